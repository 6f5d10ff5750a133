import CoreGraphics
import QuartzCore
import TapeLanguage

/// A mark beside the pointer while the wheel turns: arrowheads that move in the wheel's direction.
final class WheelMark {
  let layer = CALayer()
  private let badge = CAShapeLayer()
  private let heads = [CAShapeLayer(), CAShapeLayer()]
  private static let (width, length) = (17.0, 28.0)
  /// The distance of the heads, in points, and how far the wheel scrolls while one head moves to the next, in points.
  private static let (pitch, turnPerPitch) = (9.0, 36.0)

  init() {
    badge.path = CGPath(
      roundedRect: CGRect(
        x: -Self.width / 2,
        y: -Self.length / 2,
        width: Self.width,
        height: Self.length
      ),
      cornerWidth: Self.width / 2,
      cornerHeight: Self.width / 2,
      transform: nil
    )
    (badge.fillColor, badge.strokeColor) = (OverlayStyle.panel, CGColor(gray: 1, alpha: 0.85))
    badge.lineWidth = 1.2
    let head = CGMutablePath()
    head.addLines(between: [CGPoint(x: -4, y: -2), CGPoint(x: 0, y: 2), CGPoint(x: 4, y: -2)])
    for shape in heads {
      (shape.path, shape.fillColor, shape.strokeColor) = (head, nil, .white)
      (shape.lineWidth, shape.lineCap, shape.lineJoin) = (2, .round, .round)
    }
    layer.sublayers = [badge] + heads
    layer.isHidden = true
  }

  /// - Parameters:
  ///   - track: The recent input of the pointer.
  ///   - scale: The factor for its size; 1 for its own size.
  ///   - visible: The visible part of the window; the mark is on the side of the pointer where there is room.
  func show(_ track: HandTrack, scale: Double, in visible: CGRect) {
    let opacity = track.turnOpacity
    layer.isHidden = opacity <= 0
    guard let turn = track.turn, opacity > 0 else { return }
    let direction = Direction(of: turn.way)
    let isLying = direction == .left || direction == .right
    let (aside, reach) = ((isLying ? 30 : 24) * scale, 46 * scale)
    let isRight = track.pointer.x + reach <= Double(visible.maxX)
    let lowest = Double(visible.maxY) - (Self.length / 2 + 2) * scale
    layer.position = CGPoint(
      x: track.pointer.x + (isRight ? aside : -aside * 0.8),
      y: min(track.pointer.y + 10 * scale, lowest)
    )
    layer.opacity = Float(opacity)
    layer.setAffineTransform(
      Self.transform(direction).scaledBy(x: scale, y: scale)
    )
    let phase = (turn.distance / Self.turnPerPitch).truncatingRemainder(dividingBy: 1)
    for (index, shape) in heads.enumerated() {
      let way = (Double(index) + phase) / 2
      shape.position = CGPoint(x: 0, y: (way - 0.5) * 2 * Self.pitch)
      shape.opacity = Float(Ease.smooth((1 - abs(2 * way - 1)) * 2))
    }
  }

  /// The direction in which the view moves: a wheel that moves the content up is turned down.
  enum Direction: Equatable {
    case up, down, left, right

    init(of way: TapePoint) {
      if abs(way.x) > abs(way.y) {
        self = way.x < 0 ? .right : .left
      } else {
        self = way.y < 0 ? .down : .up
      }
    }
  }

  /// Rotates the mark, which points down.
  private static func transform(_ direction: Direction) -> CGAffineTransform {
    switch direction {
    case .down: .identity
    case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case .right: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    }
  }
}
