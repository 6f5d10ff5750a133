import SceneProtocol
import SwiftSyntax

/// What is kept of the rewriting of a module, so that the next one parses only the files that have changed.
///
/// The rewriting of a file depends on its text and on what it sees of the others: so the others keep theirs while a
/// change is within the bodies of functions.
package struct RewriteState: Codable {
  /// A file as it was rewritten last.
  struct File: Codable {
    /// A hash of its text.
    var text: UInt64
    var declarations: FileDeclarations
    /// The classes that it declares.
    var classes: Set<String>
    /// What the others see of it.
    var outside: UInt64
    var rewriting: SceneRewriting
  }

  var files: [File]

  static func hash(of text: String) -> UInt64 { ByteHash.of(text.utf8) }
}

extension RewriteState.File {
  /// Whether others would see the same of a file.
  func isSame(outside other: FileDeclarations, _ tree: SourceFileSyntax) -> Bool {
    declarations == other.withoutBodies && classes == Set(other.classBodies.keys)
      && outside == OutsideHash(of: tree).value
  }

  /// The declarations with the classes' bodies, which are parsed when a rule looks at them.
  func declarations(in parsed: ParsedFile, file: Int) -> FileDeclarations {
    var result = declarations
    for type in classes {
      result.classBodies[type] = FileDeclarations.ClassBody(file: file, type: type) {
        parsed.members(of: type)
      }
    }
    return result
  }
}
