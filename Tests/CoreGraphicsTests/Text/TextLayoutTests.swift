import CoreGraphics
import Foundation
import Testing

/// Text through Pango, the same pixels whatever the desktop's font settings.
struct `Text layouts` {
  /// The width, the height and the number of lines.
  private func measure(
    _ string: String,
    _ style: TextStyle,
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    scale: Double = 1
  ) throws -> (size: CGSize, lines: Int) {
    guard
      let layout = TextLayout(string, style: style, width: width, height: height, scale: scale)
    else { throw CoreGraphicsError.drawing(operation: "lay out text", reason: string) }
    return (layout.size, layout.lineCount)
  }

  private func image(
    _ string: String,
    _ style: TextStyle,
    width: CGFloat? = nil,
    size: CGSize? = nil,
    scale: Double = 1
  ) throws -> CGImage {
    guard let layout = TextLayout(string, style: style, width: width, scale: scale) else {
      throw CoreGraphicsError.drawing(operation: "lay out text", reason: string)
    }
    return try layout.makeImage(size: size)
  }

  /// The columns that any glyph touches.
  private func inkColumns(_ image: CGImage) throws -> ClosedRange<Int> {
    let touched = image.pixels.indices.filter { image.pixels[$0] != 0 }.map { $0 % image.width }
    return try #require(touched.min())...(try #require(touched.max()))
  }

  @Test func `text has a size that grows with its length and its font`() throws {
    let small = try measure("Pegbar", TextStyle(size: 10)).size
    #expect(small.width > 20 && small.height > 10 && small.height < 15)
    #expect(try measure("Pegbar Pegbar", TextStyle(size: 10)).size.width > small.width * 2)
    let large = try measure("Pegbar", TextStyle(size: 20)).size
    // Unhinted metrics are proportional to the size, but for Pango's units of 1/1024 pixel.
    #expect(abs(large.width - 2 * small.width) < 0.05)
    #expect(try measure("Pegbar", TextStyle(size: 10, weight: 700)).size.width > small.width)
  }

  @Test func `the size in points does not depend on the scale`() throws {
    let one = try measure("Pegbar", TextStyle(size: 13)).size
    let two = try measure("Pegbar", TextStyle(size: 13), scale: 2).size
    #expect(abs(one.width - two.width) < 0.05 && abs(one.height - two.height) < 0.05)
    let image = try image("Pegbar", TextStyle(size: 13), scale: 2)
    #expect(image.width == Int((two.width * 2 - 0.001).rounded(.up)))
  }

  @Test func `the same text is the same pixels`() throws {
    let style = TextStyle(size: 17, color: CGColor(red: 0.8, green: 0.1, blue: 0.3, alpha: 1))
    #expect(try image("Ägypten fi", style).pixels == image("Ägypten fi", style).pixels)
  }

  /// Grey antialiasing: black glyphs have no colour, so no subpixel rendering.
  @Test func `glyphs are antialiased in grey`() throws {
    let pixels = try image("Wave", TextStyle(size: 20)).pixels
    #expect(pixels.allSatisfy { $0 & 0x00FF_FFFF == 0 })
    #expect(pixels.contains { (1..<255).contains($0 >> 24) })
    #expect(pixels.contains { $0 >> 24 > 200 })
  }

  @Test func `wrapped text breaks at the width, other text does not`() throws {
    let words = "one two three four five six"
    let wrapped = try measure(words, TextStyle(size: 12, isWrapped: true), width: 60)
    #expect(wrapped.lines > 2 && wrapped.size.width <= 60)
    #expect(try measure(words, TextStyle(size: 12), width: 60).lines == 1)
    #expect(try measure("a\nb\nc", TextStyle(size: 12)).lines == 3)
  }

  @Test(arguments: [TextStyle.Truncation.start, .middle, .end])
  func `truncated text fits the width in one line`(_ truncation: TextStyle.Truncation) throws {
    let style = TextStyle(size: 12, truncation: truncation)
    let cut = try measure("a rather long line of text", style, width: 60)
    #expect(cut.lines == 1 && cut.size.width <= 60.01 && cut.size.width > 30)
  }

  @Test func `wrapped and truncated text fits the height`() throws {
    let style = TextStyle(size: 12, isWrapped: true, truncation: .end)
    let words = "one two three four five six seven eight nine ten"
    let cut = try measure(words, style, width: 60, height: 30)
    #expect(cut.lines == 2 && cut.size.height <= 30)
  }

  @Test func `alignment places the text in its width`() throws {
    func ink(_ alignment: TextStyle.Alignment, isWrapped: Bool) throws -> ClosedRange<Int> {
      try inkColumns(
        image(
          "HH",
          TextStyle(size: 12, alignment: alignment, isWrapped: isWrapped),
          width: 100,
          size: CGSize(width: 100, height: 20)
        )
      )
    }
    for isWrapped in [false, true] {
      let left = try ink(.left, isWrapped: isWrapped)
      let center = try ink(.center, isWrapped: isWrapped)
      let right = try ink(.right, isWrapped: isWrapped)
      #expect(left.lowerBound < 3 && right.upperBound > 96)
      let margins = (center.lowerBound, 99 - center.upperBound)
      #expect(abs(margins.0 - margins.1) <= 1)
      #expect(try ink(.natural, isWrapped: isWrapped) == left)
    }
  }

  @Test func `text draws at its place in a layer's context`() throws {
    let context = try CGContext(pixelWidth: 80, pixelHeight: 40, scale: 2)
    guard let layout = TextLayout("I", style: TextStyle(size: 12), scale: 2) else {
      Issue.record("no layout")
      return
    }
    layout.draw(in: context, at: CGPoint(x: 20, y: 3))
    let drawn = try #require(context.makeImage())
    #expect(try inkColumns(drawn).lowerBound >= 40)
    // The same pixels as on a picture of its own, moved by whole pixels.
    let own = try layout.makeImage(size: CGSize(width: 20, height: 17))
    let part = try #require(drawn.cropping(to: CGRect(x: 40, y: 6, width: 40, height: 34)))
    #expect(part.pixels == own.pixels)
  }

  @Test func `odd text and sizes do not crash`() throws {
    for size in [0, -1, .nan, .infinity, 1e9] as [Double] {
      #expect(throws: CoreGraphicsError.self) { try measure("x", TextStyle(size: size)) }
    }
    #expect(throws: CoreGraphicsError.self) { try measure("x", TextStyle(size: 5), scale: .nan) }
    #expect(try measure("", TextStyle(size: 12)).size.height > 10)
    #expect(try measure("a\0b", TextStyle(size: 12)).size.width > 5)
    #expect(try measure("x", TextStyle(family: "No Such Family", size: 12)).size.width > 2)
    _ = try measure("x y", TextStyle(size: 12, isWrapped: true), width: -5)
    _ = try measure("x y", TextStyle(size: 12, isWrapped: true), width: .nan)
  }
}
