@testable import QuartzCore
import RandomScenes
import Testing

/// Hit testing among very many siblings asks few of them, and answers as if it had asked all (HT1–HT8).
struct `Hit testing among many siblings` {
  init() { endOpenTransactions() }

  /// Layers of 8 × 8 points in cells of 10 × 10, a hundred in a row.
  private func field<Layer: CALayer>(of count: Int, _ kind: Layer.Type) -> (CALayer, [Layer]) {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    root.anchorPoint = .zero
    let layers = (0..<count).map { index in
      let layer = kind.init()
      layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
      layer.position = CGPoint(x: 10 * (index % 100) + 5, y: 10 * (index / 100) + 5)
      return layer
    }
    withoutActions { for layer in layers { root.addSublayer(layer) } }
    return (root, layers)
  }

  /// Where the layer of that number is in the field.
  private func place(_ index: Int) -> CGPoint {
    CGPoint(x: 10 * (index % 100) + 5, y: 10 * (index / 100) + 5)
  }

  /// Counted, not timed: one among ten thousand is asked, after moves as well, and no place is found out
  /// twice for a layer that stays.
  @Test func `few are asked, and little is found out again`() {
    let (root, layers) = field(of: 10_000, CountingLayer.self)
    for index in stride(from: 0, to: 10_000, by: 501) {
      CountingLayer.reset()
      #expect(root.hitTest(place(index)) === layers[index])
      #expect(CountingLayer.asked == 1)
    }
    CountingLayer.reset()
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === root)
    #expect(CountingLayer.asked == 0)
    withoutActions { layers[17].position = place(4321) }
    CountingLayer.reset()
    #expect(root.hitTest(place(4321)) === layers[4321])
    #expect(root.hitTest(place(17)) === root)
    withoutActions { layers[4321].isHidden = true }
    #expect(root.hitTest(place(4321)) === layers[17])
    #expect(CountingLayer.asked == 2)
    #expect(CountingLayer.looked < 10)
  }

  /// Adding and removing a sublayer does not build the index again.
  @Test func `those who come and go are let in and out`() {
    let (root, layers) = field(of: 2_000, CountingLayer.self)
    #expect(root.hitTest(place(3)) === layers[3])
    CountingLayer.reset()
    let new = CountingLayer()
    withoutActions {
      layers[3].removeFromSuperlayer()
      new.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      root.insertSublayer(new, at: 1_000)
    }
    #expect(root.hitTest(place(3)) === new)
    #expect(root.hitTest(place(2)) === new)
    #expect(root.hitTest(place(1_500)) === layers[1_500])
    withoutActions { root.insertSublayer(new, at: 0) }
    #expect(root.hitTest(place(2)) === layers[2])
    #expect(root.hitTest(place(3)) === new)
    #expect(CountingLayer.looked < 20)
  }

  /// HT5, peer 164: by depth, then the later sibling, in one place among many.
  @Test func `depth and order decide among those at a point`() {
    let (root, layers) = field(of: 100, CALayer.self)
    withoutActions { for layer in layers { layer.position = CGPoint(x: 500, y: 500) } }
    let point = CGPoint(x: 501, y: 501)
    #expect(root.hitTest(point) === layers[99])
    layers[40].zPosition = 2
    #expect(root.hitTest(point) === layers[40])
    layers[20].zPosition = 2
    #expect(root.hitTest(point) === layers[40])
    layers[40].zPosition = -1
    #expect(root.hitTest(point) === layers[20])
    root.insertSublayer(layers[20], at: 0)
    layers[20].zPosition = 0
    #expect(root.hitTest(point) === layers[99])
  }

  /// HT3, peer 165: a sublayer's sublayers outside it are found, and looked for again when one moves,
  /// goes, or is cut off.
  @Test func `what is below a sibling counts with it`() {
    let (root, layers) = field(of: 200, CALayer.self)
    let (child, grandchild) = (CALayer(), CALayer())
    grandchild.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    layers[7].addSublayer(child)
    #expect(root.hitTest(CGPoint(x: 702, y: 702)) === root)
    child.addSublayer(grandchild)
    grandchild.position = CGPoint(x: 631, y: 701)
    #expect(root.hitTest(CGPoint(x: 702, y: 702)) === grandchild)
    grandchild.position = CGPoint(x: 631, y: 601)
    #expect(root.hitTest(CGPoint(x: 702, y: 702)) === root)
    #expect(root.hitTest(CGPoint(x: 702, y: 602)) === grandchild)
    child.sublayerTransform = CATransform3DMakeTranslation(0, 100, 0)
    #expect(root.hitTest(CGPoint(x: 702, y: 702)) === grandchild)
    layers[7].masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 702, y: 702)) === root)
    layers[7].masksToBounds = false
    #expect(root.hitTest(CGPoint(x: 702, y: 702)) === grandchild)
    grandchild.removeFromSuperlayer()
    #expect(root.hitTest(CGPoint(x: 702, y: 702)) === root)
  }

  /// The sublayers of one of many can be many themselves.
  @Test func `an index within an index hears of changes`() {
    let (root, layers) = field(of: 100, CALayer.self)
    let (inner, leaves) = field(of: 100, CALayer.self)
    inner.bounds.size = .zero
    layers[50].addSublayer(inner)
    #expect(root.hitTest(CGPoint(x: 506, y: 6)) === leaves[0])
    leaves[0].position = CGPoint(x: 0, y: 900)
    #expect(root.hitTest(CGPoint(x: 501, y: 901)) === leaves[0])
    inner.position = CGPoint(x: 0, y: -300)
    #expect(root.hitTest(CGPoint(x: 501, y: 601)) === leaves[0])
    #expect(root.hitTest(CGPoint(x: 501, y: 901)) === root)
  }

  /// HT6, GE8, GE11: what the superlayer does to all of them can change.
  @Test func `what the superlayer does to its sublayers applies`() {
    let (root, layers) = field(of: 100, CALayer.self)
    #expect(root.hitTest(place(4)) === layers[4])
    root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    #expect(root.hitTest(CGPoint(x: 90, y: 10)) === layers[4])
    root.isGeometryFlipped = true
    #expect(root.hitTest(CGPoint(x: 90, y: 1990)) === layers[4])
    root.sublayerTransform = CATransform3DIdentity
    #expect(root.hitTest(CGPoint(x: 45, y: 995)) === layers[4])
    root.bounds.size.height = 500
    #expect(root.hitTest(CGPoint(x: 45, y: 495)) === layers[4])
  }

  /// HT7: a presentation layer answers presentation layers, at what shows.
  @Test func `a presentation layer answers by what shows`() throws {
    let stage = LayerStage()
    let (field, layers) = field(of: 100, CALayer.self)
    stage.root.addSublayer(field)
    CATransaction.flush()
    #expect(stage.root.hitTest(place(5)) === layers[5])
    stage.add(basic("position.y", from: 205, to: 205), to: layers[5])
    let shown = try stage.shown(stage.root, at: 0.5)
    #expect(shown.hitTest(CGPoint(x: 55, y: 205))?.model() === layers[5])
    #expect(shown.hitTest(place(5))?.model() === field)
    #expect(stage.root.hitTest(place(5)) === layers[5])
  }

  /// With few sublayers there is no index, and with the thirty-third there is one.
  @Test func `an index comes and goes with the number of sublayers`() {
    let (root, layers) = field(of: 32, CountingLayer.self)
    CountingLayer.reset()
    #expect(root.hitTest(CGPoint(x: 400, y: 5)) === root)
    #expect(CountingLayer.asked == 32)
    let last = CountingLayer()
    root.addSublayer(last)
    CountingLayer.reset()
    #expect(root.hitTest(CGPoint(x: 400, y: 5)) === root)
    #expect(CountingLayer.asked == 0)
    layers[3].position = CGPoint(x: 400, y: 5)
    last.removeFromSuperlayer()
    #expect(root.hitTest(CGPoint(x: 400, y: 5)) === layers[3])
    layers[3].position = CGPoint(x: 600, y: 5)
    root.addSublayer(last)
    #expect(root.hitTest(CGPoint(x: 600, y: 5)) === layers[3])
    #expect(root.hitTest(CGPoint(x: 400, y: 5)) === root)
  }

  /// Points and places that are no numbers, or huge, are answered as ever.
  @Test func `bad points and far places`() {
    let (root, layers) = field(of: 100, CALayer.self)
    layers[1].position = CGPoint(x: 1e300, y: -1e300)
    layers[2].bounds = CGRect(x: -1e308, y: -1e308, width: 1.5e308, height: 1.5e308)
    layers[3].position = CGPoint(x: -1e9, y: 1e9)
    #expect(root.hitTest(place(4)) === layers[4])
    #expect(root.hitTest(CGPoint(x: -1e9, y: 1e9)) === layers[3])
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(root.hitTest(CGPoint(x: bad, y: 5)) == nil)
      #expect(root.hitTest(CGPoint(x: 5, y: bad)) == nil)
    }
  }
}

/// A layer of the engine's own ways that counts how often it is asked, and how often it is looked at.
private final class CountingLayer: CALayer, LayerKind {
  private(set) static var asked = 0
  private(set) static var looked = 0

  static func reset() { (asked, looked) = (0, 0) }

  override class var kind: (any LayerKind.Type)? {
    looked += 1
    return CountingLayer.self
  }

  override func contains(_ p: CGPoint) -> Bool {
    Self.asked += 1
    return super.contains(p)
  }
}
