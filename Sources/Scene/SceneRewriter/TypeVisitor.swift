import SwiftSyntax

/// A visitor of a file that keeps track of the enclosing types.
class TypeVisitor: SyntaxVisitor {
  /// The enclosing types, outermost first, each by its qualified name.
  private(set) var types: [String] = []

  init() { super.init(viewMode: .sourceAccurate) }

  /// Called for each type and extension, before its members.
  func enter(_ type: String, _ inherited: InheritanceClauseSyntax?) {}

  /// Called for each clause of an `#if`, whether it is compiled or not.
  func enter(_ clause: IfConfigClauseSyntax) {}

  /// Visits what is compiled of an `#if`, as far as its conditions tell.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses { enter(clause) }
    for clause in node.clauses {
      let isTrue = clause.isCompiled
      if isTrue != false { walk(clause) }
      if isTrue == true { break }
    }
    return .skipChildren
  }

  private func push(_ name: String, _ inherited: InheritanceClauseSyntax?)
    -> SyntaxVisitorContinueKind
  {
    types.append(types.last.map { "\($0).\(name)" } ?? name)
    enter(types[types.count - 1], inherited)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, nil)
  }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, nil)
  }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, nil)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.extendedType.trimmedDescription, nil)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
}

extension DeclModifierListSyntax {
  /// Whether a modifier is among them.
  func contains(_ keyword: Keyword) -> Bool { modifier(keyword) != nil }

  /// The modifier, if it is there.
  func modifier(_ keyword: Keyword) -> DeclModifierSyntax? {
    first { $0.name.tokenKind == .keyword(keyword) }
  }
}
