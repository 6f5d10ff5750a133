import CCairo

/// Caret positions and hit testing in the first line; offsets are in bytes of the text's UTF-8.
extension TextLayout {
  /// Whether the first line runs from right to left.
  package var isRightToLeft: Bool { lines.first?.line.isRightToLeft ?? false }

  /// The position of a caret in front of a character, in points from the left of the box.
  ///
  /// That is the leading edge of the character (`pango_layout_line_index_to_x`): the right one in right-to-left text.
  /// At the end of the text it is the end of the line.
  ///
  /// - Parameter offset: The offset of a character's first byte; any offset beyond the end counts as the end.
  /// - Returns: 0 for a text without lines.
  package func caretX(atByte offset: Int) -> Double {
    guard let placed = lines.first else { return 0 }
    guard offset < layouts[placed.paragraph].length else {
      return placed.x + (placed.line.isRightToLeft ? 0 : placed.line.width)
    }
    var x: Int32 = 0
    pango_layout_line_index_to_x(placed.line.pointer, Int32(clamping: max(offset, 0)), 0, &x)
    return placed.x + PangoUnits.points(x)
  }

  /// The caret position between two characters that is nearest to a point (`pango_layout_line_x_to_index`).
  ///
  /// - Parameter x: The point, in points from the left of the box.
  /// - Returns: The offset of the character after it, or the text's length; never within a grapheme cluster.
  package func byte(atX x: Double) -> Int {
    guard let placed = lines.first else { return 0 }
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
  /// - Parameter bytes: Offsets at which characters begin.
  /// - Returns: The left and right of each piece, in points from the left of the box.
  package func spans(ofBytes bytes: Range<Int>) -> [ClosedRange<Double>] {
    guard let placed = lines.first, !bytes.isEmpty else { return [] }
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
}
