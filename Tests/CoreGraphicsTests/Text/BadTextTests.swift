import CoreGraphics
import Foundation
import Testing

/// Invalid text: each case has a documented result, and none crashes.
struct `Bad text` {
  @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e9] as [Double])
  func `of a size that cannot be drawn has no layout`(_ size: Double) {
    let text = AttributedText("x", .bundled(size))
    let isThere = TextLayout(text) != nil
    #expect(!isThere)
    var mixed = AttributedText("a", .bundled(16))
    mixed.append("x", .bundled(size), TextParagraphStyle())
    let lines = try? TextProbe(mixed).lines
    #expect(lines == ["a"])
  }

  @Test func `with zero bytes shows the rest`() throws {
    let (plain, odd) = (AttributedText("ab", .bundled(16)), AttributedText("a\0b", .bundled(16)))
    #expect(try TextProbe(odd).size == TextProbe(plain).size)
    #expect(try TextProbe(AttributedText("\0", .bundled(16))).lines == [""])
  }

  /// Swift has repaired what was no UTF-8 by then: each bad byte is one U+FFFD.
  @Test func `that was no UTF-8 shows replacement characters`() throws {
    let string = String(decoding: [0x61, 0xFF, 0xC0, 0x62], as: UTF8.self)
    #expect(try TextProbe(AttributedText(string, .bundled(16))).lines == ["a\u{FFFD}\u{FFFD}b"])
  }

  @Test func `with halves of characters shows replacement characters`() throws {
    let halves = NSMutableAttributedString(string: "x😀y")
    // The two halves of one character look different: neither is whole.
    halves.addAttribute(.textKern, value: 1, range: NSRange(location: 0, length: 2))
    let usual = TextAttributes.bundled(16)
    let text = AttributedText(halves, usual: usual, TextParagraphStyle())
    #expect(try TextProbe(text).lines == ["x\u{FFFD}\u{FFFD}y"])
  }

  @Test func `that is too long is cut at the limit`() throws {
    let huge = String(repeating: "word ", count: 1_000_000)
    let text = AttributedText(huge, .bundled(10), TextParagraphStyle(breaking: .betweenWords))
    #expect(text.isCut)
    let probe = try TextProbe(text, width: 200, height: 100, lineLimit: 5)
    #expect(probe.lines.count == 5 && probe.isTruncated)
    // Not within a character.
    let wide = AttributedText(String(repeating: "語", count: 50_000), .bundled(10))
    #expect(try TextProbe(wide, width: 10, lineLimit: 1).lines[0].utf8.count == 99_999)
  }

  @Test(arguments: [-5, 0, .nan, .infinity, 1e30, -.infinity] as [CGFloat])
  func `in odd widths and heights has lines`(_ length: CGFloat) throws {
    for truncation in [TextParagraphStyle.Truncation.none, .start, .middle, .end] {
      for breaking in [TextParagraphStyle.Breaking.never, .betweenWords, .betweenCharacters] {
        let style = TextParagraphStyle(breaking: breaking, truncation: truncation)
        let text = AttributedText("some words שלום", .bundled(16), style)
        #expect(try !TextProbe(text, width: length).lines.isEmpty)
        #expect(try !TextProbe(text, width: 50, height: length, lineLimit: -3).lines.isEmpty)
      }
    }
  }

  @Test(arguments: [.nan, .infinity, -1e300, -7] as [Double])
  func `with odd numbers for its looks has the size of the plain one`(_ number: Double) throws {
    var looks = TextAttributes.bundled(16)
    (looks.baselineOffset, looks.strokeWidth) = (number.isFinite ? 0 : number, number)
    looks.kern = number.isFinite ? 0 : number
    var style = TextParagraphStyle()
    (style.lineSpacing, style.lineHeightMultiple) = (number, number)
    (style.minimumLineHeight, style.maximumLineHeight) = (number, number)
    (style.firstLineHeadIndent, style.headIndent) = (number, number)
    (style.spacingBefore, style.spacingAfter) = (number, number)
    if !number.isFinite { style.tailIndent = number }
    let odd = AttributedText("x\ny", looks, style)
    let plain = AttributedText("x\ny", .bundled(16))
    #expect(try TextProbe(odd).size == TextProbe(plain).size)
    _ = try TextProbe.picture(odd)
  }

  @Test func `in a family that is not there is drawn in another`() throws {
    let family = TextFont(family: "No Such Family\0, , ", size: 12)
    #expect(try TextProbe(AttributedText("x", TextAttributes(font: family))).size.width > 2)
    let none = TextFont(family: "", size: 12)
    #expect(try TextProbe(AttributedText("x", TextAttributes(font: none))).size.width > 2)
  }

  @Test func `through a matrix that is none draws nothing`() throws {
    let context = try CGContext(pixelWidth: 20, pixelHeight: 20, scale: 1)
    for scale in [0, .nan, .infinity] as [CGFloat] {
      context.saveGState()
      context.scaleBy(x: scale, y: 1)
      TextLayout(AttributedText("x", .bundled(16)))?.draw(in: context)
      context.restoreGState()
    }
    TextLayout(AttributedText("x", .bundled(16)))?.draw(
      in: context,
      at: CGPoint(x: CGFloat.nan, y: 0)
    )
    #expect(context.makeImage()?.inkColumns == nil)
    TextLayout(AttributedText("x", .bundled(16)))?.draw(in: context)
    #expect(context.makeImage()?.inkColumns != nil)
  }
}
