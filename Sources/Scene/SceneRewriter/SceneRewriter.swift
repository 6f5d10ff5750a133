package import SceneProtocol
import SwiftParser
import SwiftSyntax

/// Rewrites the parts of a scene's texts that need the Objective-C runtime.
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
    rewrite(together: [text])[0]
  }

  /// The texts of one scene's files, rewritten together: each rule knows what all of them declare.
  ///
  /// - Parameter texts: The files' texts.
  /// - Returns: The new texts, in the same order.
  package static func rewrite(together texts: [String]) -> [SceneRewriting] {
    let trees = texts.map { Parser.parse(source: $0) }
    let own = trees.map { FileDeclarations($0) }
    let all = own.reduce(into: FileDeclarations()) { $0.add($1) }
    let visitor = RewriteVisitor()
    for (tree, own) in zip(trees, own) {
      visitor.declarations = all.preferring(own)
      visitor.walk(tree)
    }
    return zip(texts, trees).map { rewriting(of: $0, $1, visitor) }
  }

  private static func rewriting(
    of text: String,
    _ tree: SourceFileSyntax,
    _ visitor: RewriteVisitor
  ) -> SceneRewriting {
    let lines = LineTable(text)
    let found = visitor.results[tree.id] ?? RewriteVisitor.Results()
    let edits = found.edits.pieces(in: lines)
    let problems = tree.hasError ? [] : found.problems
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
