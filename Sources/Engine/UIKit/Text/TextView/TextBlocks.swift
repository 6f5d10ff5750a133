import CoreGraphics
import Foundation

/// The paragraphs of a text view, broken into lines, one below the other.
///
/// Offsets count UTF-16 units of the whole text; places are in points from the upper left of the text.
final class TextBlocks {
  /// A paragraph.
  private struct Block {
    /// Where it is in the text, without its line end.
    let range: NSRange
    let text: String
    let styled: NSAttributedString
    /// `nil` for an empty one.
    let layout: TextParagraph?
    let top: CGFloat
    let height: CGFloat

    /// The bytes of the paragraph before an offset of the text.
    func byte(at offset: Int) -> Int {
      let index = String.Index(
        utf16Offset: min(max(offset - range.location, 0), range.length),
        in: text
      )
      return text.utf8.distance(from: text.startIndex, to: index)
    }

    /// The offset of the text for a number of bytes.
    func offset(ofByte byte: Int) -> Int {
      let index = text.utf8.index(text.startIndex, offsetBy: min(byte, text.utf8.count))
      return range.location + index.utf16Offset(in: text)
    }

    var end: Int { range.location + range.length }
    var lineCount: Int { max(layout?.layout.lineCount ?? 1, 1) }
  }

  /// A line: its paragraph, and its number there.
  private struct Line: Equatable {
    var block: Int
    var line: Int
  }

  private var blocks: [Block] = []
  /// The number of lines in the paragraphs before each.
  private var linesBefore: [Int] = []
  private let looks: LabelText
  private let width: CGFloat
  private let alignment: CGFloat
  /// The size of all lines together.
  private(set) var size = CGSize.zero

  /// - Parameters:
  ///   - looks: The attributes of text without its own, whose text is the whole text.
  ///   - text: The edited text.
  ///   - width: The width of lines.
  ///   - old: The paragraphs before an edit, of which those that are the same are not laid out again.
  init(_ looks: LabelText, _ text: EditedText, width: CGFloat, reusing old: TextBlocks? = nil) {
    self.width = width
    let plain = looks.withoutText
    self.looks = plain
    let known = old.flatMap { $0.width == width && $0.looks == plain ? $0.laidOut : nil }
    alignment =
      switch looks.alignment {
      case .center: 0.5
      case .right: 1
      case .left, .natural, .justified: 0
      }
    let whole = looks.attributed ?? NSAttributedString(string: "")
    var (top, start, index) = (CGFloat.zero, 0, text.text.startIndex)
    var (widest, lines): (CGFloat, Int) = (0, 0)
    repeat {
      let end = text.text[index...].firstIndex(where: \.isNewline) ?? text.text.endIndex
      let part = String(text.text[index..<end])
      let range = NSRange(location: start, length: part.utf16.count)
      let styled = whole.attributedSubstring(from: range)
      let same = known?[part].flatMap { $0.styled.isEqual(to: styled) ? $0.layout : nil }
      let layout = same ?? Self.layout(styled, looks, width)
      let height = layout?.layout.size.height ?? looks.font.lineHeight
      blocks.append(
        Block(
          range: range,
          text: part,
          styled: styled,
          layout: layout,
          top: top,
          height: height
        )
      )
      linesBefore.append(lines)
      lines += blocks.last?.lineCount ?? 0
      widest = max(widest, layout?.layout.size.width ?? 0)
      top += height
      guard end < text.text.endIndex else { break }
      index = text.text.index(after: end)
      start = index.utf16Offset(in: text.text)
      // (A text that ends with a line end has an empty paragraph behind it.)
    } while true
    size = CGSize(width: widest, height: top)
  }

  private static func layout(
    _ styled: NSAttributedString,
    _ looks: LabelText,
    _ width: CGFloat
  ) -> TextParagraph? {
    var looks = looks
    looks.setAttributed(styled)
    return TextParagraph(looks, width: width)
  }

  /// The paragraphs by their texts, of equal ones the last.
  private var laidOut: [String: Block] {
    Dictionary(blocks.map { ($0.text, $0) }) { _, last in last }
  }

  /// The caret's place in front of a character: its top left corner, and the line's height.
  func caret(at offset: Int) -> CGRect {
    let place = line(of: offset)
    let (top, bottom) = span(of: place)
    let block = blocks[place.block]
    let x =
      block.layout.map {
        CGFloat($0.layout.caretX(atByte: block.byte(at: offset), inLine: place.line))
      } ?? width * alignment
    return CGRect(x: x, y: top, width: 0, height: bottom - top)
  }

  /// Whether the paragraph at an offset runs from right to left.
  func isRightToLeft(at offset: Int) -> Bool {
    paragraph(at: offset)?.layout.isRightToLeft ?? false
  }

  /// The layout of the paragraph at an offset; `nil` for an empty one.
  func paragraph(at offset: Int) -> TextParagraph? { blocks[line(of: offset).block].layout }

  /// The boundary between characters that is nearest to a point.
  func offset(at point: CGPoint) -> Int { offset(in: line(at: point.y), x: point.x) }

  /// The offset in the line above or below that of a caret.
  ///
  /// - Parameters:
  ///   - offset: The caret.
  ///   - x: The horizontal place to keep.
  ///   - lines: How many lines down; negative for up.
  /// - Returns: The offset; the text's start or end beyond the first or last line.
  func offset(below offset: Int, x: CGFloat, lines: Int) -> Int {
    let now = line(of: offset)
    let next = linesBefore[now.block] + now.line + lines
    if next < 0 { return 0 }
    let block = lastBlock { linesBefore[$0] <= next }
    let line = Line(block: block, line: next - linesBefore[block])
    if line.line >= blocks[block].lineCount { return blocks.last?.end ?? 0 }
    return self.offset(in: line, x: x)
  }

