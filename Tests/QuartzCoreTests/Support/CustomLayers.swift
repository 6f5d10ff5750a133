import DisplayList
import QuartzCore

/// A layer with an animatable property of each type that there is.
class CustomLayer: CALayer {
  @Animatable var progress: CGFloat = 0
  @Animatable var precise: Double = 1.5
  @Animatable var short: Float = 0.5
  @Animatable var count: Int = 3
  @Animatable var isOn = false
  @Animatable var offset = CGPoint(x: 1, y: 2)
  @Animatable var extent = CGSize(width: 3, height: 4)
  @Animatable var area = CGRect(x: 1, y: 2, width: 3, height: 4)
  @Animatable var tint: CGColor? = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  @Animatable var turn = CATransform3DIdentity
  @Animatable var picture: CGImage?
  @Animatable var title = "zero"
}

/// A layer that draws its progress as it shows: a picture that is as many pixels wide as there are hundredths.
final class GaugeLayer: CALayer {
  @Animatable var progress: CGFloat = 0
  @Animatable var unseen: CGFloat = 0
  /// A stored property of the class's own, which its copies take over (DI6).
  var height = 1
  /// How often any layer of the class has drawn itself, and whether on a presentation copy.
  static var drawings: [(isCopy: Bool, progress: CGFloat)] = []

  required init() { super.init() }

  required init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? GaugeLayer { height = other.height }
  }

  required init?(coder: NSCoder) { nil }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || key == "undeclared" || super.needsDisplay(forKey: key)
  }

  override func display() {
    let progress = (presentation() ?? self).progress
    Self.drawings.append((presentation() === self, progress))
    let width = max(1, Int((progress * 100).rounded()))
    let pixels = [UInt32](repeating: 0xFF00_00FF, count: width * height)
    contents = CGImage(width: width, height: height, pixels: pixels)
  }
}

/// A layer whose `draw(in:)` notes its progress, and on what.
final class PaintedLayer: CALayer {
  @Animatable var progress: CGFloat = 0
  static var drawings: [(isCopy: Bool, progress: CGFloat)] = []

  override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }

  override func draw(in ctx: CGContext) {
    Self.drawings.append((presentation() === self, progress))
    ctx.fill(CGRect(x: 0, y: 0, width: 100 * progress, height: 50))
  }
}

extension LayerStage {
  /// The pictures that a frame for `time` shows, as width and height in pixels.
  func pictures(at time: Double) -> [[Int]] {
    context.displayList(at: time, scale: 1).items.compactMap {
      if case .image(let item) = $0 { [item.image.width, item.image.height] } else { nil }
    }
  }
}
