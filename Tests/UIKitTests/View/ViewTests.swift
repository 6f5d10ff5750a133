import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// A view's properties are its layer's.
struct `Views and their layers` {
  private final class SpecialLayer: CALayer {}
  private final class SpecialView: UIView {
    override class var layerClass: AnyClass { SpecialLayer.self }
  }

  /// V7.
  @Test func `the layer is of the view's class of layers, and its delegate the view`() {
    let view = SpecialView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.layer is SpecialLayer)
    #expect(view.layer.delegate === view)
    #expect(view.layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(type(of: UIView().layer) == CALayer.self)
  }

  /// RE12: a view's layer shows contents at the screen's scale.
  @Test func `the layer has the screen's scale`() {
    let screen = UIScreen.main
    let old = (screen.bounds.size, screen.scale)
    screen.configure(size: CGSize(width: 300, height: 200), scale: 2)
    defer { screen.configure(size: old.0, scale: old.1) }
    #expect(UIView().layer.contentsScale == 2)
    #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 600, height: 400))
  }

  /// V6, and the defaults of the table.
  @Test func `a new view has the documented values`() {
    let view = UIView()
    #expect(view.alpha == 1 && !view.isHidden && !view.clipsToBounds)
    #expect(view.isUserInteractionEnabled && view.tag == 0 && view.backgroundColor == nil)
    #expect(view.transform.isIdentity && view.contentMode == .scaleToFill)
    #expect(view.gestureRecognizers == nil && view.subviews.isEmpty)
  }

  /// V3.
  @Test func `geometry is the layer's`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layer.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame.origin == CGPoint(x: 60, y: 45))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.transform3D == CATransform3DMakeScale(2, 3, 1))
    #expect(view.frame.size == CGSize(width: 200, height: 150))
  }

  @Test func `appearance is the layer's`() {
    let view = UIView()
    view.alpha = 0.25
    view.backgroundColor = .systemBlue
    view.clipsToBounds = true
    view.isHidden = true
    #expect(view.layer.opacity == 0.25 && view.layer.masksToBounds && view.layer.isHidden)
    #expect(view.layer.backgroundColor == UIColor.systemBlue.cgColor)
    #expect(view.backgroundColor == .systemBlue)
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
  }

  /// RE11: a layer's top is the maximum y, so the names for top and bottom change places.
  @Test(
    arguments: [
      (.scaleToFill, .resize), (.scaleAspectFit, .resizeAspect),
      (.scaleAspectFill, .resizeAspectFill), (.redraw, .resize), (.center, .center),
      (.top, .bottom), (.bottom, .top), (.left, .left), (.right, .right),
      (.topLeft, .bottomLeft), (.topRight, .bottomRight), (.bottomLeft, .topLeft),
      (.bottomRight, .topRight),
    ] as [(UIView.ContentMode, CALayerContentsGravity)]
  )
  func `the content mode is the layer's gravity`(
    _ mode: UIView.ContentMode,
    _ gravity: CALayerContentsGravity
  ) {
    let view = UIView()
    view.contentMode = mode
    #expect(view.layer.contentsGravity == gravity)
  }

  @Test func `a number that is not one is not taken`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let heard = reports {
      view.center.x = .nan
      view.alpha = .infinity
      view.frame.size.width = .nan
    }
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && view.alpha == 1)
    #expect(heard.count == 3)
  }

  private final class Laid: UIView {
    static var order: [Int] = []
    override func layoutSubviews() { Self.order.append(tag) }
  }

  /// V4, LA1: once a pass, parents first; after a change of subviews, or of size, also in the superview.
  @Test func `layout comes once before a commit, the parent's first`() {
    let shown = ShownWindow()
    let (outer, inner) = (Laid(), Laid())
    (outer.tag, inner.tag) = (1, 2)
    outer.addSubview(inner)
    Laid.order = []
    shown.window.addSubview(outer)
    CATransaction.flush()
    #expect(Laid.order == [1, 2])
    inner.bounds.size.width = 5
    inner.setNeedsLayout()
    CATransaction.flush()
    #expect(Laid.order == [1, 2, 1, 2])
    inner.center.x = 9
    CATransaction.flush()
    #expect(Laid.order == [1, 2, 1, 2])
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(Laid.order == [1, 2, 1, 2, 1])
  }

  @Test func `sizeToFit takes the size that fits`() {
    final class Sized: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 8) }
    }
    let view = Sized(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 7, height: 8))
    let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(plain.sizeThatFits(.zero) == CGSize(width: 3, height: 4))
  }

  /// Points and rectangles between views; `nil` is the window.
  @Test func `coordinates convert between views`() {
    let shown = ShownWindow()
    let a = shown.add(CGRect(x: 10, y: 20, width: 50, height: 50))
    let b = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    a.addSubview(b)
    b.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(b.convert(CGPoint(x: 10, y: 10), to: a) == CGPoint(x: 15, y: 15))
    #expect(b.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 5, y: 15))
    #expect(b.convert(CGPoint(x: 5, y: 15), from: nil) == .zero)
    #expect(a.convert(b.bounds, from: b) == CGRect(x: -5, y: -5, width: 40, height: 40))
    #expect(
      b.convert(CGRect(x: 0, y: 0, width: 2, height: 2), to: nil)
        == CGRect(x: 5, y: 15, width: 4, height: 4)
    )
  }
}
