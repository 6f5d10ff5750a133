import SceneProtocol

/// The line starts of a text, for converting offsets to lines and columns by binary search.
struct LineTable {
  let bytes: [UInt8]
  /// The offset where each line begins.
  private let starts: [Int]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Whether a line ends here: these bytes are not moved.
  func isLineEnd(_ offset: Int) -> Bool { bytes[offset] == UInt8(ascii: "\n") }

  /// The line and the column in bytes, both from 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    // The last line that begins at or before the offset.
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// Converts an edit to lines and columns, for the command.
  func edit(_ edit: TextEdit) -> SceneRewriting.Edit {
    let (line, column) = place(of: edit.offset)
    return SceneRewriting.Edit(
      line: line,
      column: column,
      length: edit.length,
      newLength: edit.replacement.utf8.count
    )
  }
}
