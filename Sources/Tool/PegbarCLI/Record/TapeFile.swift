/// The text of a tape's file.
enum TapeFile {
  /// Why it cannot be read.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  static func text(of path: String) throws(Problem) -> String {
    guard let bytes = FileIO.read(path) else { throw Problem(description: FileIO.reason()) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Problem(description: "it is not UTF-8 text")
    }
    return text
  }
}
