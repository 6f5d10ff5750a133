import SwiftSyntax

/// `override` in an extension, which only the Objective-C runtime supports: the class itself gets the override, which
/// calls the extension's method under another name.
///
///     class Card: UIView {}                         class Card: UIView { override func f() { extension_f() } }
///     extension Card { override func f() { … } }    extension Card {          func extension_f() { … } }
///
/// This requires that the file declares the class. Elsewhere the compiler reports the error.
extension RewriteVisitor {
  func rewrite(
    extensionMember node: some WithModifiersSyntax & DeclSyntaxProtocol,
    named name: TokenSyntax
  ) {
    guard let override = node.modifiers.modifier(.override),
      let around = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self),
      let type = types.last.flatMap(declarations.type(named:)),
      let body = declarations.classBodies[type]
    else { return }
    let other = "extension_\(name.text)"
    guard let forwarder = forwarder(to: other, of: DeclSyntax(node)) else { return }
    let kept = node.modifiers.filter { $0.name.tokenKind != .keyword(.dynamic) }.onOneLine
    let isPublic = around.modifiers.contains(.public) && !node.modifiers.contains(.public)
    let isFirst = noteForwarder(in: type)
    let stands = isFirst && (body.members.isEmpty || body.rightBrace.startsLine)
    insert(
      "\(stands ? "" : "; ")\(isPublic ? "public " : "")\(kept) \(forwarder) ",
      before: body.rightBrace
    )
    blank(override)
    replace(name, with: other)
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

  private func forwarder(to other: String, of function: FunctionDeclSyntax) -> String? {
    let parameters = function.signature.parameterClause.parameters
    guard function.genericParameterClause == nil, parameters.allSatisfy({ $0.ellipsis == nil })
    else { return nil }
    let arguments = parameters.map { parameter in
      let label = parameter.firstName.text
      let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
      let value = (isInout ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
      return label == "_" ? value : "\(label): \(value)"
    }
    let effects = function.signature.effectSpecifiers
    let words = [
      effects?.throwsClause.map { _ in "try " }, effects?.asyncSpecifier.map { _ in "await " },
    ]
    let call = "\(words.compactMap(\.self).joined())\(other)(\(arguments.joined(separator: ", ")))"
    return "func \(function.name.text)\(function.signature.onOneLine) { \(call) }"
  }
}

extension TokenSyntax {
  /// Whether it is the first token in its line.
  fileprivate var startsLine: Bool {
    leadingTrivia.contains { piece in
      switch piece {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
      default: false
      }
    }
  }
}
