public import Foundation

/// A factory of frames for a text.
public final class CTFramesetter {
  let string: NSAttributedString

  init(_ string: NSAttributedString) { self.string = string }

  /// Breaks a part of the text into lines.
  ///
  /// - Parameters:
  ///   - range: The part, in UTF-16 units; a length of 0 means up to the end.
  ///   - width: The width of lines, in points; `nil` for as much as they need.
  /// - Returns: The lines, whose indices are those of the whole text, and the size of all of them in points.
  func lines(of range: CFRange, width: CGFloat?) -> (lines: [CTLine], size: CGSize) {
    let units = range.indices(of: string.length)
    let part = string.attributedSubstring(
      from: NSRange(location: units.lowerBound, length: units.count)
    )
    let text = AttributedText(
      part.forLayout(isOneLine: false),
      TextParagraphStyle(breaking: .betweenWords)
    )
    guard units.count > 0, let layout = TextLayout(text, width: width) else { return ([], .zero) }
    let places = StringPlaces(part.string).moved(by: units.lowerBound)
    return (layout.glyphLines.map { CTLine($0, of: string, places) }, layout.size)
  }
}

/// A framesetter of a text; a `UIFont` counts as a font, and a `UIColor` as a color.
public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// Lays out a part of the text in an area.
///
/// - Parameters:
///   - framesetter: The framesetter of the text.
///   - stringRange: The part, in UTF-16 units; a length of 0 means as much as fits.
///   - path: The area: only its bounding box counts.
///   - frameAttributes: Not used.
/// - Returns: A frame of the lines that fit.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter,
  _ stringRange: CFRange,
  _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  let box = path.boundingBox
  let height = box.isNull ? 0 : Double(box.height)
  let lines = framesetter.lines(of: stringRange, width: box.isNull ? 0 : box.width).lines
  // (A fraction of a thousandth too high is rounding.)
  let fitting = lines.prefix { $0.line.bottom <= height + 1 / 1024 }
  return CTFrame(Array(fitting), in: path, stringRange, height: height)
}

/// The size that a part of the text needs.
///
/// - Parameters:
///   - framesetter: The framesetter of the text.
///   - stringRange: The part, in UTF-16 units; a length of 0 means up to the end.
///   - frameAttributes: Not used.
///   - constraints: The maximum size, in points; `.greatestFiniteMagnitude` or infinity for no limit.
///   - fitRange: Receives the range that fits; `nil` to write none.
/// - Returns: The size, in points.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter,
  _ stringRange: CFRange,
  _ frameAttributes: CFDictionary?,
  _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  // Lengths beyond Pango's range count as no limit.
  let width = constraints.width < 1_000_000 ? constraints.width : nil
  let lines = framesetter.lines(of: stringRange, width: width).lines
  let height = Double(constraints.height)
  let fitting = lines.prefix { $0.line.bottom <= height + 1 / 1024 }
  let start = stringRange.indices(of: framesetter.string.length).lowerBound
  let end = fitting.last.map { $0.range.location + $0.range.length } ?? start
  fitRange?.pointee = CFRange(location: start, length: max(end - start, 0))
  let widest = fitting.map { $0.line.x + $0.line.width }.max() ?? 0
  return CGSize(width: CGFloat(widest), height: CGFloat(fitting.last?.line.bottom ?? 0))
}

/// Breaks a text into lines.
public final class CTTypesetter {
  let framesetter: CTFramesetter

  init(_ string: NSAttributedString) { framesetter = CTFramesetter(string) }
}

/// A typesetter of a text.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}

/// The typesetter of the framesetter's text.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
  CTTypesetter(framesetter.string)
}

/// The number of UTF-16 units from an index on that fit a width, broken between words.
///
/// - Parameters:
///   - typesetter: The typesetter of the text.
///   - startIndex: The index where the line begins.
///   - width: The width, in points.
/// - Returns: The line's length, including spaces and a line end at its end.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter,
  _ startIndex: CFIndex,
  _ width: Double
) -> CFIndex {
  let string = typesetter.framesetter.string
  let rest = CFRange(location: startIndex, length: 0)
  guard rest.indices(of: string.length).count > 0 else { return 0 }
  let lines = typesetter.framesetter.lines(of: rest, width: CGFloat(width)).lines
  let next = lines.dropFirst().first?.range.location ?? string.length
  return max(next - startIndex, 0)
}

/// Lays out a part of the text in one line.
///
/// - Parameters:
///   - typesetter: The typesetter of the text.
///   - stringRange: The part, in UTF-16 units; a length of 0 means up to the end.
/// - Returns: The line; its indices are those of the part.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let string = typesetter.framesetter.string
  let units = stringRange.indices(of: string.length)
  return CTLine(
    string.attributedSubstring(from: NSRange(location: units.lowerBound, length: units.count))
  )
}
