import CoreGraphics
import QuartzCore

/// A title in the center of the picture, which is dimmed meanwhile.
final class ChapterCard {
  let layer = CALayer()
  private let size: OverlaySize
  private let titles = CALayer()
  private let line = CALayer()
  private var text: String?

  init(_ size: OverlaySize) {
    self.size = size
    layer.frame = CGRect(origin: .zero, size: size.picture)
    layer.backgroundColor = OverlayStyle.dim
    layer.isHidden = true
    line.backgroundColor = OverlayStyle.accent
    layer.sublayers = [titles, line]
  }

  /// Shows the last of the titles.
  ///
  /// - Parameter texts: The titles.
  /// - Returns: The title's opacity, 0 … 1.
  func show(_ texts: FadingText) -> Double {
    let opacity = texts.entries.map(texts.opacity).max() ?? 0
    layer.isHidden = opacity <= 0
    layer.opacity = Float(opacity)
    if let entry = texts.entries.last, opacity > 0, text != entry.text {
      text = entry.text
      layOut(entry.text)
    }
    return opacity
  }

  private func layOut(_ text: String) {
    let title = TextPicture(
      text,
      size: size.title,
      isBold: true,
      width: size.textWidth,
      lines: 3,
      size
    )
    let (gap, thickness) = (size.whole(size.title * 0.28), max(size.whole(size.title * 0.08), 1))
    let height = Double(title.size.height) + gap + thickness
    let top = size.whole((Double(size.picture.height) - height) / 2)
    let words = title.layer
    words.frame.origin = CGPoint(
      x: size.whole((Double(size.picture.width) - title.size.width) / 2),
      y: top
    )
    titles.sublayers = [words]
    let length = size.whole(size.title * 1.6)
    line.frame = CGRect(
      x: size.whole((Double(size.picture.width) - length) / 2),
      y: top + Double(title.size.height) + gap,
      width: length,
      height: thickness
    )
    line.cornerRadius = thickness / 2
  }
}
