public import Foundation

/// A line of text, laid out; lengths in points, y up from the baseline.
public final class CTLine {
  /// The text that the line was made from; indices are UTF-16 units of it.
  let string: NSAttributedString
  let line: GlyphLine
  let runs: [CTRun]
  let range: CFRange
  let carets: LineCarets

  /// A line of a text that is already laid out.
  init(_ line: GlyphLine, of string: NSAttributedString, _ places: StringPlaces) {
    let unit = { places.unit(ofByte: $0, in: line.paragraph) }
    let start = unit(line.range.lowerBound)
    (self.line, self.string) = (line, string)
    runs = line.runs.map { CTRun($0, of: string, unit) }
    range = CFRange(location: start, length: max(unit(line.range.upperBound) - start, 0))
    carets = LineCarets(runs, start: start, line)
  }

  /// Lays out a text in one line.
  init(_ string: NSAttributedString) {
    let ready = string.forLayout(isOneLine: true)
    let places = StringPlaces(ready.string)
    line = TextLayout(AttributedText(ready))?.glyphLines.first ?? .empty
    self.string = string
    runs = line.runs.map { CTRun($0, of: string) { places.unit(ofByte: $0, in: 0) } }
    range = CFRange(location: 0, length: string.length)
    carets = LineCarets(runs, start: 0, line)
  }
}

extension AttributedText {
  /// A string with Core Text's defaults: Helvetica in 12 points and black where attributes are missing.
  init(_ string: NSAttributedString, _ style: TextParagraphStyle = TextParagraphStyle()) {
    let font = TextFont.nearest(to: "Helvetica", size: 12)
    self.init(string, usual: TextAttributes(font: font), style)
  }
}

/// A line's width and vertical extent, in points.
///
/// - Parameters:
///   - line: The line.
///   - ascent: Receives the extent above the baseline; `nil` to write none.
///   - descent: Receives the extent below the baseline; `nil` to write none.
///   - leading: Receives the greatest gap between lines that its fonts recommend; `nil` to write none.
/// - Returns: The width, including spaces at the end.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine,
  _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = CGFloat(line.line.ascent)
  descent?.pointee = CGFloat(line.line.descent)
  leading?.pointee = CGFloat(line.runs.map(\.font.metrics.leading).max() ?? 0)
  return line.line.width
}

/// Lays out a text in one line; line ends in it have no width.
///
/// - Parameter attrString: The text; a `UIFont` counts as a font, and a `UIColor` as a color.
/// - Returns: The line.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}

/// The line's runs, `CTRun`s, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

/// The number of glyphs of the line.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.runs.reduce(0) { $0 + $1.run.glyphs.count }
}

/// The line's characters, in UTF-16 units of the string that it was made from.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

/// The bounding box of the glyphs' ink, in points.
///
/// - Parameters:
///   - line: The line.
///   - context: A context whose text position is the line's origin; `nil` for the origin.
/// - Returns: Null where there is no ink.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  line.runs.reduce(CGRect.null) { box, run in
    box.union(CTRunGetImageBounds(run, context, CFRange()))
  }
}

/// The width of the spaces at the line's end, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  let units = Array(line.string.string.utf16)
  var end = min(line.range.location + line.range.length, units.count)
  while end > line.range.location, [0x20, 0x09, 0x0A, 0x0D, 0x3000].contains(units[end - 1]) {
    end -= 1
  }
  return abs(line.carets.x(of: line.range.location + line.range.length) - line.carets.x(of: end))
}

/// The offset that aligns a line in a width, in points.
///
/// - Parameters:
///   - line: The line.
///   - flushFactor: 0 at the left, ½ in the middle, 1 at the right.
///   - flushWidth: The width, in points.
/// - Returns: An offset of at least 0.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine,
  _ flushFactor: CGFloat,
  _ flushWidth: Double
) -> Double {
  let room = flushWidth - line.line.width + CTLineGetTrailingWhitespaceWidth(line)
  return max(room, 0) * Double(min(max(flushFactor, 0), 1))
}

/// Draws the line at the context's text position, with its text matrix.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  for run in line.runs { CTRunDraw(run, context, CFRange()) }
}

/// The offset of a caret in front of a character from the line's origin, in points.
///
/// - Parameters:
///   - line: The line.
///   - charIndex: The index of a UTF-16 unit of the string that the line was made from.
///   - secondaryOffset: Receives the same offset; `nil` to write none.
/// - Returns: The offset; the line's end for a later character.
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine,
  _ charIndex: CFIndex,
  _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let x = CGFloat(line.carets.x(of: charIndex))
  secondaryOffset?.pointee = x
  return x
}

/// The caret position between two characters that is nearest to a point.
///
/// - Parameters:
///   - line: The line.
///   - position: The point, from the line's origin.
/// - Returns: The index of the character after it, in UTF-16 units of the string that the line was made from.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  line.carets.unit(at: Double(position.x))
}
