import CoreGraphics
import QuartzCore
import Testing

/// What a frame takes up of its superlayer's change of size (LA6; peer 171).
struct `Autoresizing` {
  private func resized(
    _ frame: CGRect,
    _ mask: CAAutoresizingMask,
    to size: CGSize = CGSize(width: 200, height: 160)
  ) -> CGRect {
    LayerStage.endTransactions()
    let (parent, child) = (CALayer(), CALayer())
    parent.bounds.size = CGSize(width: 100, height: 100)
    child.frame = frame
    child.autoresizingMask = mask
    parent.addSublayer(child)
    parent.bounds.size = size
    CATransaction.flush()
    return child.frame
  }

  /// Peer 171: equal shares, sides moved outwards to whole points.
  @Test(
    arguments: [
      (
        CAAutoresizingMask([
          .layerMinXMargin, .layerWidthSizable, .layerMaxXMargin, .layerHeightSizable,
        ]),
        CGRect(x: 43, y: 15, width: 54, height: 85)
      ),
      (.layerWidthSizable, CGRect(x: 10, y: 15, width: 120, height: 25)),
      (.layerMinXMargin, CGRect(x: 110, y: 15, width: 20, height: 25)),
      (.layerMaxXMargin, CGRect(x: 10, y: 15, width: 20, height: 25)),
      (
        CAAutoresizingMask([.layerMinXMargin, .layerMaxXMargin]),
        CGRect(x: 60, y: 15, width: 20, height: 25)
      ),
      (
        CAAutoresizingMask([.layerMinYMargin, .layerMaxYMargin]),
        CGRect(x: 10, y: 45, width: 20, height: 25)
      ),
      (
        CAAutoresizingMask([.layerMinYMargin, .layerHeightSizable]),
        CGRect(x: 10, y: 45, width: 20, height: 55)
      ),
    ])
  func `flexible parts share the change`(_ mask: CAAutoresizingMask, _ frame: CGRect) {
    #expect(resized(CGRect(x: 10, y: 15, width: 20, height: 25), mask) == frame)
  }

  /// Peer 171: without flexible parts even a fractional frame stays.
  @Test func `an empty mask leaves the frame alone`() {
    let frame = CGRect(x: 10.5, y: 15.25, width: 20.5, height: 25.5)
    #expect(resized(frame, []) == frame)
  }

  @Test func `a side does not become negative`() {
    let frame = resized(
      CGRect(x: 10, y: 10, width: 20, height: 20),
      .layerWidthSizable,
      to: CGSize(width: 50, height: 100)
    )
    #expect(frame == CGRect(x: 10, y: 10, width: 0, height: 20))
  }

  /// LA6: a change of size only, once for each sublayer, with the size that was.
  @Test func `a new size is told to the sublayers`() {
    LayerStage.endTransactions()
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
