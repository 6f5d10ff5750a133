public import Foundation

/// A line of text, laid out; lengths in points, y up from the baseline.
public final class CTLine {
  /// What the line was made from: a place in it is a UTF-16 unit.
  let string: NSAttributedString
  let line: GlyphLine
  let runs: [CTRun]
  let range: CFRange
  let carets: LineCarets

  /// A line of a text that is laid out already.
  init(_ line: GlyphLine, of string: NSAttributedString, _ places: StringPlaces) {
    let unit = { places.unit(ofByte: $0, in: line.paragraph) }
    let start = unit(line.range.lowerBound)
    (self.line, self.string) = (line, string)
    runs = line.runs.map { CTRun($0, of: string, unit) }
    range = CFRange(location: start, length: max(unit(line.range.upperBound) - start, 0))
    carets = LineCarets(runs, start: start, line)
  }

  /// A text in one line.
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
  /// A string as Core Text sees it: Helvetica in 12 points and black where nothing else is said.
  init(_ string: NSAttributedString, _ style: TextParagraphStyle = TextParagraphStyle()) {
    let font = TextFont.nearest(to: "Helvetica", size: 12)
    self.init(string, usual: TextAttributes(font: font), style)
  }
}

/// A line's width, and how far it reaches.
///
/// - Parameters:
///   - line: The line.
///   - ascent: Where to write how far it reaches above the baseline; `nil` for nowhere.
///   - descent: Where to write how far it reaches below it.
///   - leading: Where to write what the greatest of its fonts wants between two lines.
/// - Returns: The width, spaces at the end included.
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

/// A text in one line; what would break it has no width.
///
/// - Parameter attrString: The text; a `UIFont` is a font, too, and a `UIColor` a color.
/// - Returns: The line.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}

/// The line's runs, `CTRun`s, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

/// How many glyphs the line has.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.runs.reduce(0) { $0 + $1.run.glyphs.count }
}

/// The line's characters, in UTF-16 units of the string that it was made from.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

/// The box around the glyphs' ink.
///
/// - Parameters:
///   - line: The line.
///   - context: Its text position is where the line begins; `nil` for the origin.
/// - Returns: Null where there is no ink.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  line.runs.reduce(CGRect.null) { box, run in
    box.union(CTRunGetImageBounds(run, context, CFRange()))
  }
}

/// How wide the spaces at the line's end are.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  let units = Array(line.string.string.utf16)
  var end = min(line.range.location + line.range.length, units.count)
  while end > line.range.location, [0x20, 0x09, 0x0A, 0x0D, 0x3000].contains(units[end - 1]) {
    end -= 1
  }
  return abs(line.carets.x(of: line.range.location + line.range.length) - line.carets.x(of: end))
}

/// How far a line is moved to stand in a width.
///
/// - Parameters:
///   - line: The line.
///   - flushFactor: 0 at the left, ½ in the middle, 1 at the right.
///   - flushWidth: The width.
/// - Returns: No less than 0.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine,
  _ flushFactor: CGFloat,
  _ flushWidth: Double
) -> Double {
  let room = flushWidth - line.line.width + CTLineGetTrailingWhitespaceWidth(line)
  return max(room, 0) * Double(min(max(flushFactor, 0), 1))
}

/// Draws the line where the context's text position is, as its text matrix says.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  for run in line.runs { CTRunDraw(run, context, CFRange()) }
}

/// Where a caret in front of a character stands, from where the line begins.
///
/// - Parameters:
///   - line: The line.
///   - charIndex: A UTF-16 unit of the string that the line was made from.
///   - secondaryOffset: Where to write the same again; `nil` for nowhere.
/// - Returns: The distance; at the line's end for a later character.
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine,
  _ charIndex: CFIndex,
  _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let x = CGFloat(line.carets.x(of: charIndex))
  secondaryOffset?.pointee = x
  return x
}

/// The place between two characters that is nearest to a point.
///
/// - Parameters:
///   - line: The line.
///   - position: From where the line begins.
/// - Returns: The character behind it, as a UTF-16 unit of the string that the line was made from.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  line.carets.unit(at: Double(position.x))
}
