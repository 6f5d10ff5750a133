package import SceneProtocol
import SwiftParser
import SwiftSyntax

/// Rewrites the parts of a scene's text that need the Objective-C runtime.
///
/// Each rule is an extension of `RewriteVisitor`; `pegbar help objc` lists them for the user.
package enum SceneRewriter {
  /// The text with the rules applied, on the same lines.
  ///
  /// A text with syntax errors is rewritten as far as it is understood, without reporting problems: the compiler's own
  /// errors come first.
  ///
  /// - Parameter text: A scene's text.
  /// - Returns: The new text, and how its columns relate to the old ones.
  package static func rewrite(_ text: String) -> SceneRewriting {
    let tree = Parser.parse(source: text)
    let declarations = FileDeclarations(tree)
    let visitor = RewriteVisitor(declarations)
    visitor.walk(tree)
    let lines = LineTable(text)
    let edits = visitor.edits.pieces(in: lines)
    let problems = tree.hasError ? [] : visitor.problems
    return SceneRewriting(
      text: edits.applied(to: lines.bytes),
      edits: edits.map { lines.edit($0) },
      problems: problems.sorted { $0.offset < $1.offset }.map {
        let (line, column) = lines.place(of: $0.offset)
        return SceneRewriting.Problem(line: line, column: column, message: $0.message)
      }
    )
  }
}
