import SwiftSyntax

/// `#keyPath(CALayer.position)` is `"position"`.
extension RewriteRules {
  func rewrite(keyPath node: MacroExpansionExprSyntax) {
    guard node.arguments.count == 1, let path = node.arguments.first?.expression,
      var names = names(in: path)
    else {
      return refuse(node, "#keyPath takes the names of properties: #keyPath(CALayer.position)")
    }
    let type = names.prefix(while: isTypeName).joined(separator: ".")
    names.removeFirst(min(names.count, names.prefix(while: isTypeName).count))
    guard !names.isEmpty else {
      return refuse(node, "#keyPath takes a property of a type, not the type alone")
    }
    let isOfFile = type.isEmpty || declarations.declaresClass(named: type)
    let keys = names.enumerated().map { index, name in
      key(of: name, mayBeOfFile: isOfFile || index > 0)
    }
    replace(node, with: "\"\(keys.joined(separator: "."))\"")
  }

  /// The names between dots; `nil` when there is anything else.
  func names(in path: ExprSyntax) -> [String]? {
    if let name = path.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
      return [name.baseName.text]
    }
    guard let member = path.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.argumentNames == nil, let before = names(in: base)
    else { return nil }
    return before + [member.declName.baseName.text]
  }

  func isTypeName(_ name: String) -> Bool { name.first?.isUppercase == true }

  /// The key of a property: those of the frameworks omit the "is" of Booleans.
  ///
  /// - Parameters:
  ///   - property: The property's name.
  ///   - mayBeOfFile: Whether it can be a property that the file declares.
  /// - Returns: The key, without quotes.
  /// - Returns: The key, without quotes.
  private func key(of property: String, mayBeOfFile: Bool) -> String {
    let name = property.dropFirst(2)
    guard property.hasPrefix("is"), let first = name.first, first.isUppercase,
      !mayBeOfFile || !declarations.properties.contains(property)
    else { return property }
    return first.lowercased() + name.dropFirst()
  }
}
