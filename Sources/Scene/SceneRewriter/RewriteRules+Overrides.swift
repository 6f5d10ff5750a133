import SwiftSyntax

/// `override` in an extension, and of an extension's member, which only the Objective-C runtime supports: the class
/// itself gets the member, which calls the extension's under another name.
///
///     class Card: UIView {}                         class Card: UIView { override func f() { Card_f() } }
///     extension Card { override func f() { … } }    extension Card {          func Card_f() { … } }
///
/// This requires that one of the files declares the class. Elsewhere the compiler reports the error.
extension RewriteRules {
  func rewrite(
    extensionMember node: some WithModifiersSyntax & WithAttributesSyntax & DeclSyntaxProtocol,
    named name: TokenSyntax
  ) {
    guard let around = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self),
      let type = types.last.flatMap(declarations.type(named:)),
      let body = declarations.classBodies[type], !node.modifiers.contains(.static)
    else { return }
    let override = node.modifiers.modifier(.override)
    let fullName = node.as(FunctionDeclSyntax.self)?.fullName ?? name.text
    guard override != nil || isOverridden(fullName, of: type) else { return }
    let other = "\(type.replacing(".", with: "_"))_\(name.text)"
    let isOfNoActor = isOfNoActor(DeclSyntax(node), of: type)
    let isProperty = node.is(VariableDeclSyntax.self)
    let call = isOfNoActor && isProperty ? "MainActor.assumeIsolated { \(other) }" : other
    guard var forwarder = forwarder(to: call, of: DeclSyntax(node)) else { return }
    if isOfNoActor, let function = node.as(FunctionDeclSyntax.self) {
      forwarder = isolatedForwarder(to: other, of: function)
    }
    let kept = node.modifiers.filter { $0.name.tokenKind != .keyword(.dynamic) }.onOneLine
    let attributes = node.attributes.filter { $0.trimmedDescription == "@discardableResult" }
    let isPublic = around.modifiers.contains(.public) && !node.modifiers.contains(.public)
    let head = [
      attributes.onOneLine, isOfNoActor ? "nonisolated" : "", isPublic ? "public" : "", kept,
      forwarder,
    ]
    let isFirst = edits.noteForwarder(in: type)
    let isApart = isFirst && (body.members.members.isEmpty || body.members.rightBrace.startsLine)
    let text = head.filter { !$0.isEmpty }.joined(separator: " ")
    insert("\(isApart ? "" : "; ")\(text) ", before: body.members.rightBrace, in: body.file)
    if let override { blank(override) }
    // Members of extensions cannot be open.
    if let open = node.modifiers.modifier(.open) { replace(open, with: "public") }
    replace(name, with: other)
  }

  /// Whether a subclass among the files overrides a member of this class.
  private func isOverridden(_ member: String, of type: String) -> Bool {
    declarations.overriders[member, default: []].contains { overrider in
      let line = declarations.line(of: overrider)
      return line.first != type && line.contains(type)
    }
  }

  /// The member without its modifiers, with a body that calls the other; `nil` for one that cannot be forwarded.
  private func forwarder(to other: String, of member: DeclSyntax) -> String? {
    if let function = member.as(FunctionDeclSyntax.self) {
      return forwarder(to: other, of: function)
    }
    guard let property = member.as(VariableDeclSyntax.self), let binding = property.bindings.first,
      let type = binding.typeAnnotation, let accessors = binding.accessorBlock?.accessors
    else { return nil }
    let head = "var \(binding.pattern.trimmedDescription)\(type.onOneLine)"
    guard case .accessors(let list) = accessors else { return "\(head) { \(other) }" }
    let words = Set(list.map(\.accessorSpecifier.text))
    guard words.isSubset(of: ["get", "set"]) else { return nil }
    let setter = words.contains("set") ? " set { \(other) = newValue }" : ""
    return "\(head) { get { \(other) }\(setter) }"
  }

  private func isolatedForwarder(to other: String, of function: FunctionDeclSyntax) -> String {
    let signature = function.forwardedSignature
    let parameter = signature.parameterClause.parameters.first
    let name = (parameter?.secondName ?? parameter?.firstName)?.text
    let passed = name.map { "nonisolated(unsafe) let \($0) = \($0); " } ?? ""
    let call = "MainActor.assumeIsolated { \(other)(\(function.forwardedArguments)) }"
    return "func \(function.name.text)\(signature.onOneLine) { \(passed)return \(call) }"
  }

  private func forwarder(to other: String, of function: FunctionDeclSyntax) -> String? {
    let parameters = function.signature.parameterClause.parameters
    guard function.genericParameterClause == nil, parameters.allSatisfy({ $0.ellipsis == nil })
    else { return nil }
    let effects = function.signature.effectSpecifiers
    let words = [
      effects?.throwsClause.map { _ in "try " }, effects?.asyncSpecifier.map { _ in "await " },
    ]
    let call = "\(words.compactMap(\.self).joined())\(other)(\(function.forwardedArguments))"
    return "func \(function.name.text)\(function.forwardedSignature.onOneLine) { \(call) }"
  }
}

extension TokenSyntax {
  /// Whether it is the first token in its line.
  var startsLine: Bool {
    leadingTrivia.contains { piece in
      switch piece {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
      default: false
      }
    }
  }
}

extension FunctionDeclSyntax {
  /// Its signature with a name for each parameter, also for those that it does not use: `f(_: Int)`, `f(a _: Int)`.
  var forwardedSignature: FunctionSignatureSyntax {
    var signature = signature
    let parameters = signature.parameterClause.parameters.enumerated().map { index, parameter in
      guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter }
      return parameter.with(\.firstName.trailingTrivia, .space)
        .with(\.secondName, .identifier("unused\(index)"))
    }
    signature.parameterClause.parameters = FunctionParameterListSyntax(parameters)
    return signature
  }

  /// The arguments of a call that passes its parameters on, by their names in `forwardedSignature`.
  var forwardedArguments: String {
    forwardedSignature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
      let value = (isInout ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
      return label == "_" ? value : "\(label): \(value)"
    }
    .joined(separator: ", ")
  }
}
