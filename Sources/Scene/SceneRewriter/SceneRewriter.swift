package import SceneProtocol
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
    rewrite(texts, after: nil).rewritings
  }

  /// The texts of a module's files with the rules applied, for which only what has changed is parsed.
  ///
  /// - Parameters:
  ///   - texts: The files' texts.
  ///   - state: What was kept of an earlier rewriting of files of the same number; `nil` for none.
  /// - Returns: The new texts in the same order, and what to keep; `nil` when nothing of it would be of use.
  package static func rewrite(
    _ texts: [String],
    after state: RewriteState?
  ) -> (rewritings: [SceneRewriting], state: RewriteState?) {
    let files = texts.map(ParsedFile.init)
    if let state, let new = rewriteChanged(files, state) {
      return (new.files.map(\.rewriting), new)
    }
    let declarations = files.enumerated().map { FileDeclarations($1, file: $0) }
    let edits = ModuleEdits(fileCount: files.count)
    let rewritings = rewrite(Array(files.indices), of: files, declarations, edits)
    guard !edits.areAcrossFiles else { return (rewritings, nil) }
    let kept = files.indices.map { file in
      RewriteState.File(
        text: RewriteState.hash(of: texts[file]),
        declarations: declarations[file].withoutBodies,
        classes: Set(declarations[file].classBodies.keys),
        outside: OutsideHash(of: files[file].tree).value,
        rewriting: rewritings[file]
      )
    }
    return (rewritings, RewriteState(files: kept))
  }

  /// Rewrites the files whose texts have changed; `nil` when others may have to be rewritten for that.
  private static func rewriteChanged(_ files: [ParsedFile], _ state: RewriteState) -> RewriteState?
  {
    guard files.count == state.files.count else { return nil }
    let hashes = files.map { RewriteState.hash(of: $0.text) }
    let changed = files.indices.filter { hashes[$0] != state.files[$0].text }
    var declarations = files.enumerated().map { state.files[$0].declarations(in: $1, file: $0) }
    for file in changed {
      declarations[file] = FileDeclarations(files[file], file: file)
      guard state.files[file].isSame(outside: declarations[file], files[file].tree) else {
        return nil
      }
    }
    let edits = ModuleEdits(fileCount: files.count)
    let rewritings = rewrite(changed, of: files, declarations, edits)
    guard !edits.areAcrossFiles else { return nil }
    var state = state
    for (file, rewriting) in zip(changed, rewritings) {
      (state.files[file].text, state.files[file].rewriting) = (hashes[file], rewriting)
    }
    return state
  }

  /// Rewrites some of the files, which see the declarations of all.
  private static func rewrite(
    _ places: [Int],
    of files: [ParsedFile],
    _ declarations: [FileDeclarations],
    _ edits: ModuleEdits
  ) -> [SceneRewriting] {
    var all = FileDeclarations()
    for one in declarations { all.add(one) }
    let visitors = places.map { file in
      let visitor = RewriteVisitor(all.seen(from: declarations[file]), file: file, edits: edits)
      visitor.walk(files[file].tree)
      visitor.addFoundationParts(to: files[file].tree, files[file].text)
      return visitor
    }
    return zip(places, visitors).map { file, visitor in
      rewriting(
        of: files[file].text,
        edits: edits.edits[file],
        problems: files[file].tree.hasError ? [] : visitor.problems
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
