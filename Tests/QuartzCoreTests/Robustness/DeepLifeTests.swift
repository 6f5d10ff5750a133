import CoreGraphics
import DisplayList
import QuartzCore
import Testing

/// Ten thousand layers in each other, from their insertion to their end, on the main thread's stack of
/// 8 MB: what goes down or up the tree must not do so by the stack, and must not do so again and again.
///
/// The time limit is far beyond what any of these takes, and there for what would never end.
@Suite(.timeLimit(.minutes(60)))
struct `A deep tree's life` {
  private static let depth = 10_000

  /// Each layer is at (1, 0) in the one before, under a tree that is on screen or not.
  private func chain(
    from top: CALayer,
    outsideIn: Bool,
    put: (CALayer, CALayer) -> Void = { $0.addSublayer($1) }
  ) -> [CALayer] {
    let layers = (0..<Self.depth).map { _ in
      let layer = CALayer()
      layer.frame = CGRect(x: 1, y: 0, width: 9, height: 9)
      return layer
    }
    if outsideIn { put(top, layers[0]) }
    for index in 1..<Self.depth {
      let place = outsideIn ? index : Self.depth - index
      put(layers[place - 1], layers[place])
    }
    if !outsideIn { put(top, layers[0]) }
    return layers
  }

  /// TT1, TR14, T15, HT1, GE2, TR12, LA1, R8: all of it, built from either end.
  @Test(arguments: [true, false])
  func `from insertion to the end`(_ outsideIn: Bool) throws {
    let stage = LayerStage()
    weak var ended: CALayer?
    let listener = AnimationListener()
    do {
      var layers: [CALayer] = []
      withoutActions { layers = chain(from: stage.root, outsideIn: outsideIn) }
      stage.advance(to: 0)
      let (top, deepest) = (layers[0], layers[Self.depth - 1])
      ended = deepest
      try animate(deepest, top, listener, stage)
      try find(deepest, top, stage)
      try change(deepest, top, stage)
      top.removeFromSuperlayer()
      stage.advance(to: 3)
      #expect(deepest.presentation() == nil)
      #expect(listener.heard == ["start", "stopped"])
    }
    stage.advance(to: 4)
    #expect(ended == nil)
    #expect(stage.reports.isEmpty)
  }

  /// The deepest layer's animation runs in the time of all layers above it.
  private func animate(
    _ deepest: CALayer,
    _ top: CALayer,
    _ listener: AnimationListener,
    _ stage: LayerStage
  ) throws {
    withoutActions { deepest.backgroundColor = .red }
    let animation = basic("zPosition", from: 0, to: 10)
    (animation.duration, animation.delegate) = (10, listener)
    stage.add(animation, to: deepest)
    top.speed = 2
    stage.advance(to: 0.5)
    #expect(deepest.frameValues.zPosition == 1)
    stage.advance(to: 1)
    #expect(deepest.frameValues.zPosition == 2)
    #expect(try stage.shown(deepest, at: 1).zPosition == 2)
    #expect(listener.heard == ["start"])
    let items = stage.context.frame.list.items
    #expect(items.count == 1)
    guard case .fill(let fill)? = items.first else { return }
    #expect(fill.toDevice.m31 == Double(Self.depth))
  }

  private func find(_ deepest: CALayer, _ top: CALayer, _ stage: LayerStage) throws {
    let point = CGPoint(x: Self.depth + 2, y: 3)
    #expect(stage.root.hitTest(point) === deepest)
    #expect(deepest.convert(CGPoint(x: 2, y: 3), to: stage.root) == point)
    #expect(stage.root.convert(point, to: deepest) == CGPoint(x: 2, y: 3))
    #expect(deepest.isDescendant(of: top))
    let shown = try #require(deepest.presentation())
    var count = 0
    var above: CALayer? = shown
    while let layer = above {
      count += 1
      above = layer.superlayer
    }
    #expect(count == Self.depth + 1)
    #expect(shown.convert(CGPoint(x: 2, y: 3), to: stage.root.presentation()) == point)
    let root = try #require(stage.root.presentation())
    #expect(root.hitTest(point)?.model() === deepest)
  }

  /// A layout, a move of all, a change of the order, and a loop that is refused.
  private func change(_ deepest: CALayer, _ top: CALayer, _ stage: LayerStage) throws {
    deepest.setNeedsLayout()
    deepest.layoutIfNeeded()
    #expect(!deepest.needsLayout() && !top.needsLayout())
    withoutActions {
      top.position.x += 5
      deepest.position.x += 3
      top.isHidden = true
      top.isHidden = false
      top.superlayer?.insertSublayer(top, at: 0)
    }
    stage.advance(to: 1.5)
    #expect(stage.root.hitTest(CGPoint(x: Self.depth + 10, y: 3)) === deepest)
    stage.context.setNeedsRebuild()
    stage.advance(to: 1.6)
    #expect(stage.context.frame.list.items.count == 1)
  }

  /// RE6: each the mask of the one before.
  @Test func `masks of masks`() {
    let stage = LayerStage()
    weak var deepest: CALayer?
    withoutActions {
      let layers = chain(from: stage.root, outsideIn: false) { $0.mask = $1 }
      deepest = layers.last
    }
    stage.advance(to: 0)
    #expect(deepest?.superlayer?.mask === deepest)
    #expect(deepest?.presentation() != nil)
    stage.root.mask = nil
    stage.advance(to: 1)
    #expect(deepest == nil)
  }

  /// LA6: the size of the outermost goes all the way down.
  @Test func `resizing with the superlayer`() {
    let stage = LayerStage()
    var layers: [CALayer] = []
    withoutActions {
      layers = chain(from: stage.root, outsideIn: true)
      for layer in layers { layer.autoresizingMask = [.layerWidthSizable, .layerMaxYMargin] }
      layers[0].bounds.size.width += 6
    }
    let resized = layers.filter { $0.bounds.width == 15 }
    #expect(resized.count == Self.depth)
    stage.advance(to: 1)
  }
}
