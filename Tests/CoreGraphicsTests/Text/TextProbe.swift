import CCairo
import Foundation

@testable import CoreGraphics

/// What came of laying a text out, kept for a test to look at.
struct TextProbe {
  let size: CGSize
  let lines: [String]
  let frames: [CGRect]
  let isTruncated: Bool
  let firstBaseline: CGFloat
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
    firstBaseline = layout.firstBaseline
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

extension TextLayout {
  /// How many characters no installed font has.
  var unknownGlyphCount: Int { layouts.reduce(0) { $0 + $1.unknownGlyphCount } }

  /// What of the text a line, from the top, shows, or stands for where it is cut short.
  func text(ofLine index: Int) -> String {
    let line = lines[index].line.pointer.pointee
    let bytes = Array(String(cString: pango_layout_get_text(line.layout)).utf8)
    // Behind the paragraph's own text there may be an ellipsis, when others follow.
    let length = layouts[lines[index].paragraph].length
    let (start, end) = (Int(line.start_index), Int(line.start_index + line.length))
    return String(decoding: bytes[min(start, length)..<min(end, length)], as: UTF8.self)
  }

  /// Where the glyphs of a line, from the top, are, in points from the upper left of the room: as wide as its
  /// characters, as high as the line.
  func frame(ofLine index: Int) -> CGRect {
    let line = lines[index]
    return CGRect(x: line.x, y: line.top, width: line.line.width, height: line.bottom - line.top)
  }
}

extension ParagraphLayout {
  fileprivate var unknownGlyphCount: Int {
    lines.first.map { Int(pango_layout_get_unknown_glyphs_count($0.pointer.pointee.layout)) } ?? 0
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

  /// How many pixels are nearly opaque and of this color.
  func count(red: ClosedRange<UInt32>, green: ClosedRange<UInt32>, blue: ClosedRange<UInt32>) -> Int
  {
    pixels.count { pixel in
      pixel >> 24 > 200 && red.contains(pixel >> 16 & 255) && green.contains(pixel >> 8 & 255)
        && blue.contains(pixel & 255)
    }
  }
}
