import Foundation
import Testing

@testable import CoreGraphics

/// Text through Pango: how it breaks and how large it is, in the bundled font, whose digits are 1303/2048 of the size
/// wide, its lines 2384/2048 high.
struct `Text layouts` {
  /// As wide as a digit at 16 points.
  private let digit: CGFloat = 1303.0 / 2048 * 16
  private let lineHeight: CGFloat = 2384.0 / 2048 * 16
  /// Pango counts in units of 1/1024 point.
  private let unit: CGFloat = 1.0 / 1024

  private func text(
    _ string: String,
    breaking: TextParagraphStyle.Breaking = .never,
    truncation: TextParagraphStyle.Truncation = .none,
    alignment: TextParagraphStyle.Alignment = .natural
  ) -> AttributedText {
    let style = TextParagraphStyle(
      alignment: alignment,
      breaking: breaking,
      truncation: truncation
    )
    return AttributedText(string, .bundled(16), style)
  }

  @Test func `are as large as in the font's metrics`() throws {
    let probe = try TextProbe(text("0123456789"))
    #expect(abs(probe.size.width - 10 * digit) < 10 * unit)
    #expect(abs(probe.size.height - lineHeight) < 2 * unit)
    #expect(abs(probe.firstBaseline - 1901.0 / 2048 * 16) < 2 * unit)
    let double = try TextProbe(AttributedText("0123456789", .bundled(32)))
    #expect(abs(double.size.width - 20 * digit) < 10 * unit)
    let bold = try TextProbe(AttributedText("0123456789", .bundled(16, weight: 700)))
    #expect(bold.size.width > probe.size.width)
  }

  @Test(
    arguments: [
      (60, ["00000 ", "11111 ", "22222"]), (120, ["00000 11111 ", "22222"]),
      (170, ["00000 11111 22222"]), (45, ["0000", "0 ", "1111", "1 ", "2222", "2"]),
    ] as [(CGFloat, [String])]
  )
  func `break between words, and within one that is too long`(
    _ width: CGFloat,
    _ lines: [String]
  ) throws {
    let broken = try TextProbe(text("00000 11111 22222", breaking: .betweenWords), width: width)
    #expect(broken.lines == lines)
    #expect(broken.size.width <= width)
    #expect(abs(broken.size.height - CGFloat(lines.count) * lineHeight) < 8 * unit)
    #expect(!broken.isTruncated)
  }

  @Test func `break between characters where asked to`() throws {
    let broken = try TextProbe(text("00000 111", breaking: .betweenCharacters), width: 65)
    #expect(broken.lines == ["00000 ", "111"])
    let narrow = try TextProbe(text("0000000000", breaking: .betweenCharacters), width: 33)
    #expect(narrow.lines == ["000", "000", "000", "0"])
  }

  @Test(arguments: ["a\nb\nc", "a\r\nb\rc", "a\u{2029}b\u{85}c"])
  func `begin a line at each line end`(_ string: String) throws {
    #expect(try TextProbe(text(string), width: 10).lines == ["a", "b", "c"])
  }

  @Test func `have a line for nothing, and one after a last line end`() throws {
    #expect(try abs(TextProbe(text("")).size.height - lineHeight) < 2 * unit)
    #expect(try TextProbe(text("a\n")).lines == ["a", ""])
  }

