import SwiftSyntax

/// Protocols with optional methods: these get a default that does nothing, or, where a value is expected, one that
/// throws, which a class's own method of the same name need not.
///
///     @objc protocol P { @objc optional func f() }     protocol P: AnyObject { func f() }; extension P { func f() {} }
///     delegate?.f?()                                   delegate?.f()
///
///     @objc optional func g() -> Int                   func g() throws -> Int; its default throws
///     delegate?.g?() ?? 1                              (try? delegate?.g()) ?? 1
extension RewriteRules {
  func rewrite(protocol node: ProtocolDeclSyntax) {
    guard node.attributes.contains(where: isObjC) else { return }
    let name = types.last ?? node.name.text
    let members = node.memberBlock.members.map(\.decl)
    let properties = members.compactMap(optionalProperty)
    let base = properties.isEmpty ? nil : "\(name.replacing(".", with: "_"))_Defaults"
    makeClassBound(node, refining: base)
    let defaults = members.compactMap(defaultMember) + properties.map(\.reader)
    guard !defaults.isEmpty else { return }
    let access = node.modifiers.contains(.public) ? "public " : ""
    var text = "; \(access)extension \(name) { \(defaults.joined(separator: "; ")) }"
    if let base {
      let missing = properties.map(\.missing).joined(separator: "; ")
      let isPrivate = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
      let reach = isPrivate ? "fileprivate " : access
      text += "; \(reach)protocol \(base): AnyObject {}; \(reach)extension \(base) { \(missing) }"
    }
    insert(text, after: outermost(node))
  }

  private func isObjC(_ element: AttributeListSyntax.Element) -> Bool {
    element.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
  }

  /// Only classes conform to Objective-C's protocols, so that a `weak` reference is valid.
  ///
  /// - Parameters:
  ///   - node: The protocol.
  ///   - base: A protocol that it refines too.
  private func makeClassBound(_ node: ProtocolDeclSyntax, refining base: String?) {
    let more = base.map { ", \($0)" } ?? ""
    guard let inherited = node.inheritanceClause?.inheritedTypes, let last = inherited.last else {
      return insert(": AnyObject\(more)", after: node.name)
    }
    let names = inherited.map(\.type.trimmedDescription)
    let isBound = !Set(["AnyObject", "NSObjectProtocol", "class"]).isDisjoint(with: names)
    let added = (isBound ? "" : ", AnyObject") + more
    if !added.isEmpty { insert(added, after: last) }
  }

  /// The default of an optional requirement; `nil` for other members.
  private func defaultMember(_ member: DeclSyntax) -> String? {
    let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers
    guard let optional = modifiers?.modifier(.optional) else { return nil }
    guard let function = member.as(FunctionDeclSyntax.self) else {
      if !member.is(VariableDeclSyntax.self) {
        refuse(optional, "an optional subscript cannot be had: make it an optional method")
      }
      return nil
    }
    blank(optional)
    let effects = function.signature.effectSpecifiers
    let marked = function.returnsNothing || effects?.throwsClause != nil ? "" : " throws"
    if !marked.isEmpty {
      if let effects {
        insert(marked, after: effects)
      } else {
        insert(marked, after: function.signature.parameterClause)
      }
    }
    let words: Set<Keyword> = [.static, .class, .mutating, .nonisolated]
    let kept = function.modifiers.filter { modifier in
      words.contains { modifier.name.tokenKind == .keyword($0) }
    }
    let attributes = function.attributes.filter { !isObjC($0) }
    let parts = [
      attributes.onOneLine, kept.onOneLine, "func \(function.name.text)",
    ]
    let head = parts.filter { !$0.isEmpty }.joined(separator: " ")
    let generics = function.genericParameterClause?.onOneLine ?? ""
    let conditions = function.genericWhereClause.map { " \($0.onOneLine)" } ?? ""
    let parameters = function.signature.parameterClause.onOneLine
    let said = effects.map { " \($0.onOneLine)" } ?? ""
    let result = function.signature.returnClause.map { " \($0.onOneLine)" } ?? ""
    // (An error of the standard library's: the file may import nothing.)
    let body = function.returnsNothing ? "{}" : "{ throw CancellationError() }"
    return "\(head)\(generics)\(parameters)\(said)\(marked)\(result)\(conditions) \(body)"
  }

  /// The enclosing declaration at file scope: extensions are allowed only there.
  func outermost(_ node: some SyntaxProtocol) -> Syntax {
    var result = Syntax(node)
    var parent = result.parent
    while let current = parent {
      if current.isProtocol((any DeclGroupSyntax).self) { result = current }
      parent = current.parent
    }
    return result
  }
}

extension FunctionDeclSyntax {
  /// Whether it has no value.
  var returnsNothing: Bool {
    guard let type = signature.returnClause?.type.trimmedDescription else { return true }
    return ["Void", "()", "Swift.Void"].contains(type)
  }
}
