import CoreGraphics
import Foundation

/// What came of laying a text out, kept for a test to look at.
struct TextProbe {
  let size: CGSize
  let lines: [String]
  let frames: [CGRect]
  let isTruncated: Bool
  let firstBaseline, lastBaseline: CGFloat
  let unknownGlyphs: Int

  init(
    _ text: AttributedText,
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    lineLimit: Int = 0
  ) throws {
    guard let layout = TextLayout(text, width: width, height: height, lineLimit: lineLimit) else {
      throw CoreGraphicsError.drawing(operation: "lay out text", reason: "no layout")
    }
    size = layout.size
    lines = (0..<layout.lineCount).map { layout.text(ofLine: $0) }
    frames = (0..<layout.lineCount).map { layout.frame(ofLine: $0) }
    isTruncated = layout.isTruncated
    (firstBaseline, lastBaseline) = (layout.firstBaseline, layout.lastBaseline)
    unknownGlyphs = layout.unknownGlyphCount
  }

  /// A picture of a text on nothing.
  static func picture(
    _ text: AttributedText,
    width: CGFloat? = nil,
    size: CGSize = CGSize(width: 100, height: 30),
    scale: Double = 1,
    alpha: CGFloat = 1
  ) throws -> CGImage {
    let context = try CGContext(
      pixelWidth: Int(size.width * scale),
      pixelHeight: Int(size.height * scale),
      scale: scale
    )
    context.setAlpha(alpha)
    guard let layout = TextLayout(text, width: width),
      case () = layout.draw(in: context), let image = context.makeImage()
    else { throw CoreGraphicsError.drawing(operation: "draw text", reason: "no layout") }
    return image
  }
}

extension TextAttributes {
  /// The bundled font, whose letters are as wide on every machine.
  static func bundled(_ size: Double, weight: Int = 400, _ color: CGColor = .black) -> Self {
    TextAttributes(
      font: TextFont(family: TextFont.bundledFamily, size: size, weight: weight),
      color: color
    )
  }
}

extension CGImage {
  /// The columns that any glyph touches; `nil` for none.
  var inkColumns: ClosedRange<Int>? {
    let touched = pixels.indices.filter { pixels[$0] != 0 }.map { $0 % width }
    guard let first = touched.min(), let last = touched.max() else { return nil }
    return first...last
  }

  /// The rows that any glyph touches; `nil` for none.
  var inkRows: ClosedRange<Int>? {
    let touched = pixels.indices.filter { pixels[$0] != 0 }.map { $0 / width }
    guard let first = touched.min(), let last = touched.max() else { return nil }
    return first...last
  }

  /// How many pixels are nearly opaque and of this colour.
  func count(red: ClosedRange<UInt32>, green: ClosedRange<UInt32>, blue: ClosedRange<UInt32>) -> Int
  {
    pixels.count { pixel in
      pixel >> 24 > 200 && red.contains(pixel >> 16 & 255) && green.contains(pixel >> 8 & 255)
        && blue.contains(pixel & 255)
    }
  }
}
