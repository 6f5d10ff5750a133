import CoreGraphics
import QuartzCore

/// A text as pixels, in the bundled font: the same on every machine.
struct TextPicture {
  /// The size in points; a whole number of pixels.
  let size: CGSize
  private let image: CGImage?

  /// Draws a text.
  ///
  /// - Parameters:
  ///   - text: The text; line ends begin new lines.
  ///   - font: The font size, in points.
  ///   - isBold: Whether the text is bold.
  ///   - color: The text's color.
  ///   - width: Maximum width of a line, in points; longer lines are broken into lines of about the same length. `nil`
  ///     for one line of any length.
  ///   - lines: Maximum number of lines.
  ///   - overlay: The sizes of the overlay, which know the size of a pixel.
  init(
    _ text: String,
    size font: Double,
    isBold: Bool = false,
    color: CGColor = OverlayStyle.text,
    width: Double? = nil,
    lines: Int = 1,
    _ overlay: OverlaySize
  ) {
    let face = TextFont(family: TextFont.bundledFamily, size: font, weight: isBold ? 700 : 400)
    let style = TextParagraphStyle(
      alignment: .center,
      breaking: width == nil ? .never : .betweenWords,
      truncation: width == nil ? .none : .end
    )
    let words = AttributedText(text, TextAttributes(font: face, color: color), style)
    let evenWidth = width.map { Self.evenWidth(words, $0, lines: lines) }
    guard let layout = TextLayout(words, width: evenWidth, lineLimit: lines), layout.size.width > 0
    else {
      (size, image) = (.zero, nil)
      return
    }
    // A glyph may extend a little beyond its advance.
    let rim = overlay.wholeUp(font * 0.06)
    let wide = overlay.wholeUp(Double(evenWidth ?? layout.size.width)) + 2 * rim
    let high = overlay.wholeUp(layout.size.height)
    size = CGSize(width: wide, height: high)
    let context = try? CGContext(
      pixelWidth: Int((wide * overlay.scale).rounded()),
      pixelHeight: Int((high * overlay.scale).rounded()),
      scale: overlay.scale
    )
    if let context { layout.draw(in: context, at: CGPoint(x: rim, y: 0)) }
    image = context?.makeImage(isOpaque: false)
  }

  /// A new layer with the picture.
  var layer: CALayer {
    let layer = CALayer()
    layer.contents = image
    layer.bounds = CGRect(origin: .zero, size: size)
    return layer
  }

  /// The least width with as many lines as the maximum width has: so no line has only one word because of a little
  /// room.
  private static func evenWidth(_ text: AttributedText, _ widest: Double, lines: Int) -> CGFloat {
    guard let layout = TextLayout(text, width: widest, lineLimit: lines) else { return widest }
    let count = layout.lineCount
    guard count > 1, !layout.isTruncated else { return min(layout.size.width, widest) }
    var (small, large) = (widest / Double(count + 1), widest)
    for _ in 0..<8 {
      let middle = (small + large) / 2
      let isEnough = Self.fits(text, middle, lines: count)
      if isEnough { large = middle } else { small = middle }
    }
    return large
  }

  private static func fits(_ text: AttributedText, _ width: Double, lines: Int) -> Bool {
    guard let layout = TextLayout(text, width: width, lineLimit: lines) else { return false }
    return !layout.isTruncated && Double(layout.size.width) <= width
  }
}
