import SwiftSyntax

/// Overrides of a member that an extension gives to a class of UIKit or QuartzCore: only Objective-C dispatches these
/// dynamically. Here the extension's member switches on the object's class.
///
///     extension UIView { @objc func f() { a() } }
///     class Card: UIView { override func f() { super.f() } }
///
///     extension UIView {
///       func f() { if let object = self as? Card { return object.Card_f() }; return UIView_f() }
///       func UIView_f() { a() }
///     }
///     class Card: UIView { func Card_f() { self.UIView_f() } }
extension RewriteRules {
  /// Whether the member was such an override, or is overridden in this way; no other rule applies to it then.
  func rewrite(
    frameworkMember node: some WithModifiersSyntax & DeclSyntaxProtocol,
    named name: TokenSyntax
  ) -> Bool {
    let isInExtension = node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) ?? false
    let fullName = node.as(FunctionDeclSyntax.self)?.fullName ?? name.text
    if dropOverride(of: node, named: name) { return true }
    guard let type = types.last, !node.modifiers.contains(.static),
      let base = frameworkClass(with: fullName, above: type)
    else { return false }
    let overriders = overriders(of: fullName, below: base)
    if base == type, isInExtension, node.modifiers.modifier(.override) == nil {
      guard !overriders.isEmpty else { return false }
      return dispatch(node, named: name, to: overriders)
    }
    guard let override = node.modifiers.modifier(.override) else { return false }
    blank(override)
    if isInExtension, let open = node.modifiers.modifier(.open) { replace(open, with: "public") }
    replace(name, with: Self.name(name.text, of: type))
    let ancestors = line(of: type).dropFirst()
    let next = ancestors.first { overriders.contains($0) } ?? base
    rewrite(supers: Syntax(node), of: name.text, to: Self.name(name.text, of: next))
    return true
  }

  /// An override in an extension of a class of a framework, which replaces that class's own member by Objective-C's
  /// runtime: here it is another member, which is not called.
  ///
  ///     extension UIPageControl { override func sizeToFit() {} }
  ///     extension UIPageControl { func UIPageControl_sizeToFit() {} }
  private func dropOverride(
    of node: some WithModifiersSyntax & DeclSyntaxProtocol,
    named name: TokenSyntax
  ) -> Bool {
    guard node.isInExtension, let override = node.modifiers.modifier(.override),
      let type = types.last, FrameworkClasses.isKnown(type), declarations.classBodies[type] == nil
    else { return false }
    // (One that another extension declares is dispatched by the rules below.)
    let fullName = node.as(FunctionDeclSyntax.self)?.fullName ?? name.text
    // A warning ends its line: where it cannot, the error stays.
    let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    guard frameworkClass(with: fullName, above: type) == nil, next?.startsLine == true else {
      return false
    }
    blank(override)
    if let open = node.modifiers.modifier(.open) { replace(open, with: "public") }
    replace(name, with: Self.name(name.text, of: type))
    let said = "\(type).\(name.text) of an extension is not called: override it in a subclass"
    insert("; #warning(\"\(said)\")", after: node)
    return true
  }

  private static func name(_ member: String, of type: String) -> String {
    "\(type.replacing(".", with: "_"))_\(member)"
  }

  /// A type with its superclasses in the files and in the frameworks.
  private func line(of type: String) -> [String] {
    let own = declarations.line(of: type)
    guard let last = own.last else { return FrameworkClasses.line(of: type) }
    let outside = declarations.classBodies[last] == nil ? last : declarations.superclasses[last]
    let rest = outside.map(FrameworkClasses.line) ?? []
    return own + (rest.first == last ? Array(rest.dropFirst()) : rest)
  }

  /// The class of a framework to which an extension gives a member that a type could override.
  private func frameworkClass(with member: String, above type: String) -> String? {
    guard let extended = declarations.extensionMembers[member] else { return nil }
    let line = line(of: type)
    // What a class in the files has itself is overridden as anywhere.
    return line.first { extended.contains($0) && declarations.classBodies[$0] == nil }
  }

  /// The classes that override a member, each before its superclasses.
  private func overriders(of member: String, below base: String) -> [String] {
    let all = (declarations.overriders[member] ?? []).filter {
      $0 != base && line(of: $0).contains(base)
    }
    return all.sorted { (line(of: $0).count, $1) > (line(of: $1).count, $0) }
  }

  private func dispatch(
    _ node: some WithModifiersSyntax & DeclSyntaxProtocol,
    named name: TokenSyntax,
    to overriders: [String]
  ) -> Bool {
    let own = Self.name(name.text, of: types.last ?? "")
    let casts = overriders.map { type in
      ("if let object = self as? \(type) { return object.", Self.name(name.text, of: type))
    }
    let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
    let access = isPublic ? "public " : node.modifiers.contains(.fileprivate) ? "fileprivate " : ""
    var text: String
    if let function = node.as(FunctionDeclSyntax.self) {
      let parameters = function.signature.parameterClause.parameters
      guard function.genericParameterClause == nil, parameters.allSatisfy({ $0.ellipsis == nil })
      else { return false }
      let arguments = function.forwardedArguments
      let calls = casts.map { "\($0.0)\($0.1)(\(arguments)) }" } + ["return \(own)(\(arguments))"]
      let isDiscardable = function.attributes.contains("discardableResult")
      text = isDiscardable ? "@discardableResult " : ""
      text += "\(access)func \(name.text)\(function.forwardedSignature.onOneLine) "
      text += "{ \(calls.joined(separator: "; ")) }; "
    } else {
      guard let binding = node.as(VariableDeclSyntax.self)?.bindings.first,
        let type = binding.typeAnnotation, binding.accessorBlock?.hasSetter == false
      else { return false }
      let reads = casts.map { "\($0.0)\($0.1) }" } + ["return \(own)"]
      text = "\(access)var \(name.text)\(type.onOneLine) { \(reads.joined(separator: "; ")) }; "
    }
    insert(text, before: node)
    if let open = node.modifiers.modifier(.open) { replace(open, with: "public") }
    replace(name, with: own)
    return true
  }

  /// `super.f` in a member's body is the next one's.
  func rewrite(supers body: Syntax, of name: String, to other: String) {
    final class Finder: SyntaxVisitor {
      var found: [MemberAccessExprSyntax] = []
      override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.is(SuperExprSyntax.self) == true { found.append(node) }
        return .visitChildren
      }
    }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(body)
    for access in finder.found where access.declName.baseName.text == name {
      if let base = access.base { replace(base, with: "self") }
      replace(access.declName.baseName, with: other)
    }
  }
}

extension AccessorBlockSyntax {
  fileprivate var hasSetter: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { $0.accessorSpecifier.text != "get" }
  }
}
