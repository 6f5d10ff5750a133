public import Foundation

/// What makes frames of a text.
public final class CTFramesetter {
  let string: NSAttributedString

  init(_ string: NSAttributedString) { self.string = string }

  /// A part of the text in lines.
  ///
  /// - Parameters:
  ///   - range: In UTF-16 units; a length of 0 is up to the end.
  ///   - width: Of lines; `nil` for as much as they need.
  /// - Returns: The lines, whose places are those of the whole text, and the size of all of them.
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

/// What makes frames of a text; a `UIFont` is a font, too, and a `UIColor` a color.
public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// A part of the text in an area.
///
/// - Parameters:
///   - framesetter: Of the text.
///   - stringRange: The part, in UTF-16 units; a length of 0 is as much as there is room for.
///   - path: The area: the box around it counts.
///   - frameAttributes: Not used.
/// - Returns: The lines that there is room for.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter,
  _ stringRange: CFRange,
  _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  let box = path.boundingBox
  let height = box.isNull ? 0 : Double(box.height)
  let lines = framesetter.lines(of: stringRange, width: box.isNull ? 0 : box.width).lines
  // (What is a part of a thousandth too high is rounding.)
  let fitting = lines.prefix { $0.line.bottom <= height + 1 / 1024 }
  return CTFrame(Array(fitting), in: path, stringRange, height: height)
}

/// The size that a part of the text needs.
///
/// - Parameters:
///   - framesetter: Of the text.
///   - stringRange: The part, in UTF-16 units; a length of 0 is up to the end.
///   - frameAttributes: Not used.
///   - constraints: The most room; `.greatestFiniteMagnitude` or infinite for any.
///   - fitRange: Where to write what there is room for; `nil` for nowhere.
/// - Returns: The size, in points.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter,
  _ stringRange: CFRange,
  _ frameAttributes: CFDictionary?,
  _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  // Lengths that Pango cannot count are as good as any.
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

/// What breaks a text into lines.
public final class CTTypesetter {
  let framesetter: CTFramesetter

  init(_ string: NSAttributedString) { framesetter = CTFramesetter(string) }
}

/// What breaks a text into lines.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}

/// What breaks the framesetter's text into lines.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
  CTTypesetter(framesetter.string)
}

/// How many UTF-16 units from a place on there is room for, broken between words.
///
/// - Parameters:
///   - typesetter: Of the text.
///   - startIndex: Where the line begins.
///   - width: The room, in points.
/// - Returns: The line's length, spaces and a line's end at its end included.
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

/// A part of the text in one line.
///
/// - Parameters:
///   - typesetter: Of the text.
///   - stringRange: The part, in UTF-16 units; a length of 0 is up to the end.
/// - Returns: The line; its places are those of the part.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let string = typesetter.framesetter.string
  let units = stringRange.indices(of: string.length)
  return CTLine(
    string.attributedSubstring(from: NSRange(location: units.lowerBound, length: units.count))
  )
}
