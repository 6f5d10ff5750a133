import SceneProtocol

/// The offsets of a rewritten text in the scene's own.
struct SceneOffsets {
  /// The pieces that were replaced: where each begins in the scene's text, and how long it is in both.
  private var pieces: [(offset: Int, length: Int, newLength: Int)] = []

  init(_ edits: [SceneRewriting.Edit], of text: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    let starts = [0] + text.indices.filter { text[$0] == newline }.map { $0 + 1 }
    pieces = edits.compactMap { edit in
      guard starts.indices.contains(edit.line - 1) else { return nil }
      return (starts[edit.line - 1] + edit.column - 1, edit.length, edit.newLength)
    }
  }

  /// Where a piece of the rewritten text is in the scene's own; `nil` where it is not the same there.
  func own(_ range: Range<Int>) -> Range<Int>? {
    var shift = 0
    for piece in pieces {
      let start = piece.offset + shift
      if range.upperBound <= start { break }
      guard range.lowerBound >= start + piece.newLength else { return nil }
      shift += piece.newLength - piece.length
    }
    return range.lowerBound - shift..<range.upperBound - shift
  }
}
