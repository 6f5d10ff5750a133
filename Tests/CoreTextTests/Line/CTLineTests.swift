import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKit

/// Apple, *CTLine*, *CTRun*.
struct `Lines of Core Text` {
  private func runs(_ line: CTLine) -> [CTRun] { CTLineGetGlyphRuns(line) as? [CTRun] ?? [] }

  @Test func `are as wide and high as a label's`() throws {
    let line = CTLineCreateWithAttributedString(attributed("Hamburg"))
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    let label = UILabel()
    label.font = UIFont(name: "Pegbar Test", size: 20)
    label.text = "Hamburg"
    // A label's size is rounded up to a third of a point at most.
    #expect(abs(label.intrinsicContentSize.width - CGFloat(width)) < 0.51)
    #expect(ascent == CTFontGetAscent(testFont) && descent == CTFontGetDescent(testFont))
    #expect(CTLineGetGlyphCount(line) == 7)
    #expect(CTLineGetStringRange(line) == CFRangeMake(0, 7))
  }

  @Test func `have a run for each look`() throws {
    let text = attributed("red blue", [kCTForegroundColorAttributeName: CGColor.black])
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    text.addAttribute(
      NSAttributedString.Key(kCTForegroundColorAttributeName),
      value: blue,
      range: NSRange(location: 4, length: 4)
    )
    let line = CTLineCreateWithAttributedString(text)
    let runs = runs(line)
    #expect(runs.map { CTRunGetStringRange($0) } == [CFRangeMake(0, 4), CFRangeMake(4, 4)])
    let attributes = CTRunGetAttributes(try #require(runs.last))
    #expect(attributes[kCTForegroundColorAttributeName] as? CGColor == blue)
    let font = try #require(attributes[kCTFontAttributeName] as? any CTFont)
    #expect(CTFontGetSize(font) == 20 && CTFontCopyFamilyName(font) == "Pegbar Test")
    var indices = [CFIndex](repeating: 0, count: 4)
    CTRunGetStringIndices(runs[1], CFRangeMake(0, 0), &indices)
    #expect(indices == [4, 5, 6, 7])
    var advances = [CGSize](repeating: .zero, count: 4)
    CTRunGetAdvances(runs[1], CFRangeMake(0, 0), &advances)
    let width = CTRunGetTypographicBounds(runs[1], CFRange(), nil, nil, nil)
    #expect(abs(advances.reduce(0) { $0 + Double($1.width) } - width) < 1e-9)
    var positions = [CGPoint](repeating: .zero, count: 2)
    CTRunGetPositions(runs[1], CFRangeMake(1, 2), &positions)
    #expect(positions[1].x > positions[0].x && positions[0].y == 0)
    #expect(CTRunGetStatus(runs[0]).isEmpty)
  }

  /// Places are UTF-16 units, whatever a character has of them.
  @Test func `have places in the text that they were made from`() throws {
    let line = CTLineCreateWithAttributedString(attributed("aé𝕏b\nc"))
    let whole = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
    #expect(abs(Double(CTLineGetOffsetForStringIndex(line, 7, nil)) - whole) < 1e-9)
    let places = [0, 1, 2, 4, 5].map { CTLineGetOffsetForStringIndex(line, $0, nil) }
    #expect(places == places.sorted() && Set(places).count == 5)
    for (unit, x) in zip([0, 1, 2, 4, 5], places) {
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: x + 0.5, y: 0)) == unit)
    }
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: -10, y: 0)) == 0)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 1000, y: 0)) == 7)
  }

  @Test func `run from right to left`() throws {
    let line = CTLineCreateWithAttributedString(attributed("שלום"))
    #expect(runs(line).allSatisfy { CTRunGetStatus($0) == .rightToLeft })
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(abs(Double(CTLineGetOffsetForStringIndex(line, 0, nil)) - width) < 0.01)
    #expect(CTLineGetOffsetForStringIndex(line, 4, nil) == 0)
  }

  /// A letter whose ink is at the bottom stays there where y points up, and stands on its head where it points down.
  @Test func `stand upright where y points up`() throws {
    let line = CTLineCreateWithAttributedString(attributed("L"))
    let up = try #require(upright(20, 20))
    up.textPosition = CGPoint(x: 2, y: 2)
    CTLineDraw(line, up)
    let picture = try #require(up.makeImage())
    let widths = picture.alphas.map { $0.count { $0 > 128 } }
    #expect(widths[16] > 6 && (4...14).allSatisfy { (1...3).contains(widths[$0]) })
    let down = try CGContext(pixelWidth: 20, pixelHeight: 20, scale: 1)
    down.textPosition = CGPoint(x: 2, y: 2)
    CTLineDraw(line, down)
    let reversed = try #require(down.makeImage())
    // FreeType then rounds partial coverage in the other direction: by one of 255.
    let pairs = zip(reversed.alphas.reversed().joined(), picture.alphas.joined())
    #expect(pairs.allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    // Either of the two ways that programs reverse it by.
    let matrix = try CGContext(pixelWidth: 20, pixelHeight: 20, scale: 1)
    matrix.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
    matrix.textPosition = CGPoint(x: 2, y: 18)
    CTLineDraw(line, matrix)
    #expect(try #require(matrix.makeImage()).pixels == picture.pixels)
    let flipped = try CGContext(pixelWidth: 20, pixelHeight: 20, scale: 1)
    flipped.translateBy(x: 0, y: 20)
    flipped.scaleBy(x: 1, y: -1)
    flipped.textPosition = CGPoint(x: 2, y: 2)
    CTLineDraw(line, flipped)
    #expect(try #require(flipped.makeImage()).pixels == picture.pixels)
  }

  /// The same pixels as text that a view draws.
  @Test func `are drawn as views draw them`() throws {
    let font = try #require(UIFont(name: "Pegbar Test", size: 20))
    let text = NSAttributedString(
      string: "Hag 7",
      attributes: [.font: font, .foregroundColor: UIColor.red]
    )
    let view = try CGContext(pixelWidth: 80, pixelHeight: 30, scale: 1)
    UIGraphicsPushContext(view)
    text.draw(at: .zero)
    UIGraphicsPopContext()
    let own = try CGContext(pixelWidth: 80, pixelHeight: 30, scale: 1)
    own.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
    own.textPosition = CGPoint(x: 0, y: font.ascender)
    CTLineDraw(CTLineCreateWithAttributedString(text), own)
    let (a, b) = (try #require(view.makeImage()), try #require(own.makeImage()))
    #expect(a.pixels == b.pixels && a.ink > 10_000)
  }

  @Test func `have ink where it is drawn`() throws {
    let line = CTLineCreateWithAttributedString(attributed("Hg"))
    let context = try #require(upright(40, 30))
    context.textPosition = CGPoint(x: 5, y: 10)
    let box = CTLineGetImageBounds(line, context)
    CTLineDraw(line, context)
    let rows = try #require(context.makeImage()).alphas
    let inked = rows.indices.filter { rows[$0].contains { $0 > 0 } }
    let (top, bottom) = (try #require(inked.first), try #require(inked.last))
    #expect(abs(CGFloat(30 - top) - box.maxY) <= 1 && abs(CGFloat(29 - bottom) - box.minY) <= 1)
    #expect(CTLineGetImageBounds(line, nil).minX == box.minX - 5)
    #expect(CTLineGetImageBounds(CTLineCreateWithAttributedString(attributed(" ")), nil).isNull)
  }

  @Test func `take colors, outlines and lines below`() throws {
    func picture(_ values: [String: Any], _ change: (CGContext) -> Void = { _ in }) throws
      -> CGImage
    {
      let context = try #require(upright(30, 30))
      context.textPosition = CGPoint(x: 4, y: 10)
      context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      change(context)
      CTLineDraw(CTLineCreateWithAttributedString(attributed("I", values)), context)
      return try #require(context.makeImage())
    }
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(try picture([:]).pixels.contains(0xFF00_0000))
    let colored = try picture([kCTForegroundColorAttributeName: red])
    #expect(colored.pixels.contains(0xFFFF_0000) && !colored.pixels.contains(0xFF00_0000))
    let own = try picture([kCTForegroundColorFromContextAttributeName: true])
    #expect(own.pixels.contains(0xFF00_FF00))
    let underlined = try picture([kCTUnderlineStyleAttributeName: CTUnderlineStyle.single.rawValue])
    #expect(underlined.ink > colored.ink)
    let outlined = try picture([kCTStrokeWidthAttributeName: 3.0])
    let plain = try picture([:])
    #expect(outlined.ink > 0 && outlined.pixels != plain.pixels)
    let hidden = try picture([:]) { $0.setTextDrawingMode(.invisible) }
    #expect(hidden.ink == 0)
    let background = try picture([kCTBackgroundColorAttributeName: red])
    #expect(background.pixels.contains(0xFFFF_0000))
  }

  /// What is drawn later is cut to the letters.
  @Test func `cut what comes later`() throws {
    let context = try #require(upright(30, 30))
    context.textPosition = CGPoint(x: 4, y: 10)
    context.setTextDrawingMode(.clip)
    CTFontDrawGlyphs(testFont, [try glyph("I")], [.zero], 1, context)
    #expect(try #require(context.makeImage()).ink == 0)
    context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
    let ink = try #require(context.makeImage()).ink
    #expect(ink > 0 && ink < 30 * 30 * 255 / 4)
  }

  private func glyph(_ letter: String) throws -> CGGlyph {
    var glyph: CGGlyph = 0
    try #require(CTFontGetGlyphsForCharacters(testFont, Array(letter.utf16), &glyph, 1))
    return glyph
  }

  @Test func `glyphs are shown by Core Graphics too`() throws {
    let (a, b) = (try #require(upright(30, 30)), try #require(upright(30, 30)))
    CTFontDrawGlyphs(testFont, [try glyph("R")], [CGPoint(x: 3, y: 5)], 1, a)
    b.setFont(try #require(CGFont("Pegbar Test")))
    b.setFontSize(20)
    b.showGlyphs([try glyph("R")], at: [CGPoint(x: 3, y: 5)])
    let (drawn, shown) = (try #require(a.makeImage()), try #require(b.makeImage()))
    #expect(drawn.pixels == shown.pixels && drawn.ink > 0)
    // Without a font nothing is drawn; settings about smoothing change nothing.
    let none = try #require(upright(30, 30))
    none.setShouldSmoothFonts(true)
    none.setAllowsFontSmoothing(true)
    none.setShouldSubpixelPositionFonts(false)
    none.setShouldSubpixelQuantizeFonts(true)
    none.showGlyphs([try glyph("R")], at: [.zero])
    #expect(try #require(none.makeImage()).ink == 0)
    // Edges that are not smoothed.
    let hard = try #require(upright(30, 30))
    hard.setShouldAntialias(false)
    CTFontDrawGlyphs(testFont, [try glyph("R")], [CGPoint(x: 3, y: 5)], 1, hard)
    let pixels = try #require(hard.makeImage()).pixels
    #expect(Set(pixels) == [0, 0xFF00_0000])
  }

  @Test(arguments: [CTLineTruncationType.start, .middle, .end])
  func `are truncated to a width`(_ type: CTLineTruncationType) throws {
    let line = CTLineCreateWithAttributedString(attributed("The quick brown fox"))
    let sign = CTLineCreateWithAttributedString(attributed("…"))
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(CTLineCreateTruncatedLine(line, width, type, sign) === line)
    for room in stride(from: 30, to: width, by: 7) {
      let short = try #require(CTLineCreateTruncatedLine(line, room, type, sign))
      let own = CTLineGetTypographicBounds(short, nil, nil, nil)
      // As much as there is room for: the widest letter is 20 wide at most.
      #expect(own <= room && own > room - 20)
    }
    #expect(CTLineCreateTruncatedLine(line, 1, type, sign) == nil)
  }

  @Test func `stand in a width`() {
    let line = CTLineCreateWithAttributedString(attributed("ab  "))
    let spaces = CTLineGetTrailingWhitespaceWidth(line)
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(spaces > 0 && spaces < width)
    #expect(CTLineGetPenOffsetForFlush(line, 0, 100) == 0)
    #expect(abs(CTLineGetPenOffsetForFlush(line, 1, 100) - (100 - width + spaces)) < 1e-9)
    #expect(abs(CTLineGetPenOffsetForFlush(line, 0.5, 100) - (100 - width + spaces) / 2) < 1e-9)
    #expect(CTLineGetPenOffsetForFlush(line, 1, 1) == 0)
  }

  @Test(arguments: ["", "\n", "\0"]) func `of nothing are empty`(_ text: String) throws {
    let line = CTLineCreateWithAttributedString(attributed(text))
    #expect(CTLineGetImageBounds(line, nil).isNull)
    #expect(CTLineGetOffsetForStringIndex(line, 5, nil) == 0)
    let context = try #require(upright(10, 10))
    CTLineDraw(line, context)
    #expect(try #require(context.makeImage()).ink == 0)
  }

  @Test func `of characters that the font has not are in another`() throws {
    let line = CTLineCreateWithAttributedString(attributed("aЖ"))
    for run in runs(line) {
      let font = try #require(CTRunGetAttributes(run)[kCTFontAttributeName] as? any CTFont)
      #expect(CTFontGetSize(font) == 20)
    }
    #expect(CTFontCreateForString(testFont, "a", CFRangeMake(0, 1)) === testFont)
  }
}

/// Apple, *CFAttributedString*: how programs without Foundation's names make text.
struct `Attributed strings of Core Foundation` {
  @Test func `are attributed strings`() {
    let text = CFAttributedStringCreateMutable(kCFAllocatorDefault, 0)
    CFAttributedStringReplaceString(text, CFRangeMake(0, 0), "Hello")
    let all = CFRangeMake(0, CFAttributedStringGetLength(text))
    CFAttributedStringSetAttribute(text, all, kCTFontAttributeName, testFont)
    let line = CTLineCreateWithAttributedString(text)
    let other = CTLineCreateWithAttributedString(attributed("Hello"))
    #expect(
      CTLineGetTypographicBounds(line, nil, nil, nil)
        == CTLineGetTypographicBounds(other, nil, nil, nil)
    )
    // What is not there is not changed.
    CFAttributedStringSetAttribute(text, CFRangeMake(3, 99), kCTFontAttributeName, nil)
    CFAttributedStringSetAttribute(text, CFRangeMake(-9, -9), kCTFontAttributeName, nil)
    CFAttributedStringReplaceString(text, CFRangeMake(99, 1), "!")
    #expect(text.string == "Hello!")
    let plain = CFAttributedStringCreate(nil, "a", [kCTFontAttributeName: testFont])
    #expect(
      plain.attribute(NSAttributedString.Key(kCTFontAttributeName), at: 0, effectiveRange: nil)
        != nil
    )
  }
}
