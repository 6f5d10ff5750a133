import QuartzCore

/// Two translucent dots that show the positions of fingers: an overlay above all views of a window.
final class FingerMarks {
  private let dots = [FingerDot(), FingerDot()]

  /// - Parameter window: The window's layer.
  init(over window: CALayer) {
    for dot in dots { window.addSublayer(dot) }
  }

  /// Puts the dots at points of the window.
  func show(at points: [CGPoint]) {
    for (dot, point) in zip(dots, points) { dot.position = point }
  }

  func end() {
    for dot in dots { dot.removeFromSuperlayer() }
  }
}

/// A dot that hit testing ignores, and that moves without animation.
private final class FingerDot: CALayer {
  /// The diameter, in points.
  private static let diameter: CGFloat = 24
  /// The z position, in front of anything in a scene.
  private static let depth: CGFloat = 1e9

  required init() {
    super.init()
    bounds = CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter)
    cornerRadius = Self.diameter / 2
    backgroundColor = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)
    borderColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5)
    borderWidth = 1
    zPosition = Self.depth
  }

  required init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }

  override func action(forKey event: String) -> (any CAAction)? { nil }
  override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}
