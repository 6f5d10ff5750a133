import CoreGraphics
import QuartzCore

/// A colored circle with a white rim on both sides of its line, so that it is seen on its own color too.
final class CircleMark: CALayer {
  private let rim = CAShapeLayer()
  private let line = CAShapeLayer()

  required init() {
    super.init()
    (rim.fillColor, rim.strokeColor) = (nil, CGColor(gray: 1, alpha: 0.85))
    sublayers = [rim, line]
  }

  required init(layer: Any) { super.init(layer: layer) }

  var fill: CGColor? {
    get { line.fillColor }
    set { line.fillColor = newValue }
  }

  var stroke: CGColor? {
    get { line.strokeColor }
    set { line.strokeColor = newValue }
  }

  /// - Parameters:
  ///   - middle: The circle's.
  ///   - radius: To the middle of its line, in points.
  ///   - width: The line's.
  ///   - white: How much white there is on each side of the line, in points.
  ///   - opacity: 0 … 1.
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
