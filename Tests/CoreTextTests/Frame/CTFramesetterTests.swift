import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKit

/// Apple, *CTFramesetter*, *CTFrame*, *CTTypesetter*, *CTParagraphStyle*.
struct `Frames of Core Text` {
  private let words = "The quick brown fox jumps over the lazy dog.\nAnd again."

  private func frame(
    _ text: NSAttributedString,
    _ box: CGRect,
    _ range: CFRange = CFRangeMake(0, 0)
  ) -> CTFrame {
    let framesetter = CTFramesetterCreateWithAttributedString(text)
    return CTFramesetterCreateFrame(framesetter, range, CGPath(rect: box, transform: nil), nil)
  }

  private func lines(_ frame: CTFrame, of text: String) -> [String] {
    (CTFrameGetLines(frame) as? [CTLine] ?? []).map {
      let range = CTLineGetStringRange($0)
      return (text as NSString).substring(
        with: NSRange(location: range.location, length: range.length)
      )
    }
  }

  private func origins(_ frame: CTFrame) -> [CGPoint] {
    var origins = [CGPoint](repeating: .zero, count: CTFrameGetLines(frame).count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    return origins
  }

  /// As many lines, and as high, as a label breaks the same text into.
  @Test(arguments: [60, 90, 130, 200, 500]) func `break lines as labels do`(_ width: CGFloat) throws
  {
    let frame = frame(attributed(words), CGRect(x: 0, y: 0, width: width, height: 1000))
    let lines = lines(frame, of: words)
    #expect(lines.joined().replacing("\n", with: "") == words.replacing("\n", with: ""))
    let label = UILabel()
    label.font = UIFont(name: "Pegbar Test", size: 20)
    label.numberOfLines = 0
    label.text = words
    let size = label.sizeThatFits(CGSize(width: width, height: 1000))
    let font = try #require(label.font)
    #expect(abs(size.height - CGFloat(lines.count) * font.lineHeight) < 1)
    let suggested = CTFramesetterSuggestFrameSizeWithConstraints(
      CTFramesetterCreateWithAttributedString(attributed(words)),
      CFRange(),
      nil,
      CGSize(width: width, height: .greatestFiniteMagnitude),
      nil
    )
    #expect(abs(suggested.height - size.height) < 1 && suggested.width <= width)
  }

  @Test func `have lines from the top, y up from the area's corner`() throws {
    let frame = frame(attributed("a\nb\nc"), CGRect(x: 10, y: 20, width: 100, height: 90))
    let (ascent, height) = (
      CTFontGetAscent(testFont), CTFontGetAscent(testFont) + CTFontGetDescent(testFont)
    )
    let places = origins(frame)
    #expect(places.map(\.x) == [0, 0, 0])
    for (index, place) in places.enumerated() {
      #expect(abs(place.y - (90 - ascent - CGFloat(index) * height)) < 0.01)
    }
    #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, 5))
    #expect(CTFrameGetPath(frame).boundingBox.minX == 10)
  }

  /// Columns: what one has no room for begins the next.
  @Test func `go on where the last one ended`() throws {
    let text = attributed(words)
    let box = CGRect(x: 0, y: 0, width: 100, height: 60)
    var (start, parts): (Int, [String]) = (0, [])
    while start < text.length {
      let frame = frame(text, box, CFRangeMake(start, 0))
      let visible = CTFrameGetVisibleStringRange(frame)
      try #require(visible.length > 0 && visible.location == start)
      parts += lines(frame, of: words)
      start += visible.length
      // The line's end is no part of a line.
      if start < text.length, (words as NSString).character(at: start) == 10 { start += 1 }
    }
    let whole = frame(text, CGRect(x: 0, y: 0, width: 100, height: 1000))
    #expect(parts == lines(whole, of: words))
    var fit = CFRange()
    _ = CTFramesetterSuggestFrameSizeWithConstraints(
      CTFramesetterCreateWithAttributedString(text),
      CFRange(),
      nil,
      box.size,
      &fit
    )
    #expect(fit == CTFrameGetVisibleStringRange(frame(text, box)))
  }

  @Test func `are drawn upright where y points up`() throws {
    let context = try #require(upright(100, 60))
    CTFrameDraw(frame(attributed("L\nL"), CGRect(x: 5, y: 5, width: 90, height: 50)), context)
    let rows = try #require(context.makeImage()).alphas.map { $0.count { $0 > 128 } }
    // Two feet, the upper one not in the lower half.
    let feet = rows.indices.filter { rows[$0] > 6 }
    #expect(feet.contains { $0 < 30 } && feet.contains { $0 > 40 })
  }

  @Test func `lines are suggested one after the other`() {
    let text = attributed(words)
    let typesetter = CTTypesetterCreateWithAttributedString(text)
    var (start, parts): (Int, [String]) = (0, [])
    while start < text.length {
      let count = CTTypesetterSuggestLineBreak(typesetter, start, 100)
      guard count > 0 else { break }
      let line = CTTypesetterCreateLine(typesetter, CFRangeMake(start, count))
      #expect(CTLineGetTypographicBounds(line, nil, nil, nil) <= 100 + 20)
      parts.append(
        (words as NSString).substring(with: NSRange(location: start, length: count))
      )
      start += count
    }
    #expect(parts.joined() == words)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 1000, 100) == 0)
  }

  @Test(
    arguments: [(CTTextAlignment.left, 0), (.center, 0.5), (.right, 1)]
      as [(CTTextAlignment, CGFloat)]
  )
  func `are aligned as in their style`(_ alignment: CTTextAlignment, _ share: CGFloat) throws {
    let style = withUnsafePointer(to: alignment) {
      CTParagraphStyleCreate(
        [CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: $0)],
        1
      )
    }
    let text = attributed("word", [kCTParagraphStyleAttributeName: style])
    let line = CTLineCreateWithAttributedString(text)
    let width = CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil))
    let frame = frame(text, CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(abs(try #require(origins(frame).first).x - share * (200 - width)) < 0.01)
  }

  @Test func `have the line spacing of their paragraph style`() throws {
    var (spacing, wrong): (CGFloat, UInt8) = (7, 200)
    let style = withUnsafePointer(to: &spacing) { spacing in
      withUnsafePointer(to: &wrong) { wrong in
        CTParagraphStyleCreate(
          [
            CTParagraphStyleSetting(spec: .lineSpacingAdjustment, valueSize: 8, value: spacing),
            // Of no known value, and of the wrong size.
            CTParagraphStyleSetting(spec: .lineBreakMode, valueSize: 1, value: wrong),
            CTParagraphStyleSetting(spec: .headIndent, valueSize: 1, value: wrong),
          ],
          3
        )
      }
    }
    let text = attributed("one two three", [kCTParagraphStyleAttributeName: style])
    let frame = frame(text, CGRect(x: 0, y: 0, width: 60, height: 500))
    let places = origins(frame)
    let height = CTFontGetAscent(testFont) + CTFontGetDescent(testFont)
    #expect(places.count > 1 && abs(places[0].y - places[1].y - height - 7) < 0.01)
  }

  @Test func `of no size have no lines`() {
    #expect(CTFrameGetLines(frame(attributed(words), .zero)).isEmpty)
    #expect(CTFrameGetLines(frame(attributed(""), CGRect(x: 0, y: 0, width: 9, height: 9))).isEmpty)
    let far = frame(
      attributed(words),
      CGRect(x: 0, y: 0, width: 90, height: 90),
      CFRangeMake(500, 3)
    )
    #expect(CTFrameGetLines(far).isEmpty)
  }
}
