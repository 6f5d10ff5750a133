package import SceneProtocol
import SwiftParser
import SwiftSyntax

/// Rewrites the parts of a scene's text that need the Objective-C runtime, or one of Apple's systems.
///
/// Each rule is an extension of `RewriteRules`; `pegbar help objc` lists them for the user.
package enum SceneRewriter {
  /// The text with the rules applied, on the same lines.
  ///
  /// A text with syntax errors is rewritten as far as it is understood, without reporting problems: the compiler's own
  /// errors come first.
  ///
  /// - Parameter text: A scene's text.
  /// - Returns: The new text, and how its columns relate to the old ones.
  package static func rewrite(_ text: String) -> SceneRewriting { rewrite([text])[0] }

  /// The texts of a module's files with the rules applied, each on the same lines.
  ///
  /// What one file declares counts for the others: a class that an extension in another file overrides a method of, a
  /// protocol whose optional methods another file calls.
  ///
  /// - Parameter texts: The files' texts.
  /// - Returns: The new texts in the same order, and how their columns relate to the old ones.
  package static func rewrite(_ texts: [String]) -> [SceneRewriting] {
    let trees = texts.map { Parser.parse(source: $0) }
    let declarations = trees.enumerated().map { FileDeclarations($1, file: $0) }
    var all = FileDeclarations()
    for one in declarations { all.add(one) }
    let edits = ModuleEdits(fileCount: texts.count)
    let visitors = trees.enumerated().map { file, tree in
      let visitor = RewriteVisitor(all.seen(from: declarations[file]), file: file, edits: edits)
      visitor.walk(tree)
      visitor.addFoundationParts(to: tree, texts[file])
      return visitor
    }
    return texts.indices.map { file in
      rewriting(
        of: texts[file],
        edits: edits.edits[file],
        problems: trees[file].hasError ? [] : visitors[file].problems
      )
    }
  }

  private static func rewriting(
    of text: String,
    edits: [TextEdit],
    problems: [(offset: Int, message: String)]
  ) -> SceneRewriting {
    let lines = LineTable(text)
    let edits = edits.pieces(in: lines)
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
