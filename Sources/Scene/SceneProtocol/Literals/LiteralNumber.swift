/// The number of a literal in a built program: that of its file, and its own there.
///
/// A literal that comes or goes changes the numbers in its file only, so that the other files of the scene need not be
/// compiled again.
package enum LiteralNumber {
  /// Maximum number of literals in a file.
  package static let mostInFile = 1 << 16

  /// The number of the literal at an index of a file's.
  package static func of(_ index: Int, inFile file: Int) -> Int { file * mostInFile + index }

  /// The index of the file, and that of the literal among its own.
  package static func place(_ number: Int) -> (file: Int, index: Int) {
    (number / mostInFile, number % mostInFile)
  }
}
