/// Cuts a stream of bytes into its lines.
package struct LineBuffer: Sendable {
  /// The most bytes that a line may have: a message that is longer is none.
  package static let longestLine = 1 << 20

  private var bytes: [UInt8] = []
  /// How far has been looked for an end of line.
  private var searched = 0

  package init() {}

  /// Takes in what has come.
  ///
  /// - Parameter new: The bytes.
  /// - Returns: The lines that end in them, without their ends; `nil` once one is too long.
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
    return bytes.count > Self.longestLine ? nil : lines
  }
}
