import CoreGraphics
import QuartzCore
import RandomScenes

/// A layer that changes the tree from the methods in which the engine calls it.
final class RestlessLayer: CALayer {
  static weak var scene: RandomScene?
  @Animatable var level: CGFloat = 0
  private static let picture = CGImage.plain(0xFF00_FF00)

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "level" || super.needsDisplay(forKey: key)
  }

  override func layoutSublayers() { react() }

  override func display() {
    contents = Self.picture
    react()
  }

  override func contains(_ p: CGPoint) -> Bool {
    react()
    return super.contains(p)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    react()
    return super.action(forKey: event)
  }

  /// Not as a presentation copy: what copies are asked must not change what they are copies of.
  private func react() {
    if model() === self { Self.scene?.react() }
  }
}

/// A delegate of layers that changes the tree when it is asked, and answers all that can be answered.
final class RestlessDelegate: CALayerDelegate {
  weak var scene: RandomScene?

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    scene?.react()
    return scene?.answer()
  }

  func layoutSublayers(of layer: CALayer) { scene?.react() }
}

/// An action that changes the tree when it is run.
final class RestlessAction: CAAction {
  weak var scene: RandomScene?

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    scene?.react()
  }
}

/// Makes the layers of a random scene, each with a name of its own, and keeps track of them without
/// keeping them.
final class Nursery {
  private struct Made {
    weak var layer: CALayer?
  }

  private var made: [Made] = []
  private var random: Seeded
  let delegate = RestlessDelegate()
  let action = RestlessAction()

  init(seed: UInt64) { random = Seeded(seed) }

  /// Those that have not ended.
  var alive: [CALayer] { made.compactMap(\.layer) }

  func makeLayer() -> CALayer {
    let layer =
      switch random.index(below: 8) {
      case 0, 1: RestlessLayer()
      case 2: CAScrollLayer()
      case 3: CAShapeLayer()
      case 4: CAGradientLayer()
      default: CALayer()
      }
    layer.name = newName()
    if random.once(in: 4) { layer.delegate = delegate }
    if random.once(in: 4) { layer.actions = ["position": action, kCAOnOrderOut: action] }
    if random.once(in: 5) { layer.autoresizingMask = [.layerWidthSizable, .layerMaxYMargin] }
    made.append(Made(layer: layer))
    return layer
  }

  /// A name that no layer has had: reports are distinguished by names.
  func newName() -> String {
    names += 1
    return "n\(names)"
  }
  private var names = 0
}
