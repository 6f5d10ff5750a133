import CoreGraphics
import QuartzCore
import TapeLanguage

/// The marks of clicks and drags, visible for a moment: rings, the mark of a held button, and the trail.
final class ClickMarks {
  let layer = CALayer()
  private let trails = Trails()
  private let halos = CALayer()
  private let rings = CALayer()

  /// The final radius of a ring, in points from its center to the middle of its line.
  static let ringRadius = 22.0
  static let haloRadius = 13.0
  private static let firstRadius = 5.0

  init() { layer.sublayers = [trails.layer, halos, rings] }

  /// - Parameters:
  ///   - track: The recent input of the pointer.
  ///   - scale: The factor for the marks' sizes; 1 for their own sizes.
  func show(_ track: HandTrack, scale: Double) {
    trails.show(track, scale: scale)
    Self.fill(halos, track.presses) { mark, press in
      let opacity = track.haloOpacity(press)
      let color = OverlayStyle.color(press.button)
      mark.fill = color.copy(alpha: 0.3)
      mark.stroke = color.copy(alpha: 0.85)
      mark.show(
        at: CGPoint(track.pointer),
        radius: Self.haloRadius * scale * (0.8 + 0.2 * opacity),
        width: 1.6 * scale,
        rim: scale,
        opacity: opacity
      )
    }
    let ringing = track.presses.filter { track.time - $0.begin < HandTrack.rippleTime }
    Self.fill(rings, ringing) { mark, press in
      let age = (track.time - press.begin) / HandTrack.rippleTime
      mark.fill = OverlayStyle.color(press.button).copy(alpha: 0.16)
      mark.stroke = OverlayStyle.color(press.button)
      mark.show(
        at: CGPoint(press.point),
        radius: Self.radius(age) * scale,
        width: (3.4 - 1.8 * age) * scale,
        rim: 1.2 * scale,
        opacity: 1 - Ease.smooth((age - 0.15) / 0.85)
      )
    }
  }

  /// The radius of a ring at scale 1.
  ///
  /// - Parameter age: The elapsed fraction of its time, 0 … 1.
  /// - Returns: The radius in points, to the middle of its line.
  static func radius(_ age: Double) -> Double {
    firstRadius + (ringRadius - firstRadius) * Ease.out(age)
  }

  /// Shows one circle for each press.
  private static func fill(
    _ layer: CALayer,
    _ presses: [HandTrack.Press],
    _ setUp: (CircleMark, HandTrack.Press) -> Void
  ) {
    while (layer.sublayers ?? []).count < presses.count { layer.addSublayer(CircleMark()) }
    for (index, sublayer) in (layer.sublayers ?? []).enumerated() {
      sublayer.isHidden = index >= presses.count
      if index < presses.count, let mark = sublayer as? CircleMark { setUp(mark, presses[index]) }
    }
  }
}

/// The trails of drags; several outlines of different lengths overlap, so that a trail fades towards its end.
private final class Trails {
  let layer = CALayer()
  /// The rim below them, so that they are visible on their own color.
  private let rim = CAShapeLayer()
  private let lines: [(shape: CAShapeLayer, part: Double)]
  private static let width = 9.0

  init() {
    lines = [1, 0.7, 0.4].map { (CAShapeLayer(), $0) }
    rim.fillColor = CGColor(gray: 1, alpha: 0.5)
    layer.sublayers = [rim] + lines.map(\.shape)
  }

  func show(_ track: HandTrack, scale: Double) {
    layer.isHidden = track.way.count < 2
    guard !layer.isHidden else { return }
    let button = track.presses.last?.button ?? .left
    let whole = Trail.lines(track.way, at: track.time, life: HandTrack.trailTime)
    rim.path = Trail.outline(whole, width: (Self.width + 2.4) * scale)
    for (shape, part) in lines {
      let life = HandTrack.trailTime * part
      let lines = Trail.lines(track.way, at: track.time, life: life)
      shape.path = Trail.outline(lines, width: Self.width * scale * (0.6 + 0.4 * part))
      shape.fillColor = OverlayStyle.color(button).copy(alpha: 0.4)
    }
  }
}
