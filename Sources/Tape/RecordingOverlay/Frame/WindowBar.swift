import CoreGraphics
import QuartzCore
import TapeLanguage

/// A window's title bar, with three buttons at one end and the title in the middle.
struct WindowBar {
  private let kind: TapeWindowBar
  private let title: String
  private let isDark: Bool
  private let size: OverlaySize

  /// Lengths in points.
  private static let (buttonSize, buttonStep, buttonInset) = (12.0, 20.0, 20.0)
  private static let (ringWidth, titleSize, gap) = (1.5, 13.0, 12.0)
  /// From the end of the bar inwards.
  private static let buttonColors = [
    CGColor(red: 1, green: 0.373, blue: 0.341, alpha: 1),
    CGColor(red: 0.996, green: 0.737, blue: 0.18, alpha: 1),
    CGColor(red: 0.157, green: 0.784, blue: 0.251, alpha: 1),
  ]

  init(_ kind: TapeWindowBar, title: String, isDark: Bool, _ size: OverlaySize) {
    (self.kind, self.title, self.isDark, self.size) = (kind, title, isDark, size)
  }

  var color: CGColor { CGColor(gray: isDark ? 0.18 : 0.925, alpha: 1) }
  private var edgeColor: CGColor { CGColor(gray: isDark ? 0.08 : 0.8, alpha: 1) }
  private var titleColor: CGColor { CGColor(gray: isDark ? 0.8 : 0.28, alpha: 1) }
  private var ringColor: CGColor { CGColor(gray: isDark ? 0.55 : 0.58, alpha: 1) }

  private var isAtRight: Bool { kind == .colorfulRight || kind == .ringsRight }
  private var areRings: Bool { kind == .rings || kind == .ringsRight }

  /// The bar, at the top of its window.
  ///
  /// - Parameters:
  ///   - width: The window's width, in points.
  ///   - height: The bar's height, in points.
  /// - Returns: A new layer.
  func layer(width: Double, height: Double) -> CALayer {
    let bar = CALayer()
    bar.frame = CGRect(x: 0, y: 0, width: width, height: height)
    bar.backgroundColor = color
    let edge = CALayer()
    let thickness = 1 / size.scale
    edge.frame = CGRect(x: 0, y: height - thickness, width: width, height: thickness)
    edge.backgroundColor = edgeColor
    bar.sublayers = [edge] + buttons(width, height) + [words(width, height)]
    return bar
  }

  private func buttons(_ width: Double, _ height: Double) -> [CALayer] {
    Self.buttonColors.enumerated().map { index, color in
      let center = Self.buttonInset + Double(index) * Self.buttonStep
      let button = CALayer()
      button.frame = CGRect(
        x: size.whole((isAtRight ? width - center : center) - Self.buttonSize / 2),
        y: size.whole((height - Self.buttonSize) / 2),
        width: Self.buttonSize,
        height: Self.buttonSize
      )
      button.cornerRadius = Self.buttonSize / 2
      if areRings {
        (button.borderColor, button.borderWidth) = (ringColor, Self.ringWidth)
      } else {
        button.backgroundColor = color
      }
      return button
    }
  }

  /// The title in the middle of the bar, as wide as the buttons leave room for on both sides.
  private func words(_ width: Double, _ height: Double) -> CALayer {
    let taken = Self.buttonInset + 2 * Self.buttonStep + Self.buttonSize / 2 + Self.gap
    let room = width - 2 * taken
    let text = TextPicture(
      // (One line; a name of several is one all the same.)
      title.split(whereSeparator: \.isNewline).joined(separator: " "),
      size: Self.titleSize,
      color: titleColor,
      width: max(room, 1),
      size
    )
    let layer = text.layer
    layer.isHidden = room < Self.titleSize * 2
    layer.frame.origin = CGPoint(
      x: size.whole((width - Double(text.size.width)) / 2),
      y: size.whole((height - Double(text.size.height)) / 2)
    )
    return layer
  }
}
