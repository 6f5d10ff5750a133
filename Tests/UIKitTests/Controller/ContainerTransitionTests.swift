import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// A container that exchanges its children's views by a transition.
@Suite(.serialized) struct `Container transitions` {
  @Test(arguments: [
    UIView.AnimationOptions.transitionCrossDissolve, .transitionFlipFromLeft, .transitionCurlUp,
  ])
  func `the view that both lie in dissolves or turns over`(_ options: UIView.AnimationOptions) {
    let root = UIViewController()
    let shown = ShownWindow(root: root)
    let log = HearingController.Log()
    let (one, two) = (HearingController("1", log), HearingController("2", log))
    for child in [one, two] { root.addChild(child) }
    root.view.addSubview(one.view)
    CATransaction.flush()
    log.heard = []
    var finished: Bool?
    root.transition(from: one, to: two, duration: 1, options: options) {
      two.view.alpha = 0.5
    } completion: {
      finished = $0
    }
    #expect(log.heard == ["1 willGo", "2 will true", "2 is"])
    // Exchanged at once, and what is changed besides does not animate.
    #expect(one.view.superview == nil && two.view.superview === root.view)
    #expect(two.view.layer.animationKeys() == nil)
    #expect(root.view.layer.animationKeys()?.isEmpty == false)
    shown.advance(to: 0)
    shown.advance(to: 0.9)
    #expect(finished == nil)
    shown.advance(to: 1.1)
    #expect(log.heard.suffix(2) == ["1 gone", "2 did"] && finished == true)
    #expect(root.view.layer.animationKeys() == nil)
  }
}
