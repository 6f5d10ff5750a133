package import CoreGraphics
package import QuartzCore
package import TapeLanguage

/// What is around the recorded picture: a margin, the shape of a window with round corners, and its title bar.
///
/// Lengths are whole pixels, so that the picture's own pixels are moved and not changed; the sides grow by even numbers
/// of pixels, which H.264 wants.
package final class WindowFrame {
  /// The size with the frame, in points.
  package let size: CGSize
  /// The place of the picture, in points.
  package let content: CGRect
  /// All but the picture: the fill, and the window with its bar.
  package let layer = CALayer()
  /// The window's shape, white: its coverage is how much of the fill it hides.
  package let shape = CALayer()

  /// The height of the bar of a window, in points.
  private static let barHeight = 30.0

  /// A frame for a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture's size, in points.
  ///   - scale: Pixels per point.
  ///   - settings: The tape's settings.
  ///   - title: What the bar says.
  ///   - isDark: Whether the bar is dark.
  package init(
    around picture: CGSize,
    scale: Double,
    _ settings: TapeSettings,
    title: String,
    isDark: Bool
  ) {
    let overlay = OverlaySize(picture: picture, scale: scale)
    let margin = overlay.whole(Double(settings.margin))
    let bar = settings.windowBar == .off ? 0 : 2 * overlay.whole(Self.barHeight / 2)
    content = CGRect(origin: CGPoint(x: margin, y: margin + bar), size: picture)
    size = CGSize(
      width: Double(picture.width) + 2 * margin,
      height: Double(picture.height) + bar + 2 * margin
    )
    let window = CGRect(
      x: margin,
      y: margin,
      width: Double(picture.width),
      height: Double(picture.height) + bar
    )
    let radius = min(Double(settings.borderRadius), min(window.width, window.height) / 2)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    for root in [layer, shape] { root.frame = CGRect(origin: .zero, size: size) }
    layer.backgroundColor = settings.fill.color
    shape.sublayers = [Self.window(window, radius, .white)]
    guard bar > 0 else { return }
    let style = WindowBar(settings.windowBar, title: title, isDark: isDark, overlay)
    let body = Self.window(window, radius, style.color)
    body.masksToBounds = true
    body.sublayers = [style.layer(width: Double(window.width), height: bar)]
    layer.sublayers = [body]
  }

  private static func window(_ frame: CGRect, _ radius: Double, _ color: CGColor) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.cornerRadius = radius
    layer.backgroundColor = color
    return layer
  }
}

extension TapeFill {
  /// The color of its pixels.
  package var color: CGColor {
    switch self {
    case .transparent: CGColor(gray: 0, alpha: 0)
    case .color(let color):
      CGColor(
        srgbRed: CGFloat(color.red) / 255,
        green: CGFloat(color.green) / 255,
        blue: CGFloat(color.blue) / 255,
        alpha: 1
      )
    }
  }
}
