import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Layers of one's own in a view: by themselves, and with a `LayerActionsForwarder`.
struct `Layers of one's own in a view` {
  private func makeLayer(in shown: ShownWindow) -> (UIView, CALayer) {
    let view = shown.add()
    let layer = CALayer()
    view.layer.addSublayer(layer)
    CATransaction.flush()
    return (view, layer)
  }

  /// Peer 21.
  @Test func `in a block they keep the transaction's quarter of a second`() {
    let (_, layer) = makeLayer(in: ShownWindow())
    UIView.animate(withDuration: 0.5) { layer.opacity = 0 }
    #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
  }

  /// Peer 22: whichever is outermost.
  @Test func `the transaction's duration beats the block's`() {
    let (_, layer) = makeLayer(in: ShownWindow())
    UIView.animate(withDuration: 0.5) {
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.2)
      layer.opacity = 0
      CATransaction.commit()
    }
    #expect(layer.animation(forKey: "opacity")?.duration == 0.2)
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.2)
    UIView.animate(withDuration: 0.5) { layer.opacity = 1 }
    CATransaction.commit()
    #expect(layer.animation(forKey: "opacity")?.duration == 0.2)
  }

  /// Peer 23.
  @Test func `with actions disabled they do not animate`() {
    let (_, layer) = makeLayer(in: ShownWindow())
    UIView.animate(withDuration: 0.5) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0
      CATransaction.commit()
    }
    #expect(layer.animationKeys() == nil)
  }

  @Test func `with a forwarder they follow the view's rules`() {
    let (view, layer) = makeLayer(in: ShownWindow())
    let forwarder = LayerActionsForwarder(view: view)
    layer.delegate = forwarder
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    UIView.animate(withDuration: 0.5) {
      layer.opacity = 0
      layer.position = CGPoint(x: 8, y: 8)
    }
    #expect(layer.animation(forKey: "opacity")?.duration == 0.5)
    #expect(layer.basic("opacity")?.fromValue as? CGFloat == 0.5)
    #expect(layer.basic("position")?.isAdditive == true)
  }

  @Test func `a forwarder does not keep its view, and without it returns no action`() {
    var view: UIView? = UIView()
    let forwarder = LayerActionsForwarder(view: view ?? UIView())
    weak let released = view
    #expect(forwarder.action(for: CALayer(), forKey: "opacity") is NSNull)
    view = nil
    #expect(released == nil)
    #expect(forwarder.action(for: CALayer(), forKey: "opacity") == nil)
  }

  @Test func `a forwarder lays nothing out`() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let shown = ShownWindow()
    let view = shown.add(Counting())
    let layer = CALayer()
    let forwarder = LayerActionsForwarder(view: view)
    layer.delegate = forwarder
    view.layer.addSublayer(layer)
    CATransaction.flush()
    let before = view.layouts
    layer.setNeedsLayout()
    CATransaction.flush()
    #expect(view.layouts == before)
  }
}
