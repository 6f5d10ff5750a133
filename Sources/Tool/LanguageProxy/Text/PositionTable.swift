/// A text with the begins of its lines, to convert between positions and offsets.
package struct PositionTable: Equatable {
  /// The text.
  package let bytes: [UInt8]
  /// The offset where each line begins.
  private let starts: [Int]

  /// The table of a text, whose lines end as the protocol says: in `\n`, `\r\n` or `\r`.
  package init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
      let isHalf = byte == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
      if !isHalf { starts.append(offset + 1) }
    }
    self.starts = starts
  }

  /// The offset in bytes of a position; one past the end of its line, or of the text, is that end.
  package func offset(of position: Position) -> Int {
    guard starts.indices.contains(position.line) else {
      return position.line < 0 ? 0 : bytes.count
    }
    var offset = starts[position.line]
    var units = position.character
    while units > 0, offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      let length = Self.length(of: bytes[offset])
      offset += length
      units -= length == 4 ? 2 : 1
    }
    return min(offset, bytes.count)
  }

  /// The position of an offset in bytes, 0 … the text's length.
  package func position(of offset: Int) -> Position {
    // The last line that begins at or before the offset.
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var units = 0
    for byte in bytes[starts[low]..<max(starts[low], min(offset, bytes.count))]
    where byte & 0xC0 != 0x80 {
      units += byte >= 0xF0 ? 2 : 1
    }
    return Position(line: low, character: units)
  }

  /// The position of a line and a column in bytes, both from 1; lines are those that end in `\n`.
  package func position(line: Int, column: Int) -> Position {
    var (rest, start) = (line - 1, 0)
    while rest > 0, let end = bytes[start...].firstIndex(of: 0x0A) {
      (rest, start) = (rest - 1, end + 1)
    }
    return position(of: min(start + column - 1, bytes.count))
  }

  /// The text with what is between two positions replaced.
  package func replacing(
    from start: Position,
    to end: Position,
    with text: String
  ) -> String {
    let first = offset(of: start)
    let last = max(first, offset(of: end))
    return String(decoding: bytes[..<first] + Array(text.utf8) + bytes[last...], as: UTF8.self)
  }

  /// The length in bytes of the character that begins with a byte.
  private static func length(of byte: UInt8) -> Int {
    byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }
}
