import SceneProtocol

/// A range of bytes of the text, and its replacement.
struct TextEdit: Equatable {
  /// The offset where the range begins.
  var offset: Int
  /// The length in bytes; 0 for an insertion.
  var length: Int
  var replacement: String

  var end: Int { offset + length }
}

extension [TextEdit] {
  /// The edits in the order of their offsets, each within a line.
  ///
  /// A replaced range of several lines keeps its line ends; its replacement is in the first line.
  func pieces(in lines: LineTable) -> [TextEdit] {
    // Sorting is not stable: insertions at the same offset stay in the order of the rules, before what is replaced
    // there.
    let inOrder = enumerated().sorted {
      ($0.element.offset, $0.element.length > 0 ? 1 : 0, $0.offset)
        < ($1.element.offset, $1.element.length > 0 ? 1 : 0, $1.offset)
    }
    return inOrder.map(\.element).withoutOverlaps.flatMap { edit in
      var pieces: [TextEdit] = []
      var start = edit.offset
      var replacement = edit.replacement
      for offset in edit.offset..<edit.end where lines.isLineEnd(offset) {
        pieces.append(TextEdit(offset: start, length: offset - start, replacement: replacement))
        (start, replacement) = (offset + 1, "")
      }
      pieces.append(TextEdit(offset: start, length: edit.end - start, replacement: replacement))
      return pieces.filter { $0.length > 0 || !$0.replacement.isEmpty }
    }
  }

  /// The edits without those that begin in an earlier one: the first rule for a piece of text has it.
  private var withoutOverlaps: [TextEdit] {
    var end = 0
    return filter { edit in
      guard edit.offset >= end else { return false }
      end = edit.end
      return true
    }
  }

  /// The text with the edits applied; they are in order and do not overlap.
  func applied(to bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64 * count)
    var done = 0
    for edit in self {
      result += bytes[done..<edit.offset]
      result += edit.replacement.utf8
      done = edit.end
    }
    return String(decoding: result + bytes[done...], as: UTF8.self)
  }
}