  /// Six digits and the "…" are 77.1 wide, seven would be 87.3: what is left of the width is beside the "…".
  @Test(arguments: [
    (TextParagraphStyle.Truncation.start, "…456789"), (.middle, "012…789"), (.end, "012345…"),
  ])
  func `lose what the width has no room for`(
    _ truncation: TextParagraphStyle.Truncation,
    _ shown: String
  ) throws {
    let cut = try TextProbe(text("0123456789", truncation: truncation), width: 80)
    #expect(cut.isTruncated && cut.lines.count == 1)
    #expect(abs(cut.size.width - 80) < unit)
    #expect(try !TextProbe(text("0123456789", truncation: truncation), width: 110).isTruncated)
    // The same glyphs, each of them at a whole pixel: they are in columns of their own.
    let picture = try TextProbe.picture(text("0123456789", truncation: truncation), width: 80)
    let expected = try TextProbe.picture(text(shown))
    #expect(
      picture.pixels.filter { $0 != 0 }.sorted() == expected.pixels.filter { $0 != 0 }.sorted()
    )
    #expect((picture.pixels == expected.pixels) == (truncation == .end))
  }

  @Test func `lose what there are no lines for`() throws {
    let long = text("00000 11111 22222 33333", breaking: .betweenWords, truncation: .end)
    let cut = try TextProbe(long, width: 60, lineLimit: 2)
    #expect(cut.isTruncated && cut.lines.count == 2 && cut.lines.first == "00000 ")
    #expect(try !TextProbe(long, width: 60, lineLimit: 4).isTruncated)
    let plain = text("00000 11111 22222", breaking: .betweenWords)
    let clipped = try TextProbe(plain, width: 60, lineLimit: 2)
    #expect(clipped.lines == ["00000 ", "11111 "] && clipped.isTruncated)
  }

  @Test func `lose what there is no height for, but for the first line`() throws {
    let long = text("00000 11111 22222 33333", breaking: .betweenWords, truncation: .end)
    #expect(try TextProbe(long, width: 60, height: 2.5 * lineHeight).lines.count == 2)
    #expect(try TextProbe(long, width: 60, height: 5).lines.count == 1)
    #expect(try !TextProbe(long, width: 60, height: 4.5 * lineHeight).isTruncated)
  }

  /// The last remaining line of several paragraphs has an ellipsis.
  @Test func `say that more paragraphs follow`() throws {
    let lines = text("000\n111\n222", truncation: .end)
    let cut = try TextProbe(lines, width: 200, lineLimit: 2)
    #expect(cut.isTruncated && cut.lines == ["000", "111"])
    #expect(abs(cut.frames[1].width - (3 * digit + 16)) < 8 * unit)
    #expect(try abs(TextProbe(lines, width: 200).frames[1].width - 3 * digit) < 4 * unit)
  }

  @Test(
    arguments: [
      (.left, 0), (.natural, 0), (.justified, 0), (.center, 0.5), (.right, 1),
    ] as [(TextParagraphStyle.Alignment, CGFloat)]
  )
  func `stand according to the alignment`(
    _ alignment: TextParagraphStyle.Alignment,
    _ share: CGFloat
  ) throws {
    for breaking in [TextParagraphStyle.Breaking.never, .betweenWords] {
      let probe = try TextProbe(text("000", breaking: breaking, alignment: alignment), width: 100)
      let frame = probe.frames[0]
      #expect(abs(frame.minX - (100 - 3 * digit) * share) < 4 * unit)
      // Text that is too long for its width is not broken, and still stands by its alignment.
      let long = try TextProbe(text("000", alignment: alignment), width: 10).frames[0]
      #expect(abs(long.minX - (10 - 3 * digit) * share) < 4 * unit)
    }
  }

  @Test func `fill the width when justified, but for the last line`() throws {
    let justified = text("000 111 222 333", breaking: .betweenWords, alignment: .justified)
    let probe = try TextProbe(justified, width: 80)
    #expect(probe.lines == ["000 111 ", "222 333"])
    #expect(abs(probe.frames[0].width - 80) < 2 * unit)
    #expect(probe.frames[1].width < 75)
  }

  @Test func `draw the same pixels whether they were laid out before or not`() throws {
    let first = try TextProbe.picture(text("Ägypten fi"))
    // Another width in between: the paragraph is broken again, and back.
    _ = try TextProbe(text("Ägypten fi", breaking: .betweenWords), width: 20)
    #expect(try TextProbe.picture(text("Ägypten fi")).pixels == first.pixels)
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let colored = try TextProbe.picture(AttributedText("Ägypten fi", .bundled(16, red)))
    #expect(colored.pixels.map { $0 >> 24 } == first.pixels.map { $0 >> 24 })
    #expect(colored.count(red: 200...255, green: 0...0, blue: 0...0) > 20)
  }

  /// Text that is cut to a height is broken for two rooms, each of which is remembered.
  @Test func `of the last two rooms are not made again`() throws {
    let paragraph = text("0 1 2 3 4 5 6 7 8 9", breaking: .betweenWords).paragraphs[0]
    let layout = try #require(TextThread.current.take(paragraph))
    func lines(_ room: ParagraphLines.Room) -> [Int] {
      layout.fit(room)
      return layout.lines.map { Int(bitPattern: $0.pointer) }
    }
    let (all, some) = (
      ParagraphLines.Room(width: 30), ParagraphLines.Room(width: 30, lineLimit: 2)
    )
    let (first, second) = (lines(all), lines(some))
    #expect(first.count == 5 && second.count == 2)
    // Lines that are still there are nowhere else.
    #expect(Set(first).isDisjoint(with: second))
    #expect(lines(all) == first && lines(some) == second && lines(all) == first)
    _ = lines(ParagraphLines.Room(width: 40))
    #expect(lines(all) == first)
  }

  /// Two at once of the same text must not share lines.
  @Test func `of the same text can be held at once`() throws {
    let text = text("00000 11111", breaking: .betweenWords)
    guard let wide = TextLayout(text, width: 200), let narrow = TextLayout(text, width: 60) else {
      Issue.record("no layout")
      return
    }
    let counts = (wide.lineCount, narrow.lineCount)
    #expect(counts == (1, 2))
    let widths = (wide.frame(ofLine: 0).width, narrow.frame(ofLine: 0).width)
    #expect(widths.0 > 100 && widths.1 < 60)
  }

  /// Black glyphs have no color: antialiasing is gray, without subpixel rendering.
  @Test func `have gray edges`() throws {
    let pixels = try TextProbe.picture(text("Wave")).pixels
    #expect(pixels.allSatisfy { $0 & 0x00FF_FFFF == 0 })
    #expect(pixels.contains { (1..<255).contains($0 >> 24) })
    #expect(pixels.contains { $0 >> 24 > 200 })
  }

  @Test func `draw at the given place, in the context's units`() throws {
    let context = try CGContext(pixelWidth: 80, pixelHeight: 40, scale: 2)
    guard let layout = TextLayout(AttributedText("I", .bundled(12))) else {
      Issue.record("no layout")
      return
    }
    layout.draw(in: context, at: CGPoint(x: 20, y: 3))
    let drawn = try #require(context.makeImage())
    let size = CGSize(width: 20, height: 17)
    let own = try TextProbe.picture(AttributedText("I", .bundled(12)), size: size, scale: 2)
    // The same pixels as at the corner, moved by whole pixels.
    let part = try #require(drawn.cropping(to: CGRect(x: 40, y: 6, width: 40, height: 34)))
    #expect(part.pixels == own.pixels && own.inkColumns != nil)
  }
}
