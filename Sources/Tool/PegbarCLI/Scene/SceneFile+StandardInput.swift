import Glibc
import SceneProtocol

/// A scene that comes from standard input.
extension SceneFile {
  /// All of standard input.
  static func standardInput() throws(CommandError) -> [UInt8] {
    if isatty(STDIN_FILENO) == 1 && Console.Stream.error.isTerminal {
      Console.write("pegbar: type the scene; Ctrl+D ends it\n", to: .error)
    }
    // Nothing has begun yet that Ctrl+C would leave behind, and the signals are not handled meanwhile.
    SignalMask.release()
    let bytes = FileIO.read(from: STDIN_FILENO)
    let reason = FileIO.reason()
    SignalMask.hold()
    guard let bytes else { throw .noInput(path: shown("-"), reason: reason) }
    return bytes
  }
}

extension BuildCache {
  /// Stores the text from standard input in a file, for the compiler and for crash reports to read.
  ///
  /// The same text always has the same path, so that its compiled scene is found again.
  ///
  /// - Parameter bytes: The text.
  /// - Returns: The path of its file.
  /// - Throws: `cannotWrite` when the cache cannot be written.
  func keep(input bytes: [UInt8]) throws(CommandError) -> String {
    let directory = "\(root)/stdin-\(ContentDigits.of(bytes))"
    let path = "\(directory)/stdin.swift"
    try makeDirectory(directory)
    utimes(directory, nil)
    guard FileIO.read(path) != bytes else { return path }
    let temporary = "\(path).\(getpid())"
    guard FileIO.write(bytes, to: temporary), rename(temporary, path) == 0 else {
      throw .cannotWrite(path: path, reason: FileIO.reason())
    }
    return path
  }
}
