import DisplayList
import QuartzCore
import RandomScenes
import Testing

/// Random trees, edited at random between hit tests: the answer is that of a plain search which asks every
/// layer (HT1–HT8, GE2, GE8–GE11).
struct `Random hit tests` {
  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `the index answers as a search through all`(seed: UInt64) {
    endOpenTransactions()
    var tree = RandomHitTree(seed: seed)
    for round in 0..<40 {
      withoutActions { for _ in 0..<tree.numbers.pick([0, 1, 3, 12]) { tree.edit() } }
      for point in tree.points() {
        OddLayer.asked = []
        let expected = plainHit(tree.root, point)
        let expectedAsked = OddLayer.asked
        OddLayer.asked = []
        let found = tree.root.hitTest(point)
        if found !== expected || OddLayer.asked != expectedAsked {
          let names = [expected, found].map { $0?.name ?? "nothing" }
          Issue.record("seed \(seed), round \(round), \(point): \(names[0]), but found \(names[1])")
          return
        }
      }
    }
  }

  /// The rules as they are written down, one after the other.
  private func plainHit(_ layer: CALayer, _ p: CGPoint) -> CALayer? {
    if let odd = layer as? OddLayer, odd.claims(p) { return odd }
    guard !layer.isHidden, let inside = layer.planeToSuperlayer.inverse?.map(p) else { return nil }
    let isInside = layer.contains(inside)
    if isInside || !layer.masksToBounds {
      let sublayers = (layer.sublayers ?? []).enumerated().sorted { a, b in
        let (za, zb) = (a.element.zPosition, b.element.zPosition)
        return za == zb ? a.offset > b.offset : za > zb
      }
      for (_, sublayer) in sublayers {
        if let hit = plainHit(sublayer, inside) { return hit }
      }
    }
    return isInside ? layer : nil
  }
}

/// A layer that is round, and now and then claims a point of its superlayer outright.
private final class OddLayer: CALayer {
  /// Who was asked, in order.
  static var asked: [String] = []

  override func contains(_ p: CGPoint) -> Bool {
    Self.asked.append(name ?? "")
    return hypot(Double(p.x - bounds.midX), Double(p.y - bounds.midY)) < Double(bounds.width) * 0.7
  }

  override func hitTest(_ p: CGPoint) -> CALayer? { claims(p) ? self : super.hitTest(p) }

  func claims(_ p: CGPoint) -> Bool { abs(p.x - 333) < 1 && zPosition > 0 }
}

extension Seeded {
  fileprivate mutating func point(_ range: ClosedRange<Double>) -> CGPoint {
    CGPoint(x: number(range), y: number(range))
  }
}

/// A tree of some hundred layers, a few of them with many sublayers.
private struct RandomHitTree {
  let root = CALayer()
  var numbers: Seeded
  private var layers: [CALayer] = []

  init(seed: UInt64) {
    numbers = Seeded(seed)
    root.bounds = CGRect(x: 0, y: 0, width: 400, height: 300)
    root.anchorPoint = .zero
    withoutActions {
      for _ in 0..<60 { add(to: root) }
      let crowded = [root] + (0..<3).map { _ in numbers.pick(layers) }
      for _ in 0..<200 {
        add(to: numbers.once(in: 3) ? numbers.pick(layers) : numbers.pick(crowded))
      }
      for _ in 0..<60 { edit() }
    }
  }

  private mutating func add(to superlayer: CALayer) {
    let layer = numbers.once(in: 25) ? OddLayer() : CALayer()
    layer.name = "\(layers.count)"
    let side = numbers.once(in: 6) ? 200.0 : 30
    layer.bounds = CGRect(
      x: 0,
      y: 0,
      width: numbers.number(1...side),
      height: numbers.number(1...side)
    )
    layer.position = numbers.point(-20...400)
    layers.append(layer)
    superlayer.addSublayer(layer)
  }

