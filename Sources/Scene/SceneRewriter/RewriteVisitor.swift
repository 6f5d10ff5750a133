import SwiftSyntax

/// Visits a file, and applies the rules to its nodes.
final class RewriteVisitor: RewriteRules {
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    rewrite(attribute: node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    // Every method and property of a class is dynamic here, as far as that has a meaning.
    if node.name.tokenKind == .keyword(.dynamic) { blank(node) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      rewrite(selector: node)
      return .skipChildren
    case "keyPath":
      rewrite(keyPath: node)
      return .skipChildren
    default: return .visitChildren
    }
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let answer = super.visit(node)
    rewrite(protocol: node)
    return answer
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    rewrite(initializer: node)
    return .visitChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    rewrite(deinitializer: node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isNeverCalled(node) {
      blank(node)
      return .skipChildren
    }
    if rewrite(observer: node) { return .visitChildren }
    if !rewrite(frameworkMember: node, named: node.name) {
      rewrite(extensionMember: node, named: node.name)
    }
    rewrite(override: DeclSyntax(node))
    rewrite(tableEditing: node)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    rewrite(oldName: node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    rewrite(oldName: node.baseName)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    if node.bindings.count == 1, let name, !rewrite(frameworkMember: node, named: name) {
      rewrite(extensionMember: node, named: name)
    }
    rewrite(member: node)
    rewrite(override: DeclSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    rewrite(import: node)
    note(conditionalImport: node)
    return .visitChildren
  }

  override func enter(_ clause: IfConfigClauseSyntax) {
    if let condition = clause.condition { rewrite(condition: condition, of: clause) }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let answer = super.visit(node)
    rewrite(layerClass: node)
    rewrite(baseClass: node)
    return answer
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewrite(call: node)
    rewrite(callOfView: node)
    rewrite(callOfOwnClass: node)
    rewrite(contextOf: node)
    rewrite(blockOf: node)
    rewrite(callOfMethodValue: node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewrite(initializerOfView: node)
    rewrite(valueOfObject: node)
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    rewrite(forcedCall: node)
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    rewrite(optionalCall: node)
    return .visitChildren
  }
}