  /// The start and end of the line that a caret is in.
  func ends(ofLineAt offset: Int) -> (start: Int, end: Int) {
    let place = line(of: offset)
    let block = blocks[place.block]
    guard let layout = block.layout else { return (block.range.location, block.end) }
    let bytes = layout.layout.bytes(ofLine: place.line)
    return (block.offset(ofByte: bytes.lowerBound), lastOffset(of: place))
  }

  /// The frames of characters, a line at a time; a line end that is among them is a narrow one.
  ///
  /// - Parameters:
  ///   - range: The characters.
  ///   - seen: The top and bottom between which the paragraphs are of interest; `nil` for all of them.
  /// - Returns: The frames.
  func frames(of range: NSRange, in seen: ClosedRange<CGFloat>? = nil) -> [CGRect] {
    let end = range.location + range.length
    var first = lastBlock { blocks[$0].range.location <= range.location }
    if let seen { first = max(first, lastBlock { blocks[$0].top <= seen.lowerBound }) }
    let wanted = blocks[first...].prefix {
      $0.range.location <= end && $0.top <= seen?.upperBound ?? .infinity
    }
    return wanted.flatMap { block -> [CGRect] in
      guard block.end >= range.location else { return [] }
      let start = max(range.location, block.range.location)
      let stop = min(end, block.end)
      var frames: [CGRect] = []
      if let layout = block.layout {
        let bytes = block.byte(at: start)..<max(block.byte(at: stop), block.byte(at: start))
        for line in 0..<block.lineCount {
          let own = bytes.clamped(to: layout.layout.bytes(ofLine: line))
          let (top, bottom) = layout.layout.span(ofLine: line)
          frames += layout.layout.spans(ofBytes: own, inLine: line).map {
            CGRect(
              x: CGFloat($0.lowerBound),
              y: block.top + CGFloat(top),
              width: CGFloat($0.upperBound - $0.lowerBound),
              height: CGFloat(bottom - top)
            )
          }
        }
      }
      if end > block.end, start <= block.end {
        let caret = caret(at: block.end)
        frames.append(
          CGRect(x: caret.minX, y: caret.minY, width: Self.lineEnd, height: caret.height)
        )
      }
      return frames
    }
  }

  /// The width of a selected line end, in points.
  private static let lineEnd: CGFloat = 4

  /// Draws the paragraphs with a part between two heights, in a context whose origin is that of the text.
  func draw(in context: CGContext, from top: CGFloat, to bottom: CGFloat) {
    for block in blocks[lastBlock { blocks[$0].top <= top }...] {
      guard block.top < bottom else { break }
      block.layout?.layout.draw(in: context, at: CGPoint(x: 0, y: block.top))
    }
  }

  /// The last paragraph with a property that those up to it have; the first where none has (a binary search).
  private func lastBlock(where isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, blocks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle } else { high = middle }
    }
    return low
  }

  private func line(of offset: Int) -> Line {
    let block = lastBlock { blocks[$0].range.location <= offset }
    let bytes = blocks[block].byte(at: offset)
    return Line(block: block, line: blocks[block].layout?.layout.line(ofByte: bytes) ?? 0)
  }

  private func line(at y: CGFloat) -> Line {
    let block = lastBlock { blocks[$0].top <= y }
    guard let layout = blocks[block].layout else { return Line(block: block, line: 0) }
    let inside = Double(y - blocks[block].top)
    let line = (0..<layout.layout.lineCount).last { layout.layout.span(ofLine: $0).top <= inside }
    return Line(block: block, line: line ?? 0)
  }

  private func span(of place: Line) -> (top: CGFloat, bottom: CGFloat) {
    let block = blocks[place.block]
    guard let layout = block.layout else { return (block.top, block.top + block.height) }
    let (top, bottom) = layout.layout.span(ofLine: place.line)
    return (block.top + CGFloat(top), block.top + CGFloat(bottom))
  }

  private func offset(in place: Line, x: CGFloat) -> Int {
    let block = blocks[place.block]
    guard let layout = block.layout else { return block.range.location }
    let byte = layout.layout.byte(atX: Double(x), inLine: place.line)
    return min(block.offset(ofByte: byte), lastOffset(of: place))
  }

  /// The last place of a line: in front of the space at which it is broken, which belongs to the next line as a place.
  private func lastOffset(of place: Line) -> Int {
    let block = blocks[place.block]
    guard let layout = block.layout, place.line < block.lineCount - 1 else { return block.end }
    let end = layout.layout.bytes(ofLine: place.line).upperBound
    let index = block.text.utf8.index(
      block.text.startIndex,
      offsetBy: min(end, block.text.utf8.count)
    )
    guard index > block.text.startIndex else { return block.range.location }
    return block.range.location + block.text.index(before: index).utf16Offset(in: block.text)
  }
}

/// Owns the layout of a paragraph, which cannot be in an array.
final class TextParagraph {
  let layout: TextLayout

  /// `nil` without text.
  init?(_ looks: LabelText, width: CGFloat) {
    guard let layout = looks.layout(width: width, lineLimit: 0) else { return nil }
    self.layout = layout
  }
}
