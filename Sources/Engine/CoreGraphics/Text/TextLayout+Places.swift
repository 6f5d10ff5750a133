import CCairo

/// Caret positions and hit testing in the lines of the first paragraph; offsets are in bytes of its UTF-8, lines are
/// counted from 0.
extension TextLayout {
  /// Whether the first line runs from right to left.
  package var isRightToLeft: Bool { lines.first?.line.isRightToLeft ?? false }

  /// The position of a caret in front of a character, in points from the left of the box.
  ///
  /// That is the leading edge of the character (`pango_layout_line_index_to_x`): the right one in right-to-left text.
  /// At the end of the text it is the end of the line.
  ///
  /// - Parameters:
  ///   - offset: The offset of a character's first byte; any offset beyond the end counts as the end.
  ///   - line: The line, which has the character.
  /// - Returns: 0 for a text without such a line.
  package func caretX(atByte offset: Int, inLine line: Int = 0) -> Double {
    guard lines.indices.contains(line) else { return 0 }
    let placed = lines[line]
    guard offset < layouts[placed.paragraph].length else {
      return placed.x + (placed.line.isRightToLeft ? 0 : placed.line.width)
    }
    var x: Int32 = 0
    pango_layout_line_index_to_x(placed.line.pointer, Int32(clamping: max(offset, 0)), 0, &x)
    return placed.x + PangoUnits.points(x)
  }

  /// The caret position between two characters that is nearest to a point (`pango_layout_line_x_to_index`).
  ///
  /// - Parameters:
  ///   - x: The point, in points from the left of the box.
  ///   - line: The line.
  /// - Returns: The offset of the character after it, or the text's length; never within a grapheme cluster.
  package func byte(atX x: Double, inLine line: Int = 0) -> Int {
    guard lines.indices.contains(line) else { return 0 }
    let placed = lines[line]
    var (index, trailing): (Int32, Int32) = (0, 0)
    let place = PangoUnits.of(x - placed.x)
    _ = pango_layout_line_x_to_index(placed.line.pointer, place, &index, &trailing)
    guard trailing > 0 else { return Int(index) }
    let text = layouts[placed.paragraph].paragraph.runs.map(\.text).joined()
    let scalars = text.unicodeScalars
    let start = text.utf8.index(text.startIndex, offsetBy: min(Int(index), text.utf8.count))
    let end = scalars.index(start, offsetBy: Int(trailing), limitedBy: scalars.endIndex)
    return text.utf8.distance(from: text.startIndex, to: end ?? scalars.endIndex)
  }

  /// The horizontal extents of a range of characters: several pieces where the text is bidirectional
  /// (`pango_layout_line_get_x_ranges`).
  ///
  /// - Parameters:
  ///   - bytes: Offsets at which characters begin.
  ///   - line: The line.
  /// - Returns: The left and right of each piece, in points from the left of the box.
  package func spans(ofBytes bytes: Range<Int>, inLine line: Int = 0) -> [ClosedRange<Double>] {
    guard lines.indices.contains(line), !bytes.isEmpty else { return [] }
    let placed = lines[line]
    var ends: UnsafeMutablePointer<Int32>?
    var count: Int32 = 0
    let (start, end) = (Int32(clamping: bytes.lowerBound), Int32(clamping: bytes.upperBound))
    pango_layout_line_get_x_ranges(placed.line.pointer, start, end, &ends, &count)
    guard let ends else { return [] }
    defer { g_free(ends) }
    return (0..<Int(count)).map { index in
      let (left, right) = (ends[2 * index], ends[2 * index + 1])
      let low = placed.x + PangoUnits.points(min(left, right))
      return low...max(low, placed.x + PangoUnits.points(max(left, right)))
    }
  }

  /// The bytes of a line, with the spaces at which it is broken.
  package func bytes(ofLine line: Int) -> Range<Int> {
    guard lines.indices.contains(line) else { return 0..<0 }
    let pointer = lines[line].line.pointer
    let start = Int(pointer.pointee.start_index)
    return start..<(start + Int(pointer.pointee.length))
  }

  /// The line that has a character; the last one for offsets beyond the end.
  package func line(ofByte offset: Int) -> Int {
    max((lines.indices.first { bytes(ofLine: $0).lowerBound > offset } ?? lines.count) - 1, 0)
  }

  /// The top and bottom of a line, in points from the top of the box.
  package func span(ofLine line: Int) -> (top: Double, bottom: Double) {
    lines.indices.contains(line) ? (lines[line].top, lines[line].bottom) : (0, 0)
  }
}
