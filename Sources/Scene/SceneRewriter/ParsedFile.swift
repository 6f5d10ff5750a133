import SwiftParser
import SwiftSyntax

/// A file that is rewritten; its text is parsed when the tree is first needed.
final class ParsedFile {
  let text: String
  private(set) lazy var tree = Parser.parse(source: text)
  private lazy var bodies = DeclarationCollector.classBodies(of: tree)

  init(_ text: String) { self.text = text }

  /// The members of a class that the file declares; none of one that it does not.
  ///
  /// - Parameter type: The class's qualified name.
  /// - Returns: Its members.
  func members(of type: String) -> MemberBlockSyntax {
    bodies[type] ?? MemberBlockSyntax(members: [])
  }
}
