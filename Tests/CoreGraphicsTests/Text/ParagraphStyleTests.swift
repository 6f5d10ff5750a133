import CoreGraphics
import Foundation
import Testing

/// How lines and paragraphs stand: exact numbers, in the bundled font at 16 points (ascent 14.85, descent 3.77).
struct `Paragraph styles` {
  private let ascent: CGFloat = 1901.0 / 2048 * 16
  private let descent: CGFloat = 483.0 / 2048 * 16
  /// Two of Pango's units of 1/1024 point for each of the few lines.
  private let rounding: CGFloat = 8.0 / 1024

  private func probe(
    _ string: String,
    width: CGFloat = 100,
    _ change: (inout TextParagraphStyle) -> Void
  ) throws -> TextProbe {
    var style = TextParagraphStyle(breaking: .betweenWords)
    change(&style)
    return try TextProbe(AttributedText(string, .bundled(16), style), width: width)
  }

  @Test func `spacing is between lines only`() throws {
    let lines = try probe("00000 11111 22222", width: 60) { $0.lineSpacing = 4 }
    #expect(abs(lines.size.height - (3 * (ascent + descent) + 8)) < rounding)
    #expect(abs(lines.frames[1].minY - (ascent + descent + 4)) < rounding)
  }

  @Test func `paragraph spacing is between paragraphs only`() throws {
    let lines = try probe("0\n1") { ($0.spacingBefore, $0.spacingAfter) = (5, 7) }
    #expect(abs(lines.size.height - (2 * (ascent + descent) + 12)) < rounding)
  }

  /// What a line is higher than its letters is above them.
  @Test func `line heights are multiplied, then limited`() throws {
    let double = try probe("0") { $0.lineHeightMultiple = 2 }
    #expect(abs(double.size.height - 2 * (ascent + descent)) < rounding)
    #expect(abs(double.firstBaseline - (2 * (ascent + descent) - descent)) < rounding)
    #expect(try probe("0") { $0.minimumLineHeight = 30 }.size.height == 30)
    #expect(try probe("0") { $0.maximumLineHeight = 10 }.size.height == 10)
    let limited = try probe("0") { ($0.lineHeightMultiple, $0.maximumLineHeight) = (3, 25) }
    #expect(limited.size.height == 25)
  }

  @Test func `indents move the start of lines and narrow them`() throws {
    let text = "00000 11111 22222"
    let first = try probe(text, width: 110) { $0.firstLineHeadIndent = 20 }
    #expect(first.lines == ["00000 ", "11111 22222"])
    #expect(first.frames.map(\.minX) == [20, 0])
    let other = try probe(text, width: 70) { $0.headIndent = 15 }
    #expect(other.lines.count == 3 && other.frames.map(\.minX) == [0, 15, 15])
    let tail = try probe(text, width: 110) { $0.tailIndent = -20 }
    #expect(tail.lines == ["00000 ", "11111 ", "22222"])
    let end = try probe(text, width: 200) { ($0.tailIndent, $0.alignment) = (60, .right) }
    #expect(end.lines.count == 3 && end.frames.allSatisfy { $0.maxX <= 60.01 })
  }

  @Test func `indents are at the side where text starts`() throws {
    let hebrew = try probe("שלום עולם") { $0.firstLineHeadIndent = 20 }
    #expect(abs(hebrew.frames[0].maxX - 80) < rounding)
  }

  @Test func `each paragraph has its own`() throws {
    var text = AttributedText("0\n", .bundled(16))
    var right = TextParagraphStyle(alignment: .right)
    right.spacingBefore = 3
    text.append("1\n", .bundled(16), right)
    text.append("2", .bundled(16), TextParagraphStyle(alignment: .center))
    let probe = try TextProbe(text, width: 100)
    let digit = 1303.0 / 2048 * 16
    let starts: [CGFloat] = [0, 100 - digit, 50 - digit / 2]
    for (frame, start) in zip(probe.frames, starts) {
      #expect(abs(frame.minX - start) < rounding)
    }
    #expect(abs(probe.frames[1].minY - probe.frames[0].maxY - 3) < rounding)
  }

  @Test func `the largest font of a line makes its height`() throws {
    var text = AttributedText("a", .bundled(16))
    text.append("B", .bundled(32), TextParagraphStyle())
    #expect(try abs(TextProbe(text).size.height - 2 * (ascent + descent)) < rounding)
    #expect(try abs(TextProbe(text).firstBaseline - 2 * ascent) < rounding)
  }
}
