package import SceneProtocol

/// A text as its author sees it, and as the language server does, with the way from places in one to the other.
package struct RewrittenText {
  /// The text in the editor.
  package let old: PositionTable
  /// The text without words of the Objective-C runtime.
  package let new: PositionTable
  /// Pieces that differ, in both texts, in offsets; in order, none overlaps another.
  private let pieces: [(old: Range<Int>, new: Range<Int>)]
  /// What cannot be rewritten.
  package let problems: [SceneRewriting.Problem]

  /// The texts of a rewriting.
  package init(_ text: String, _ rewriting: SceneRewriting) {
    let old = PositionTable(text)
    self.old = old
    new = PositionTable(rewriting.text)
    problems = rewriting.problems
    // The rewriter's lines end in `\n` alone.
    let starts = [0] + old.bytes.indices.filter { old.bytes[$0] == 0x0A }.map { $0 + 1 }
    var shift = 0
    pieces = rewriting.edits.filter { starts.indices.contains($0.line - 1) }.map { edit in
      let start = starts[edit.line - 1] + edit.column - 1
      let piece = (
        old: start..<start + edit.length,
        new: start + shift..<start + shift + edit.newLength
      )
      shift += edit.newLength - edit.length
      return piece
    }
  }

  /// The place in the server's text of a place in the editor's.
  ///
  /// Within a replaced piece it is the same name there, if it is there.
  package func new(_ position: Position) -> Position {
    let offset = old.offset(of: position)
    guard let piece = pieces.lastElement({ $0.old.lowerBound <= offset }) else {
      return new.position(of: offset)
    }
    guard offset < piece.old.upperBound else {
      return new.position(of: offset - piece.old.upperBound + piece.new.upperBound)
    }
    let word = Self.word(at: offset, in: old.bytes, within: piece.old)
    let place = Self.find(old.bytes[word], in: new.bytes, within: piece.new)
      .map { $0.lowerBound + offset - word.lowerBound }
    return new.position(of: place ?? piece.new.lowerBound)
  }

  /// The range in the editor's text of a range in the server's, and whether both have the same text.
  package func old(
    _ start: Position,
    _ end: Position
  ) -> (start: Position, end: Position, isExact: Bool) {
    let first = new.offset(of: start)
    let range = first..<max(first, new.offset(of: end))
    let begin = pieces.lastElement { $0.new.lowerBound <= range.lowerBound }
    if let piece = begin, range.upperBound <= piece.new.upperBound,
      range.lowerBound < piece.new.upperBound
    {
      let found = Self.find(new.bytes[range], in: old.bytes, within: piece.old)
      let isWord = !range.isEmpty && found != nil
      let whole = range.isEmpty ? piece.old.lowerBound..<piece.old.lowerBound : piece.old
      let place = isWord ? found ?? whole : whole
      return (old.position(of: place.lowerBound), old.position(of: place.upperBound), isWord)
    }
    // If anything in the range was replaced, so was the last piece that begins before its end.
    let last = pieces.lastElement { $0.new.lowerBound < range.upperBound }
    let isExact = last.map { $0.new.upperBound <= range.lowerBound } ?? true
    return (
      old.position(of: oldOffset(range.lowerBound, isEnd: false)),
      old.position(of: oldOffset(range.upperBound, isEnd: true)), isExact
    )
  }

  /// The offset in the editor's text; within a piece, that of the piece's begin or end.
  private func oldOffset(_ offset: Int, isEnd: Bool) -> Int {
    let piece = pieces.lastElement {
      isEnd ? $0.new.lowerBound < offset : $0.new.lowerBound <= offset
    }
    guard let piece else { return offset }
    guard offset < piece.new.upperBound else {
      return offset - piece.new.upperBound + piece.old.upperBound
    }
    return isEnd ? piece.old.upperBound : piece.old.lowerBound
  }

  /// The name around an offset, within a range; empty where there is none.
  private static func word(
    at offset: Int,
    in bytes: [UInt8],
    within range: Range<Int>
  ) -> Range<Int> {
    let first = bytes[range.lowerBound..<offset].lastIndex { !isPart($0) }.map { $0 + 1 }
    let end = bytes[offset..<range.upperBound].firstIndex { !isPart($0) }
    return (first ?? range.lowerBound)..<(end ?? range.upperBound)
  }

  /// The last place of some bytes within a range, not as a part of a longer name.
  ///
  /// (The last, as in `Selector("tapped(_:)", Card.tapped(_:))` the second is the method.)
  private static func find(
    _ word: ArraySlice<UInt8>,
    in bytes: [UInt8],
    within range: Range<Int>
  ) -> Range<Int>? {
    guard !word.isEmpty, word.allSatisfy(isPart), word.count <= range.count else { return nil }
    for start in (range.lowerBound...range.upperBound - word.count).reversed() {
      let found = start..<start + word.count
      guard bytes[found] == word else { continue }
      let before = start == range.lowerBound ? nil : bytes[start - 1]
      let after = found.upperBound == range.upperBound ? nil : bytes[found.upperBound]
      guard !(before.map(isPart) ?? false), !(after.map(isPart) ?? false) else { continue }
      return found
    }
    return nil
  }

  /// Whether a byte can be part of a name.
  private static func isPart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
      || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}

extension Array {
  /// The last element for which a condition holds that holds for all before it; by binary search.
  fileprivate func lastElement(_ holds: (Element) -> Bool) -> Element? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? self[low - 1] : nil
  }
}
