import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Autoresizing: the change of the superview's size is shared among the flexible parts in proportion.
struct `Autoresizing` {
  /// A view of 20 at 30 in a superview of 100, which grows to 200: before, length and after are 30, 20 and 50.
  @Test(
    arguments: [
      ([], 30, 20),
      ([.flexibleWidth], 30, 120),
      ([.flexibleLeftMargin], 130, 20),
      ([.flexibleRightMargin], 30, 20),
      ([.flexibleLeftMargin, .flexibleRightMargin], 67.5, 20),
      ([.flexibleLeftMargin, .flexibleWidth], 90, 60),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 60, 40),
      ([.flexibleHeight, .flexibleTopMargin], 30, 20),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)]
  )
  func `parts grow in proportion`(
    _ mask: UIView.AutoresizingMask,
    _ x: CGFloat,
    _ width: CGFloat
  ) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 30, y: 10, width: 20, height: 20))
    view.autoresizingMask = mask
    parent.addSubview(view)
    parent.frame.size.width = 200
    #expect(view.frame == CGRect(x: x, y: 10, width: width, height: 20))
    parent.bounds.size.width = 100
    #expect(abs(view.frame.minX - 30) < 1e-9 && abs(view.frame.width - 20) < 1e-9)
  }

  @Test func `each mask has its own bit, and each side its own`() {
    let masks: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 40, width: 10, height: 20))
    view.autoresizingMask = [.flexibleTopMargin]
    parent.addSubview(view)
    parent.frame.size.height = 150
    #expect(view.frame.minY == 90)
    view.autoresizingMask = [.flexibleHeight, .flexibleBottomMargin]
    parent.frame.size.height = 190
    // The height's 20 and the 40 below share 40 more: 13⅓ and 26⅔.
    #expect(view.frame.minY == 90 && abs(view.frame.height - (20 + 40.0 / 3)) < 1e-9)
  }

  @Test func `a superview without size counts, and lengths stay at 0 or above`() {
    let parent = UIView()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(view)
    parent.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 50))
    parent.bounds.size = CGSize(width: 80, height: -1)
    parent.frame.size.height = 0
    view.frame.size.height = 5
    parent.frame.size.height = 100
    parent.frame.size.height = 10
    #expect(view.frame.height >= 0)
  }

  @Test func `the whole tree follows, unless a view keeps its subviews`() {
    let (parent, middle, leaf) = (UIView(), UIView(), UIView())
    for view in [middle, leaf] { view.autoresizingMask = [.flexibleWidth] }
    parent.addSubview(middle)
    middle.addSubview(leaf)
    parent.frame.size.width = 50
    #expect(middle.frame.width == 50 && leaf.frame.width == 50)
    middle.autoresizesSubviews = false
    parent.frame.size.width = 60
    #expect(middle.frame.width == 60 && leaf.frame.width == 50)
  }

  /// V3: bounds and center are what counts under a transform.
  @Test func `a transform is left alone`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: parent.bounds)
    view.autoresizingMask = [.flexibleWidth]
    view.transform = CGAffineTransform(rotationAngle: 1)
    parent.addSubview(view)
    parent.frame.size.width = 140
    #expect(view.bounds.width == 140 && view.center == CGPoint(x: 70, y: 50))
  }

  @Test func `in a block it animates as the superview does (U2)`() {
    let shown = ShownWindow()
    let parent = shown.add()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    view.autoresizingMask = [.flexibleWidth]
    parent.addSubview(view)
    CATransaction.flush()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      parent.frame.size.width = 200
    }
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    #expect(view.bounds.width == 200)
    #expect(view.layer.shown.bounds.width == 150 && view.layer.shown.position.x == 75)
  }
}

/// What a view hands on to its layer: mask, scale, anchor.
struct `A view's layer rows` {
  @Test func `a mask is the layer's mask, kept alive, out of its superview`() {
    let shown = ShownWindow()
    let view = shown.add()
    weak var kept: UIView?
    do {
      let mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.addSubview(mask)
      view.mask = mask
      kept = mask
    }
    #expect(kept != nil && view.layer.mask === kept?.layer && kept?.superview == nil)
    #expect(view.subviews.isEmpty)
    CATransaction.flush()
    UIView.animate(withDuration: 1) { view.mask?.center.x = 100 }
    #expect(view.mask?.layer.animationKeys() == ["position"])
    view.mask = nil
    #expect(view.layer.mask == nil)
    view.mask = view
    #expect(view.mask == nil)
  }

  @Test func `scale, anchor and opacity hint`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.isOpaque && view.contentScaleFactor == UIScreen.main.scale)
    view.contentScaleFactor = 3
    #expect(view.layer.contentsScale == 3)
    view.contentScaleFactor = 0
    #expect(view.layer.contentsScale == UIScreen.main.scale)
    view.anchorPoint = .zero
    #expect(view.layer.anchorPoint == .zero && view.frame.origin == CGPoint(x: 50, y: 50))
  }
}
