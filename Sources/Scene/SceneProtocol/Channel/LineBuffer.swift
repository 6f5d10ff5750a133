/// Splits a stream of bytes into lines.
package struct LineBuffer: Sendable {
  /// Maximum length of a line without another one in `init`, in bytes: a longer message is invalid.
  package static let longestLine = 1 << 20

  private var bytes: [UInt8] = []
  /// The number of bytes already searched for an end of line.
  private var searched = 0

  private let longestLine: Int

  package init(longestLine: Int = Self.longestLine) { self.longestLine = longestLine }

  /// Adds bytes.
  ///
  /// - Parameter new: The new bytes.
  /// - Returns: The lines that are complete now, without their ends; `nil` once one is too long.
  package mutating func lines<Bytes: Sequence<UInt8>>(adding new: Bytes) -> [[UInt8]]? {
    bytes.append(contentsOf: new)
    var lines: [[UInt8]] = []
    var start = 0
    while let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(Array(bytes[start..<end]))
      start = end + 1
      searched = start
    }
    bytes.removeFirst(start)
    searched = bytes.count
    return bytes.count > longestLine ? nil : lines
  }

  /// The same for text that is shown: a line that is too long is one as far as it goes.
  package mutating func lines<Bytes: Sequence<UInt8>>(addingText new: Bytes) -> [[UInt8]] {
    lines(adding: new) ?? takeRest()
  }

  /// Takes the line that has no end yet, if there is one.
  package mutating func takeRest() -> [[UInt8]] {
    defer { (bytes, searched) = ([], 0) }
    return bytes.isEmpty ? [] : [bytes]
  }
}
