import SceneProtocol
import SwiftSyntax

/// A hash of what rules that rewrite other files may see of a file: all but the bodies of its functions, of its
/// accessors, and of its `#Preview`s.
final class OutsideHash: SyntaxVisitor {
  private(set) var value = ByteHash.of([])

  init(of tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    // (With what separates it from the next.)
    value = ByteHash.of(Array(node.text.utf8) + [0], after: value)
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if case .getter = node.accessors { .skipChildren } else { .visitChildren }
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}
