import SwiftSyntax

/// The initializer that the compiler gives to a class without one is on no actor, and that of a subclass on the main
/// actor, which is an error. Here the class has it written.
///
///     class Base { var a = 1 }                class Base { var a = 1; init() {} }
///     class Card: Base {}
extension RewriteRules {
  func rewrite(baseClass node: ClassDeclSyntax) {
    guard let type = types.last, node.initializers.isEmpty,
      declarations.isSuperclass(type),
      !node.modifiers.contains(.nonisolated),
      node.memberBlock.members.allSatisfy(\.needsNoValue),
      (node.inheritanceClause?.inheritedTypes ?? []).allSatisfy({ isProtocol($0.type) })
    else { return }
    let brace = node.memberBlock.rightBrace
    let isAlone = node.memberBlock.members.isEmpty || brace.startsLine
    let isApart = edits.noteForwarder(in: type) && isAlone
    insert("\(isApart ? "" : "; ")init() {} ", before: brace)
  }

  /// Whether a type of an inheritance clause is a protocol of the files, as no class is among their other types.
  private func isProtocol(_ type: TypeSyntax) -> Bool {
    let name = type.trimmedDescription
    return name == "AnyObject" || name == "class"
      || declarations.type(named: name).map(declarations.valueTypes.contains) == true
  }
}

extension FileDeclarations {
  /// Whether a class of the files has this one as its superclass.
  fileprivate func isSuperclass(_ type: String) -> Bool {
    superclasses.contains { other, written in
      guard other != type, classBodies[other] != nil, let name = written.split(separator: "<").first
      else { return false }
      return self.type(named: String(name)) == type
    }
  }
}
