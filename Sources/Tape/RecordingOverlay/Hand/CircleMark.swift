import CoreGraphics
import QuartzCore

/// A colored circle whose line has a white rim on both sides, so that it is visible on its own color too.
final class CircleMark: CALayer {
  private let rim = CAShapeLayer()
  private let line = CAShapeLayer()

  required init() {
    super.init()
    (rim.fillColor, rim.strokeColor) = (nil, CGColor(gray: 1, alpha: 0.85))
    sublayers = [rim, line]
  }

  required init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { nil }

  var fill: CGColor? {
    get { line.fillColor }
    set { line.fillColor = newValue }
  }

  var stroke: CGColor? {
    get { line.strokeColor }
    set { line.strokeColor = newValue }
  }

  /// - Parameters:
  ///   - middle: The circle's center, in points.
  ///   - radius: The radius to the middle of the line, in points.
  ///   - width: The line's width, in points.
  ///   - white: The width of the white rim on each side of the line, in points.
  ///   - opacity: The opacity, 0 … 1.
  func show(
    at middle: CGPoint,
    radius: Double,
    width: Double,
    rim white: Double,
    opacity: Double
  ) {
    let box = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    let circle = CGPath(ellipseIn: box, transform: nil)
    (rim.path, line.path) = (circle, circle)
    (rim.lineWidth, line.lineWidth) = (width + 2 * white, width)
    (position, self.opacity) = (middle, Float(opacity))
  }
}
