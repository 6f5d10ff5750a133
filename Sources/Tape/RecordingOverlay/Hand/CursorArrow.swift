import CoreGraphics
import QuartzCore

/// The drawn pointer: black with a white edge and a soft shadow, its tip at the layer's position.
final class CursorArrow {
  let layer = CALayer()

  init() {
    let edge = CAShapeLayer()
    (edge.path, edge.fillColor, edge.strokeColor) = (Self.outline, .white, .white)
    (edge.lineWidth, edge.lineJoin) = (2 * Self.edge, .round)
    edge.shadowPath = Self.outline
    (edge.shadowOpacity, edge.shadowRadius) = (0.45, 1.8)
    edge.shadowOffset = CGSize(width: 0, height: 1.5)
    let body = CAShapeLayer()
    (body.path, body.fillColor) = (Self.outline, CGColor(gray: 0.04, alpha: 1))
    layer.sublayers = [edge, body]
    layer.isHidden = true
  }

  /// - Parameters:
  ///   - point: The position of its tip, in points.
  ///   - scale: The factor for its size; 1 for its own size.
  ///   - opacity: The opacity, 0 … 1.
  func show(at point: CGPoint, scale: Double, opacity: Double) {
    layer.isHidden = opacity <= 0
    layer.opacity = Float(opacity)
    layer.position = point
    layer.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
  }

  /// The width of the white edge around the black, in points.
  static let edge = 1.0

  /// The black part; its left side is vertical, so that it is sharp at every scale.
  private static let outline: CGPath = {
    let path = CGMutablePath()
    path.addLines(between: [
      .zero, CGPoint(x: 0, y: 16.5), CGPoint(x: 3.9, y: 13), CGPoint(x: 6.6, y: 19.2),
      CGPoint(x: 9.4, y: 18), CGPoint(x: 6.7, y: 11.9), CGPoint(x: 11.9, y: 11.7),
    ])
    path.closeSubpath()
    return path
  }()
}
