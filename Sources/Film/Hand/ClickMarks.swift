import CoreGraphics
import QuartzCore
import Recorder

/// What clicks and drags leave behind for a moment: rings, the mark of a held button, and the way.
final class ClickMarks {
  let layer = CALayer()
  private let trails = Trails()
  private let halos = CALayer()
  private let rings = CALayer()

  /// How large a ring becomes, in points from its middle to the middle of its line.
  static let ringRadius = 22.0
  static let haloRadius = 13.0
  private static let firstRadius = 5.0

  init() { layer.sublayers = [trails.layer, halos, rings] }

  /// - Parameters:
  ///   - track: What the hand has done.
  ///   - scale: 1 for their own sizes.
  func show(_ track: HandTrack, scale: Double) {
    trails.show(track, scale: scale)
    Self.fill(halos, track.presses) { shape, press in
      let opacity = track.haloOpacity(press)
      let radius = Self.haloRadius * scale * (0.8 + 0.2 * opacity)
      shape.path = Self.circle(CGPoint(track.pointer), radius)
      shape.fillColor = FilmStyle.color(press.button).copy(alpha: 0.3)
      shape.strokeColor = FilmStyle.color(press.button).copy(alpha: 0.75)
      (shape.lineWidth, shape.opacity) = (1.5 * scale, Float(opacity))
    }
    let ringing = track.presses.filter { track.time - $0.begin < HandTrack.rippleTime }
    Self.fill(rings, ringing) { shape, press in
      let age = (track.time - press.begin) / HandTrack.rippleTime
      let radius = Self.radius(age) * scale
      shape.path = Self.circle(CGPoint(press.point), radius)
      shape.fillColor = FilmStyle.color(press.button).copy(alpha: 0.16)
      shape.strokeColor = FilmStyle.color(press.button)
      shape.lineWidth = (3.4 - 2 * age) * scale
      shape.opacity = Float(1 - Ease.smooth((age - 0.15) / 0.85))
    }
  }

  /// A ring's radius in its own size.
  ///
  /// - Parameter age: Which part of its time is over, 0 … 1.
  /// - Returns: In points, to the middle of its line.
  static func radius(_ age: Double) -> Double {
    firstRadius + (ringRadius - firstRadius) * Ease.out(age)
  }

  /// One shape for each press.
  private static func fill(
    _ layer: CALayer,
    _ presses: [HandTrack.Press],
    _ setUp: (CAShapeLayer, HandTrack.Press) -> Void
  ) {
    while (layer.sublayers ?? []).count < presses.count { layer.addSublayer(CAShapeLayer()) }
    for (index, sublayer) in (layer.sublayers ?? []).enumerated() {
      guard let shape = sublayer as? CAShapeLayer else { continue }
      shape.isHidden = index >= presses.count
      if index < presses.count { setUp(shape, presses[index]) }
    }
  }

  private static func circle(_ middle: CGPoint, _ radius: Double) -> CGPath {
    let box = CGRect(
      x: middle.x - radius,
      y: middle.y - radius,
      width: 2 * radius,
      height: 2 * radius
    )
    return CGPath(ellipseIn: box, transform: nil)
  }
}

/// The ways of drags; lines of different length on top of each other fade towards the end.
private final class Trails {
  let layer = CALayer()
  private let lines: [(shape: CAShapeLayer, part: Double)]
  private static let width = 9.0

  init() {
    lines = [1, 0.7, 0.4].map { (CAShapeLayer(), $0) }
    layer.sublayers = lines.map(\.shape)
  }

  func show(_ track: HandTrack, scale: Double) {
    layer.isHidden = track.way.count < 2
    guard !layer.isHidden else { return }
    let button = track.presses.last?.button ?? .left
    for (shape, part) in lines {
      let life = HandTrack.trailTime * part
      let lines = Trail.lines(track.way, at: track.time, life: life)
      shape.path = Trail.outline(lines, width: Self.width * scale * (0.6 + 0.4 * part))
      shape.fillColor = FilmStyle.color(button).copy(alpha: 0.34)
    }
  }
}
