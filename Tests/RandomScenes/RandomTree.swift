package import CoreGraphics
package import QuartzCore

/// A tree of layers under a root, which is edited at random.
///
/// Two trees of the same seed with as many edits are alike.
@MainActor
package final class RandomTree {
  package let root: CALayer
  package private(set) var layers: [CALayer] = []
  package var random: Seeded
  let make: () -> CALayer
  private let most: Int
  private var names = 0

  /// A tree of `count` layers that `make` makes, which grows to about `most`.
  package init(
    under root: CALayer,
    seed: UInt64,
    count: Int,
    most: Int = 60,
    make: @escaping () -> CALayer = { CALayer() }
  ) {
    self.root = root
    self.make = make
    self.most = most
    random = Seeded(seed)
    endOpenTransactions()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for _ in 0..<count { insertLayer() }
    CATransaction.commit()
    CATransaction.flush()
  }

  /// One of the layers.
  package func pick() -> CALayer? {
    layers.isEmpty ? nil : layers[random.index(below: layers.count)]
  }

  /// Releases all layers, which stay where they are.
  package func forgetAll() { layers = [] }

  package func insertLayer() {
    guard layers.count < most else { return pick().map(remove) ?? () }
    let layer =
      switch random.index(below: 8) {
      case 0: named(CATransformLayer())
      case 1, 2: named(makePainter())
      default: make()
      }
    layer.bounds = CGRect(x: 0, y: 0, width: random.number(5...80), height: 40)
    layer.position = point()
    layer.backgroundColor = random.flag() ? color() : nil
    insert(layer)
    layers.append(layer)
  }

  /// The layer with a name that no other one has.
  private func named(_ layer: CALayer) -> CALayer {
    names += 1
    layer.name = "own\(names)"
    return layer
  }

  /// Puts a layer, which has nothing below it, anywhere.
  private func insert(_ layer: CALayer) {
    let parent = random.flag() ? root : pick() ?? root
    let index = random.index(below: (parent.sublayers?.count ?? 0) + 1)
    parent.insertSublayer(layer, at: UInt32(index))
  }

  /// Takes a layer out, and releases it and all below it.
  package func remove(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    layers.removeAll { $0 === layer || $0.isDescendant(of: layer) }
  }

  /// Moves a layer, with all its sublayers, to another place: among its siblings, or below another layer.
  func move(_ layer: CALayer) {
    let parent = random.flag() ? layer.superlayer ?? root : pick() ?? root
    guard parent !== layer, !parent.isDescendant(of: layer) else { return }
    let index = random.index(below: (parent.sublayers?.count ?? 0) + 1)
    parent.insertSublayer(layer, at: UInt32(index))
  }

  /// Keeps a layer that `make` made for a use of its own.
  func adopt(_ layer: CALayer) { layers.append(layer) }

  package func point() -> CGPoint {
    CGPoint(x: random.number(0...200), y: random.number(0...100))
  }

  package func color() -> CGColor {
    CGColor(
      red: random.number(0...1),
      green: random.number(0...1),
      blue: random.number(0...1),
      alpha: random.flag() ? 1 : 0.5
    )
  }
}
