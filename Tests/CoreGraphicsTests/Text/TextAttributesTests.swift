import CoreGraphics
import Foundation
import Testing

/// What attributes change, by the pixels.
struct `Text attributes` {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// "HH" of which the second letter looks different.
  private func text(_ change: (inout TextAttributes) -> Void) -> AttributedText {
    var looks = TextAttributes.bundled(20)
    var text = AttributedText("H", looks)
    change(&looks)
    text.append("H", looks, TextParagraphStyle())
    return text
  }

  private var plain: CGImage { get throws { try TextProbe.picture(text { _ in }) } }

  @Test func `a color is that of its run only`() throws {
    let image = try TextProbe.picture(text { $0.color = red })
    let left = try #require(image.cropping(to: CGRect(x: 0, y: 0, width: 15, height: 30)))
    let right = try #require(image.cropping(to: CGRect(x: 16, y: 0, width: 84, height: 30)))
    #expect(left.count(red: 0...0, green: 0...0, blue: 0...0) > 20)
    #expect(right.count(red: 200...255, green: 0...0, blue: 0...0) > 20)
    #expect(right.count(red: 0...50, green: 0...0, blue: 0...0) == 0)
    #expect(try image.pixels.map { $0 >> 24 } == plain.pixels.map { $0 >> 24 })
  }

  /// A run without color, between others, shows what is behind.
  @Test func `a clear color shows nothing`() throws {
    let image = try TextProbe.picture(text { $0.color = .clear })
    // Pango takes one 65,536th at least, which no pixel of 8 bits has.
    #expect(try #require(image.inkColumns).upperBound < 15)
  }

  @Test func `a background fills the height of the line behind its run`() throws {
    let image = try TextProbe.picture(text { $0.background = blue })
    #expect(try #require(image.inkRows) == 0...23)
    // H is 1540/2048 wide: 15.04 points, from the first one's end.
    #expect(try #require(image.inkColumns).upperBound == 30)
    let behind = try #require(image.cropping(to: CGRect(x: 16, y: 1, width: 13, height: 3)))
    #expect(behind.pixels.allSatisfy { $0 == 0xFF00_00FF })
  }

  @Test func `kern is between characters, and not at the ends of lines`() throws {
    var looks = TextAttributes.bundled(20)
    let plain = try TextProbe(AttributedText("HHHH", looks)).size.width
    looks.kern = 3
    let wide = try TextProbe(AttributedText("HHHH", looks))
    #expect(abs(wide.size.width - plain - 9) < 4.0 / 1024)
    looks.kern = -2
    let narrow = try TextProbe(AttributedText("HHHH", looks))
    #expect(abs(narrow.size.width - plain + 6) < 4.0 / 1024)
    // At the edge of a run it is half: of 4 points, 2.
    let mixed = try TextProbe(text { $0.kern = 4 }).size.width
    #expect(try abs(mixed - TextProbe(text { _ in }).size.width - 2) < 2.0 / 1024)
  }

  @Test func `a line below is below the letters, in its own color`() throws {
    let image = try TextProbe.picture(
      text {
        $0.underline = .single
        $0.underlineColor = red
      }
    )
    let rows = try #require(image.inkRows)
    #expect(try rows.upperBound > #require(plain.inkRows).upperBound)
    #expect(image.count(red: 150...255, green: 0...0, blue: 0...0) > 10)
    let double = try TextProbe.picture(text { $0.underline = .double })
    #expect(try #require(double.inkRows).upperBound > rows.upperBound)
  }

  @Test func `a line through the letters is between their top and bottom`() throws {
    let image = try TextProbe.picture(
      text {
        $0.isStruckThrough = true
        $0.strikethroughColor = red
      }
    )
    #expect(try image.inkRows == plain.inkRows)
    // The line is no thicker than a pixel, and lies on parts of two rows.
    #expect(image.pixels.count { $0 >> 16 & 255 > 60 } >= 10)
    #expect(try plain.pixels.allSatisfy { $0 >> 16 & 255 == 0 })
  }

  /// The line is higher by as much as raised letters need.
  @Test func `an offset raises its run`() throws {
    let plain = try TextProbe(text { _ in }).size.height
    let raised = try TextProbe(text { $0.baselineOffset = 5 })
    #expect(abs(raised.size.height - plain - 5) < 2.0 / 1024)
    let image = try TextProbe.picture(text { $0.baselineOffset = 5 })
    let left = try #require(image.cropping(to: CGRect(x: 0, y: 0, width: 15, height: 30)))
    let right = try #require(image.cropping(to: CGRect(x: 16, y: 0, width: 84, height: 30)))
    let (low, high) = (try #require(left.inkRows), try #require(right.inkRows))
    #expect(low.lowerBound - high.lowerBound == 5 && low.upperBound - high.upperBound == 5)
  }

  @Test func `outlines are drawn instead of glyphs, or around them`() throws {
    let only = try TextProbe.picture(
      text {
        ($0.strokeWidth, $0.strokeColor) = (5, red)
      }
    )
    let right = try #require(only.cropping(to: CGRect(x: 16, y: 0, width: 84, height: 30)))
    // A stem is 2 pixels wide, and the line along each of its sides 1: the stem's inside is left out.
    #expect(right.count(red: 0...0, green: 0...0, blue: 0...0) == 0)
    #expect(right.pixels.contains { $0 >> 16 & 255 > 100 })
    let both = try TextProbe.picture(text { $0.strokeWidth = -5 })
    let ink = { (image: CGImage) in image.pixels.reduce(0) { $0 + Int($1 >> 24) } }
    #expect(try ink(both) > ink(plain))
  }

  @Test func `leaning letters lean`() throws {
    var looks = TextAttributes.bundled(20)
    let upright = try TextProbe.picture(AttributedText("l", looks))
    looks.font.isItalic = true
    let leaning = try TextProbe.picture(AttributedText("l", looks))
    #expect(try #require(leaning.inkColumns).count > #require(upright.inkColumns).count + 2)
  }

  @Test func `a context's alpha fades letters of all colors alike`() throws {
    let whole = try TextProbe.picture(text { $0.color = red })
    let half = try TextProbe.picture(text { $0.color = red }, alpha: 0.5)
    for (a, b) in zip(whole.pixels, half.pixels) {
      // Each is rounded to a whole number of 255.
      #expect(abs(Int(a >> 24) - 2 * Int(b >> 24)) <= 2)
    }
  }

  @Test func `an attributed string is the same as runs`() throws {
    let string = NSMutableAttributedString(string: "HH")
    let second = NSRange(location: 1, length: 1)
    string.addAttributes(
      [.textColor: red, .textKern: 2, .textUnderline: 9, .textBaselineOffset: 1.5],
      range: second
    )
    string.addAttributes(
      [.textStrikethrough: NSNumber(value: 1), .textBackground: blue, .textStrokeWidth: Float(3)],
      range: second
    )
    let usual = TextAttributes.bundled(20)
    let expected = text {
      ($0.color, $0.kern, $0.underline, $0.baselineOffset) = (red, 2, .double, 1.5)
      ($0.isStruckThrough, $0.background, $0.strokeWidth) = (true, blue, 3)
    }
    #expect(AttributedText(string, usual: usual, TextParagraphStyle()) == expected)
    // What is of another type counts as not there.
    string.setAttributes([.textColor: "red", .textKern: "wide", .textFont: 3], range: second)
    #expect(AttributedText(string, usual: usual, TextParagraphStyle()) == text { _ in })
  }
}
