import CoreGraphics
import FrameLoop
import QuartzCore
import SceneProtocol

/// What the inspector draws over a scene: the bounds and the anchor point of a layer, and its superlayer's bounds.
///
/// It is an overlay of the stage: the scene's layers and pictures do not have it, and it follows animations exactly.
/// Over a scene that is enlarged it is lines of the window (`LensLine`), which are not.
final class LayerOutline: OverlayPart {
  /// What is drawn, in points of the scene's window.
  let root = CALayer()
  private let bounds = CAShapeLayer()
  private let superlayer = CAShapeLayer()
  private let anchor = CAShapeLayer()
  private let geometries: (Double) -> [InspectedGeometry]
  private var shown: [InspectedGeometry] = []
  private weak var window: MagnifiedWindow?
  private var wasMagnified = false
  private let isFilled: Bool

  /// - Parameters:
  ///   - width: The width of lines, in points.
  ///   - isFilled: Whether its bounds are tinted.
  ///   - window: What the scene is looked at through.
  ///   - geometries: The layer's geometry at a time in seconds, and its superlayer's; empty for one that is not seen.
  init(
    width: CGFloat,
    isFilled: Bool,
    in window: MagnifiedWindow? = nil,
    geometries: @escaping (Double) -> [InspectedGeometry]
  ) {
    self.geometries = geometries
    (self.window, self.isFilled) = (window, isFilled)
    let color = CGColor(red: 0.04, green: 0.45, blue: 1, alpha: 1)
    for (layer, width, stroke) in [
      (superlayer, width, CGColor(red: 1, green: 0.55, blue: 0, alpha: 1)),
      (bounds, width, color),
      (anchor, width, CGColor(red: 1, green: 0.1, blue: 0.35, alpha: 1)),
    ] {
      layer.fillColor = nil
      layer.lineWidth = width
      layer.strokeColor = stroke
      root.addSublayer(layer)
    }
    if isFilled { bounds.fillColor = CGColor(red: 0.04, green: 0.45, blue: 1, alpha: 0.2) }
    superlayer.lineDashPattern = [4, 3].map { NSNumber(value: Double(width) * $0) }
    radius = 4 * width
  }

  private let radius: CGFloat

  /// Brings it to a frame's time; it changes only with the scene's frames.
  func show(at time: Double) -> Bool {
    let now = geometries(time)
    let isMagnified = window?.isMagnified ?? false
    guard now != shown || isMagnified != wasMagnified else { return false }
    (shown, wasMagnified) = (now, isMagnified)
    window?.lines = isMagnified ? lines(now) : []
    let seen = isMagnified ? [] : now
    CATransaction.atOnce {
      bounds.path = seen.first.map { .quadrilaterals([$0.corners.numbers]) }
      superlayer.path = seen.count > 1 ? .quadrilaterals([seen[1].corners.numbers]) : nil
      anchor.path = seen.first.flatMap(cross)
    }
    return false
  }

  /// The same as lines: the superlayer's bounds, the layer's, and a cross at its anchor point.
  private func lines(_ geometries: [InspectedGeometry]) -> [LensLine] {
    var lines: [LensLine] = []
    for (geometry, isOwn) in zip(geometries, [true, false]).reversed() {
      let n = geometry.corners.numbers
      guard n.count == 8, n.allSatisfy({ $0.isFinite && abs($0) < 1e6 }) else { continue }
      let corners = stride(from: 0, to: 8, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) }
      for (index, corner) in corners.enumerated() {
        lines.append(
          LensLine(
            from: corner,
            to: corners[(index + 1) % 4],
            color: isOwn ? 0xFF0A_73FF : 0xFFFF_8C00,
            thickness: isOwn && isFilled ? 3 : 1,
            isDashed: !isOwn
          )
        )
      }
    }
    guard let n = geometries.first?.anchor.numbers, n.count == 2, n.allSatisfy(\.isFinite),
      let zoom = window?.look.zoom
    else { return lines }
    let long = 7 / zoom
    for (x, y) in [(long, 0.0), (0, long)] {
      lines.append(
        LensLine(
          from: CGPoint(x: n[0] - x, y: n[1] - y),
          to: CGPoint(x: n[0] + x, y: n[1] + y),
          color: 0xFFFF_1A59
        )
      )
    }
    return lines
  }

  /// A ring with a cross at the anchor point.
  private func cross(_ geometry: InspectedGeometry) -> CGPath? {
    let n = geometry.anchor.numbers
    guard n.count == 2, n.allSatisfy({ $0.isFinite && abs($0) < 1e6 }) else { return nil }
    let path = CGMutablePath()
    let box = CGRect(x: n[0] - radius, y: n[1] - radius, width: 2 * radius, height: 2 * radius)
    path.addEllipse(in: box)
    let long = radius * 1.7
    for (x, y) in [(long, 0.0), (0, long)] {
      path.move(to: CGPoint(x: n[0] - x, y: n[1] - y))
      path.addLine(to: CGPoint(x: n[0] + x, y: n[1] + y))
    }
    return path
  }
}
