import CoreGraphics
import QuartzCore
import RandomScenes
import Testing

/// Scroll layers (SL6; peer 172).
struct `Scroll layers` {
  private func scroller(_ mode: CAScrollLayerScrollMode = .both) -> CAScrollLayer {
    endOpenTransactions()
    let layer = CAScrollLayer()
    layer.bounds = CGRect(x: 5, y: 7, width: 100, height: 100)
    layer.scrollMode = mode
    return layer
  }

  /// SL6.
  @Test func `a scroll layer cuts its sublayers and scrolls both ways`() {
    let layer = CAScrollLayer()
    #expect(layer.masksToBounds)
    #expect(layer.scrollMode == .both)
    layer.scrollMode = .none
    #expect(CAScrollLayer(layer: layer).scrollMode == .none)
    #expect(
      [.none, .vertically, .horizontally, .both].map(\CAScrollLayerScrollMode.rawValue)
        == ["none", "vertically", "horizontally", "both"]
    )
    #expect(!CAScrollLayer.needsDisplay(forKey: "scrollMode"))
  }

  /// SL6: a point becomes the bounds' origin, as far as the mode lets it; nothing limits it.
  @Test(arguments: [
    (CAScrollLayerScrollMode.both, CGPoint(x: 500, y: -60)),
    (.horizontally, CGPoint(x: 500, y: 7)), (.vertically, CGPoint(x: 5, y: -60)),
    (.none, CGPoint(x: 5, y: 7)), (.init(rawValue: "sideways"), CGPoint(x: 5, y: 7)),
  ])
  func `scrolling to a point`(_ mode: CAScrollLayerScrollMode, _ origin: CGPoint) {
    let layer = scroller(mode)
    layer.scroll(to: CGPoint(x: 500, y: -60))
    #expect(layer.bounds == CGRect(origin: origin, size: CGSize(width: 100, height: 100)))
    CATransaction.flush()
  }

  /// Peer 172: as little as it takes; one that is too large is scrolled to its own origin.
  @Test(arguments: [
    (CGRect(x: 120, y: 130, width: 20, height: 30), CGPoint(x: 40, y: 60)),
    (CGRect(x: -20, y: 0, width: 10, height: 10), CGPoint(x: -20, y: 0)),
    (CGRect(x: 10, y: 20, width: 20, height: 30), CGPoint(x: 5, y: 7)),
    (CGRect(x: 50, y: 50, width: 300, height: 10), CGPoint(x: 50, y: 7)),
    (CGRect(x: -300, y: 50, width: 300, height: 10), CGPoint(x: -300, y: 7)),
    (CGRect(x: -100, y: -100, width: 500, height: 500), CGPoint(x: -100, y: -100)),
  ])
  func `scrolling to a rectangle`(_ rect: CGRect, _ origin: CGPoint) {
    let layer = scroller()
    layer.scroll(to: rect)
    #expect(layer.bounds.origin == origin)
    CATransaction.flush()
  }

  /// Peer 172, SL6: the mode limits rectangles, too.
  @Test func `a mode limits scrolling to a rectangle`() {
    let layer = scroller(.vertically)
    layer.scroll(to: CGRect(x: 120, y: 130, width: 20, height: 30))
    #expect(layer.bounds.origin == CGPoint(x: 5, y: 60))
    CATransaction.flush()
  }

  /// Scrolling is an ordinary change of the bounds: it animates as one.
  @Test func `scrolling animates like any change of the bounds`() {
    let layer = LayerStage().addLayer(CAScrollLayer())
    layer.scroll(to: CGPoint(x: 10, y: 0))
    #expect(layer.animationKeys() == ["bounds"])
  }

  /// The nearest scroll layer scrolls, in its own coordinates; a scroll layer is its own nearest.
  @Test func `content scrolls the scroll layer that it is in`() {
    let (outer, inner, content) = (scroller(), scroller(), CALayer())
    outer.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    inner.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.position = CGPoint(x: 70, y: 80)
    content.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    outer.addSublayer(inner)
    inner.addSublayer(content)
    #expect(content.visibleRect.isEmpty)
    content.scroll(CGPoint(x: 10, y: 20))
    #expect(inner.bounds.origin == CGPoint(x: 110, y: 120))
    #expect(outer.bounds.origin == .zero)
    #expect(content.visibleRect == CGRect(x: 10, y: 20, width: 40, height: 30))
    content.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(inner.bounds.origin == CGPoint(x: 100, y: 100))
    outer.scroll(to: CGPoint(x: 60, y: 0))
    #expect(content.visibleRect == CGRect(x: 40, y: 0, width: 10, height: 50))
    inner.scrollRectToVisible(CGRect(x: 0, y: 90, width: 1, height: 1))
    #expect(inner.bounds.origin == CGPoint(x: 0, y: 90))
    #expect(outer.bounds.origin == CGPoint(x: 60, y: 0))
    inner.scroll(CGPoint(x: 7, y: 8))
    #expect(inner.bounds.origin == CGPoint(x: 7, y: 8))
    CATransaction.flush()
  }

  @Test func `without a scroll layer nothing scrolls and all is visible`() {
    endOpenTransactions()
    let (parent, layer) = (CALayer(), CALayer())
    parent.addSublayer(layer)
    parent.masksToBounds = true
    layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.scroll(CGPoint(x: 5, y: 5))
    layer.scrollRectToVisible(CGRect(x: 500, y: 0, width: 1, height: 1))
    #expect(parent.bounds == .zero)
    #expect(layer.visibleRect == CGRect(x: 1, y: 2, width: 30, height: 40))
    CATransaction.flush()
  }
}