  /// Points all over, and at and near a corner, an edge and the middle of layers.
  mutating func points() -> [CGPoint] {
    var points = [numbers.point(-50...450), CGPoint(x: 333, y: numbers.number(0...300))]
    for _ in 0..<4 {
      let layer = numbers.pick(layers)
      let b = layer.bounds
      let inLayer = CGPoint(
        x: b.minX + b.width * numbers.pick([0, 0.5, 0.999, 1]),
        y: b.minY + b.height * numbers.pick([0, 0.5, 0.999, 1])
      )
      // The root is at its superlayer's origin, unmoved: its space is that of the hit test.
      points.append(root.convert(inLayer, from: layer))
    }
    return points
  }

  mutating func edit() {
    switch numbers.index(below: 6) {
    case 0, 1: move(numbers.pick(layers))
    case 2: transform(numbers.pick(layers))
    case 3: toggle(numbers.once(in: 40) ? root : numbers.pick(layers))
    case 4: arrange(numbers.pick(layers))
    default: changeSublayers(of: numbers.once(in: 20) ? root : numbers.pick(layers))
    }
  }

  private mutating func move(_ layer: CALayer) {
    switch numbers.index(below: 8) {
    case 0:
      layer.bounds.size = CGSize(width: numbers.number(0...60), height: numbers.number(0...60))
    case 1: layer.bounds.origin = numbers.point(-1000...1000)
    case 2: layer.anchorPoint = numbers.point(-1...2)
    case 3: layer.bounds.size.width = 0
    case 4: layer.position = CGPoint(x: numbers.pick([1e9, -1e300, 1e308]), y: 0)
    default: layer.position = numbers.point(-20...400)
    }
  }

  private mutating func transform(_ layer: CALayer) {
    let angle = numbers.number(-3...3)
    switch numbers.index(below: 8) {
    case 0: layer.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
    case 1: layer.transform = CATransform3DMakeRotation(angle, 1, 1, 0)
    case 2: layer.transform = CATransform3DMakeScale(numbers.pick([0, 1e-3, -1, 5]), 2, 1)
    case 3: layer.transform.m34 = -1 / numbers.number(50...500)
    case 4: layer.transform.m21 = numbers.number(-50...50)
    case 5: layer.anchorPointZ = numbers.number(-50...50)
    default: layer.transform = CATransform3DIdentity
    }
  }

  private mutating func toggle(_ layer: CALayer) {
    switch numbers.index(below: 4) {
    case 0: layer.isHidden = layer !== root && !layer.isHidden
    case 1: layer.masksToBounds.toggle()
    case 2: layer.zPosition = numbers.pick([0, 0, 1, -1, 20])
    default: layer.isHidden = false
    }
  }

  private mutating func changeSublayers(of layer: CALayer) {
    switch numbers.index(below: 5) {
    case 0: layer.isGeometryFlipped.toggle()
    case 1: layer.sublayerTransform.m34 = -1 / numbers.number(80...800)
    case 2: layer.sublayerTransform = CATransform3DMakeTranslation(numbers.number(-50...50), 9, 0)
    default: layer.sublayerTransform = CATransform3DIdentity
    }
  }

  /// Changes of the tree: a layer leaves, comes back elsewhere, or changes places with another.
  private mutating func arrange(_ layer: CALayer) {
    let other = numbers.pick(layers)
    // A loop would be refused, and reported.
    guard !other.isDescendant(of: layer) else { return }
    switch numbers.index(below: 6) {
    case 0: layer.removeFromSuperlayer()
    case 1: root.insertSublayer(layer, at: UInt32(numbers.index(below: 60)))
    case 2: root.insertSublayer(layer, below: other)
    case 3 where other.superlayer?.isDescendant(of: layer) == false:
      other.superlayer?.insertSublayer(layer, above: other)
    case 4: other.addSublayer(layer)
    default: add(to: numbers.pick([root, other]))
    }
  }
}
