import QuartzCore
import RandomScenes
import Testing

/// Points and rectangles from layer to layer (GE2, GE8, GE11, GE13; peer 157–161).
struct `Converting coordinates` {
  /// A parent of 200 × 200 at the origin, with a child of 50 × 50 at (100, 50).
  private let parent = CALayer()
  private let child = CALayer()

  init() {
    endOpenTransactions()
    parent.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    child.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    child.position = CGPoint(x: 100, y: 50)
    parent.addSublayer(child)
  }

  /// Peer 157.
  @Test func `a point goes to the superlayer and back`() {
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 75, y: 25))
    #expect(parent.convert(CGPoint.zero, from: child) == CGPoint(x: 75, y: 25))
    #expect(child.convert(CGPoint.zero, from: parent) == CGPoint(x: -75, y: -25))
    #expect(parent.convert(CGPoint.zero, to: child) == CGPoint(x: -75, y: -25))
    #expect(child.convert(CGPoint(x: 3, y: 4), to: child) == CGPoint(x: 3, y: 4))
  }

  /// Peer 158: a scaled child, also with rectangles; siblings; trees that do not meet.
  @Test func `scales, siblings and other trees`() {
    child.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 50, y: 0))
    let rect = child.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: parent)
    #expect(rect == CGRect(x: 50, y: 0, width: 20, height: 40))
    child.transform = CATransform3DIdentity
    let sibling = CALayer()
    sibling.bounds = child.bounds
    sibling.position = CGPoint(x: 200, y: 50)
    parent.addSublayer(sibling)
    #expect(child.convert(CGPoint.zero, to: sibling) == CGPoint(x: -100, y: 0))
    let detached = CALayer()
    detached.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(child.convert(CGPoint.zero, to: detached) == CGPoint(x: 65, y: 15))
    #expect(detached.convert(CGPoint.zero, to: child) == CGPoint(x: -65, y: -15))
  }

  /// Peer 159, GE8: the parent's `sublayerTransform`, about the parent's anchor point.
  @Test func `a sublayer transform moves sublayers`() {
    parent.sublayerTransform = CATransform3DMakeTranslation(10, 20, 0)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 85, y: 45))
    parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 50, y: -50))
    #expect(parent.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  /// Peer 160: `nil` is the superlayer's space.
  @Test func `nil is the superlayer's space`() {
    parent.position = CGPoint(x: 1000, y: 1000)
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 75, y: 25))
    #expect(child.convert(CGPoint(x: 75, y: 25), from: nil) == CGPoint.zero)
  }

  /// Peer 161: a perspective divides.
  @Test func `a perspective divides`() {
    child.anchorPoint = .zero
    child.position = .zero
    child.transform.m14 = 0.05
    let p = child.convert(CGPoint(x: 10, y: 3), to: parent)
    #expect(abs(p.x - 10 / 1.5) < 1e-12 && abs(p.y - 2) < 1e-12)
    let back = child.convert(p, from: parent)
    #expect(abs(back.x - 10) < 1e-9 && abs(back.y - 3) < 1e-9)
  }

  /// GE8: `m34` on the parent makes what is nearer larger.
  @Test func `depth under a perspective scales about the parent's anchor`() {
    parent.sublayerTransform.m34 = -1 / 500
    child.position = CGPoint(x: 100, y: 100)
    child.zPosition = 250
    let corner = child.convert(CGPoint.zero, to: parent)
    #expect(abs(corner.x - 50) < 1e-9 && abs(corner.y - 50) < 1e-9)
  }

  /// GE5: `bounds.origin` scrolls the sublayers.
  @Test func `a scrolled layer's coordinates begin at its origin`() {
    child.bounds.origin = CGPoint(x: 5, y: 6)
    #expect(child.convert(CGPoint(x: 5, y: 6), to: parent) == CGPoint(x: 75, y: 25))
  }

  /// GE11: a flipped layer's own coordinates are turned over with its sublayers; they keep their places in it.
  @Test func `flipped geometry inverts a layer's own y`() {
    parent.isGeometryFlipped = true
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 75, y: 25))
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 75, y: 25))
    #expect(parent.convert(CGPoint(x: 75, y: 25), to: nil) == CGPoint(x: 75, y: 175))
    #expect(parent.convert(CGPoint(x: 75, y: 175), from: nil) == CGPoint(x: 75, y: 25))
    parent.sublayerTransform = CATransform3DMakeTranslation(10, 20, 0)
    let corner = child.convert(CGPoint.zero, to: parent)
    #expect(parent.convert(corner, to: nil) == CGPoint(x: 85, y: 195))
    let there = child.convert(CGPoint(x: 3, y: 4), to: parent)
    #expect(parent.convert(there, to: child) == CGPoint(x: 3, y: 4))
  }

  /// GE11: as measured on macOS: points to the root, back again, and where a hit is.
  @Test func `a flipped layer between others`() {
    let root = CALayer()
    (root.anchorPoint, root.bounds) = (.zero, CGRect(x: 0, y: 0, width: 200, height: 200))
    for layer in [parent, child] { layer.anchorPoint = .zero }
    (parent.bounds, parent.position) = (
      CGRect(x: 5, y: 7, width: 100, height: 80), CGPoint(x: 20, y: 30)
    )
    (child.bounds, child.position) = (
      CGRect(x: 0, y: 0, width: 10, height: 10), CGPoint(x: 15, y: 17)
    )
    parent.isGeometryFlipped = true
    root.addSublayer(parent)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 30, y: 100))
    #expect(child.convert(CGPoint(x: 0, y: 10), to: root) == CGPoint(x: 30, y: 90))
    #expect(parent.convert(parent.bounds.origin, to: root) == CGPoint(x: 20, y: 110))
    #expect(child.convert(CGPoint(x: 30, y: 100), from: root) == .zero)
    #expect(root.hitTest(CGPoint(x: 35, y: 95)) === child)
  }

  /// GE13: the box around a turned rectangle.
  @Test func `a rotated rectangle becomes its bounding box`() {
    child.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let box = child.convert(CGRect(x: 0, y: 0, width: 50, height: 20), to: parent)
    #expect(abs(box.minX - 105) < 1e-9 && abs(box.minY - 25) < 1e-9)
    #expect(abs(box.width - 20) < 1e-9 && abs(box.height - 50) < 1e-9)
  }

  /// GE13: presentation layers convert by what shows.
  @Test func `presentation layers convert by what shows`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(basic("position.x", from: 0, to: 100), to: layer)
    let shown = try stage.shown(layer, at: 0.5)
    #expect(shown.convert(CGPoint.zero, to: shown.superlayer) == CGPoint(x: 0, y: 75))
    #expect(layer.convert(CGPoint.zero, to: stage.root) == CGPoint(x: 150, y: 75))
  }
}
