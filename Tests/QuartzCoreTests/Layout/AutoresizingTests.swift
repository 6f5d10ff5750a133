import CoreGraphics
import QuartzCore
import RandomScenes
import Testing

/// What a frame takes up of its superlayer's change of size (LA6; peer 171).
struct `Autoresizing` {
  private func resized(
    _ frame: CGRect = CGRect(x: 10, y: 20, width: 50, height: 40),
    by mask: CAAutoresizingMask,
    to size: CGSize = CGSize(width: 200, height: 300)
  ) -> CGRect {
    endOpenTransactions()
    let (parent, child) = (CALayer(), CALayer())
    parent.bounds.size = CGSize(width: 100, height: 100)
    child.frame = frame
    child.autoresizingMask = mask
    parent.addSublayer(child)
    parent.bounds.size = size
    CATransaction.flush()
    return child.frame
  }

  /// Peer 171: equal shares of all three parts, and of one; sides moved outwards to whole points.
  @Test func `flexible parts share the change equally`() {
    let mask: CAAutoresizingMask = [
      .layerMinXMargin, .layerWidthSizable, .layerMaxXMargin, .layerHeightSizable,
    ]
    let frame = resized(
      CGRect(x: 10, y: 15, width: 20, height: 25),
      by: mask,
      to: CGSize(width: 200, height: 160)
    )
    #expect(frame == CGRect(x: 43, y: 15, width: 54, height: 85))
  }

  /// Peer 171, and frames measured on macOS: a third for each part, of which margins inherit first.
  @Test(arguments: [
    (CAAutoresizingMask([]), CGRect(x: 10, y: 20, width: 50, height: 40)),
    (.layerMinXMargin, CGRect(x: 110, y: 20, width: 50, height: 40)),
    (.layerWidthSizable, CGRect(x: 10, y: 20, width: 150, height: 40)),
    (.layerMaxXMargin, CGRect(x: 10, y: 20, width: 50, height: 40)),
    (.layerMinYMargin, CGRect(x: 10, y: 220, width: 50, height: 40)),
    (.layerHeightSizable, CGRect(x: 10, y: 20, width: 50, height: 240)),
    (
      CAAutoresizingMask([.layerMinXMargin, .layerWidthSizable]),
      CGRect(x: 76, y: 20, width: 84, height: 40)
    ),
    (
      CAAutoresizingMask([.layerWidthSizable, .layerMaxXMargin]),
      CGRect(x: 10, y: 20, width: 84, height: 40)
    ),
    (
      CAAutoresizingMask([.layerMinXMargin, .layerMaxXMargin]),
      CGRect(x: 60, y: 20, width: 50, height: 40)
    ),
    (
      CAAutoresizingMask([.layerMinYMargin, .layerHeightSizable]),
      CGRect(x: 10, y: 153, width: 50, height: 107)
    ),
    (
      CAAutoresizingMask([.layerMinYMargin, .layerHeightSizable, .layerMaxYMargin]),
      CGRect(x: 10, y: 86, width: 50, height: 108)
    ),
    (CAAutoresizingMask(rawValue: 63), CGRect(x: 43, y: 86, width: 84, height: 108)),
  ])
  func `parts that are not flexible leave theirs to the others`(
    _ mask: CAAutoresizingMask,
    _ frame: CGRect
  ) {
    #expect(resized(by: mask) == frame)
  }

  /// Measured on macOS (peer 171): other changes, also to less.
  @Test(arguments: [
    (400.0, 100.0, CGRect(x: 210, y: 20, width: 150, height: 40)),
    (110, 100, CGRect(x: 16, y: 20, width: 54, height: 40)),
    (50, 25, CGRect(x: -24, y: 20, width: 34, height: 40)),
  ])
  func `small and negative changes are shared as well`(
    _ width: Double,
    _ height: Double,
    _ frame: CGRect
  ) {
    let size = CGSize(width: width, height: height)
    #expect(resized(by: [.layerMinXMargin, .layerWidthSizable], to: size) == frame)
  }

  /// Measured on macOS (peer 171): a length that would be negative lies on the other side.
  @Test func `a frame may be flipped`() {
    let size = CGSize(width: 50, height: 25)
    #expect(
      resized(by: [.layerWidthSizable, .layerHeightSizable], to: size)
        == CGRect(x: 10, y: -15, width: 0, height: 35)
    )
  }

  /// Peer 171: without flexible parts even a fractional frame stays.
  @Test func `an empty mask leaves the frame alone`() {
    let frame = CGRect(x: 10.5, y: 15.25, width: 20.5, height: 25.5)
    #expect(resized(frame, by: []) == frame)
  }

  /// LA6: called directly, with an earlier size; with the present size, nothing follows.
  @Test func `layers can be notified of another size`() {
    endOpenTransactions()
    let (parent, child) = (CALayer(), CALayer())
    parent.bounds.size = CGSize(width: 200, height: 300)
    child.frame = CGRect(x: 10.5, y: 20, width: 50, height: 40)
    child.autoresizingMask = .layerWidthSizable
    parent.addSublayer(child)
    parent.resizeSublayers(withOldSize: CGSize(width: 200, height: 300))
    #expect(child.frame == CGRect(x: 10.5, y: 20, width: 50, height: 40))
    child.resize(withOldSuperlayerSize: CGSize(width: 100, height: 100))
    #expect(child.frame == CGRect(x: 10, y: 20, width: 151, height: 40))
    CATransaction.flush()
  }

  /// LA6: a change of size only, once for each sublayer, with the size that was.
  @Test func `the sublayers are notified of a new size`() {
    endOpenTransactions()
    let (parent, child) = (CALayer(), ResizeListener())
    parent.bounds.size = CGSize(width: 10, height: 20)
    parent.addSublayer(child)
    parent.bounds.origin.x = 5
    parent.position.x = 5
    parent.bounds.size = CGSize(width: 10, height: 20)
    #expect(child.heard.isEmpty)
    parent.bounds.size.height = 30
    #expect(child.heard == [CGSize(width: 10, height: 20)])
    parent.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(child.heard.count == 2 && child.heard.last == CGSize(width: 10, height: 30))
    CATransaction.flush()
  }

  @Test func `the mask's bits are Core Animation's`() {
    let masks: [CAAutoresizingMask] = [
      .layerMinXMargin, .layerWidthSizable, .layerMaxXMargin, .layerMinYMargin,
      .layerHeightSizable, .layerMaxYMargin,
    ]
    #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    #expect(CALayer().autoresizingMask == [])
  }
}

private final class ResizeListener: CALayer {
  private(set) var heard: [CGSize] = []

  override func resize(withOldSuperlayerSize size: CGSize) { heard.append(size) }
}
