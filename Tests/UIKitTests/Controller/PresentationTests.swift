import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// Presenting and dismissing controllers.
@Suite(.serialized) final class `Presented controllers` {
  private final class Room {
    let log = HearingController.Log()
    let root: HearingController
    let top: HearingController
    let shown: ShownWindow

    init() {
      UIAccessibility.configure(reduceMotion: false)
      root = HearingController("R", log)
      top = HearingController("T", log)
      shown = ShownWindow(root: root)
      log.heard = []
    }
  }

  /// Made by the test itself: others may set the clock between this and the test.
  private lazy var room = Room()
  private var log: HearingController.Log { room.log }
  private var root: HearingController { room.root }
  private var top: HearingController { room.top }
  private var shown: ShownWindow { room.shown }

  private func present(_ style: UIModalPresentationStyle, animated: Bool = false) {
    top.modalPresentationStyle = style
    root.present(top, animated: animated)
    shown.advance(to: 0)
    if animated { shown.advance(to: 1) }
  }

  /// Nothing is presented, and the root's view is where it was.
  private func expectAlone() {
    #expect(root.presentedViewController == nil && top.presentingViewController == nil)
    #expect(top.viewIfLoaded?.window == nil && root.view.superview === shown.window)
    #expect(shown.window.subviews == [root.view])
    #expect(!top.isBeingPresented && !top.isBeingDismissed)
  }

  @Test func `full screen the presenter goes, and comes back`() {
    present(.fullScreen)
    #expect(log.heard == ["T will false", "R willGo", "T is", "R gone", "T did"])
    #expect(root.view.window == nil && top.view.frame == shown.window.bounds)
    #expect(root.presentedViewController === top && top.presentingViewController === root)
    log.heard = []
    top.dismiss(animated: false)
    CATransaction.flush()
    #expect(log.heard == ["T willGo", "R will false", "R is", "T gone", "R did"])
    expectAlone()
  }

  @Test(
    arguments: [
      .overFullScreen, .pageSheet, .formSheet, .automatic, .overCurrentContext, .custom,
    ] as [UIModalPresentationStyle]
  )
  func `other styles leave the presenter where it is`(_ style: UIModalPresentationStyle) {
    present(style, animated: true)
    #expect(log.heard == ["T will true", "T is", "T did"] && root.view.window != nil)
    root.dismiss(animated: true)
    shown.advance(to: 1)
    shown.advance(to: 2)
    expectAlone()
  }

  @Test(
    arguments: [.coverVertical, .flipHorizontal, .crossDissolve] as [UIModalTransitionStyle],
    [.fullScreen, .pageSheet] as [UIModalPresentationStyle]
  )
  func `each way of coming ends where it should`(
    _ transition: UIModalTransitionStyle,
    _ style: UIModalPresentationStyle
  ) {
    top.modalTransitionStyle = transition
    present(style, animated: true)
    #expect(log.heard.last == "T did")
    #expect(top.view.alpha == 1 && CATransform3DIsIdentity(top.view.transform3D))
    #expect(CATransform3DIsIdentity(root.view.transform3D))
    top.dismiss(animated: true)
    shown.advance(to: 1)
    shown.advance(to: 2)
    expectAlone()
    #expect(root.view.alpha == 1 && CATransform3DIsIdentity(root.view.transform3D))
    #expect(root.view.frame == shown.window.bounds)
  }

  @Test func `a sheet is in the middle, of the preferred size, and comes from below`() {
    top.preferredContentSize = CGSize(width: 100, height: 60)
    top.modalPresentationStyle = .formSheet
    var isThere = false
    root.present(top, animated: true) { isThere = true }
    #expect(top.isBeingPresented)
    shown.advance(to: 0)
    let sheet = top.view.superview
    #expect(sheet?.frame == CGRect(x: 50, y: 70, width: 100, height: 60))
    #expect(sheet?.layer.shown.position.y == 230 && !isThere)
    shown.advance(to: 0.5)
    #expect(isThere && !top.isBeingPresented)
    shown.window.resize(to: CGSize(width: 300, height: 100))
    CATransaction.flush()
    #expect(sheet?.frame == CGRect(x: 100, y: 24, width: 100, height: 52))
  }

  @Test func `Escape and a click beside a sheet dismiss it, unless it stays`() {
    for isStaying in [true, false] {
      for byKey in [true, false] {
        MediaClock.set(0)
        top.isModalInPresentation = isStaying
        top.preferredContentSize = CGSize(width: 50, height: 50)
        present(.formSheet)
        if byKey {
          shown.send(.keyPressed(KeyState(keysym: 0xFF1B, time: 0), isRepeat: false))
          shown.send(.keyReleased(KeyState(keysym: 0xFF1B, time: 0)))
        } else {
          shown.click(100, 100)
          #expect(root.presentedViewController === top && !top.isBeingDismissed)
          shown.click(5, 5)
        }
        #expect(top.isBeingDismissed == !isStaying)
        if isStaying { top.dismiss(animated: false) }
        shown.advance(to: 0)
        shown.advance(to: 1)
        expectAlone()
      }
    }
  }

  @Test func `presenting twice, itself, or out of a window is refused`() {
    let other = UIViewController()
    let away = UIViewController()
    var called = false
    let lost = reports { away.present(other, animated: true) { called = true } }
    #expect(lost.count == 1 && away.presentedViewController == nil && !called)
    #expect(lost.first?.contains("whose view is not in the window hierarchy") == true)
    let own = reports { root.present(root, animated: false) }
    #expect(own.count == 1 && root.presentedViewController == nil)
    present(.pageSheet)
    let twice = reports { root.present(other, animated: false) { called = true } }
    #expect(twice.count == 1 && root.presentedViewController === top && !called)
    #expect(twice.first?.contains("which is already presenting \(top)") == true)
    #expect(other.presentingViewController == nil)
    let again = reports { top.present(top, animated: false) }
    #expect(again.count == 1)
  }

  @Test func `dismissing nothing calls the completion, and no more`() {
    var called = 0
    root.dismiss(animated: true) { called += 1 }
    #expect(called == 1)
    expectAlone()
  }

  @Test func `dismissing on the way in turns it round, twice is once`() {
    var heard: [String] = []
    root.present(top, animated: true) { heard.append("in") }
    shown.advance(to: 0)
    shown.advance(to: 0.1)
    top.dismiss(animated: true) { heard.append("out") }
    #expect(heard == ["in"] && top.isBeingDismissed)
    top.dismiss(animated: true) { heard.append("again") }
    shown.advance(to: 0.1)
    shown.advance(to: 1)
    #expect(heard == ["in", "out", "again"])
    expectAlone()
  }

  @Test func `presenting while the last one is dismissed does not wait`() {
    present(.pageSheet, animated: true)
    let next = UIViewController()
    root.dismiss(animated: true)
    root.present(next, animated: true)
    #expect(root.presentedViewController === next && top.presentingViewController == nil)
    shown.advance(to: 1)
    shown.advance(to: 2)
    #expect(next.view.window != nil && top.view.window == nil)
  }

  @Test func `a child presents through its root; what lies above goes with it`() {
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.present(top, animated: false)
    let upper = UIViewController()
    top.present(upper, animated: false)
    CATransaction.flush()
    #expect(child.presentedViewController === top && top.presentingViewController === root)
    #expect(top.presentedViewController === upper)
    child.dismiss(animated: false)
    CATransaction.flush()
    #expect(upper.view.window == nil && upper.presentingViewController == nil)
    #expect(root.presentedViewController == nil && shown.window.subviews == [root.view])
  }

  @Test func `the window closed, or its root replaced, ends what is under way`() {
    root.present(top, animated: true)
    shown.advance(to: 0.1)
    shown.window.isHidden = true
    #expect(log.heard.contains("T did") && log.heard.last == "T gone")
    shown.window.isHidden = false
    shown.window.rootViewController = UIViewController()
    CATransaction.flush()
    #expect(top.view.window == nil && root.presentedViewController == nil)
    #expect(shown.window.subviews.count == 1)
  }

  private final class Animating: UIViewControllerTransitioningDelegate {
    let animator = GrowingAnimator()
    var hand: UIPercentDrivenInteractiveTransition?
    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
  }

  @Test func `an author's animation presents, and others run beside it`() {
    let delegate = Animating()
    top.transitioningDelegate = delegate
    top.modalPresentationStyle = .custom
    let beside = shown.add()
    var cancelled: Bool?
    top.onWillAppear = { [top] in
      top.transitionCoordinator?.animate(
        alongsideTransition: { _ in beside.alpha = 0 },
        completion: { cancelled = $0.isCancelled }
      )
    }
    root.present(top, animated: true)
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    #expect(abs(top.view.layer.shown.opacity - 0.5) < 1e-6)
    // Halfway of an even-sided curve.
    #expect(abs(beside.layer.shown.opacity - 0.5) < 1e-3 && cancelled == nil)
    shown.advance(to: 1)
    #expect(cancelled == false && delegate.animator.ended == [true])
    #expect(top.transitionCoordinator == nil && log.heard.last == "T did")
  }

  @Test func `an interactive presentation can be cancelled`() {
    let delegate = Animating()
    let hand = UIPercentDrivenInteractiveTransition()
    delegate.hand = hand
    top.transitioningDelegate = delegate
    top.modalPresentationStyle = .fullScreen
    root.present(top, animated: true)
    shown.advance(to: 0)
    hand.update(0.4)
    #expect(hand.percentComplete == 0.4 && abs(top.view.layer.shown.opacity - 0.4) < 1e-6)
    hand.cancel()
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    CATransaction.flush()
    expectAlone()
    #expect(log.heard.suffix(2) == ["T gone", "R did"] && delegate.animator.ended == [false])
  }

  @Test func `a container exchanges its children's views`() {
    let (one, two) = (HearingController("1", log), HearingController("2", log))
    for child in [one, two] { root.addChild(child) }
    root.view.addSubview(one.view)
    CATransaction.flush()
    log.heard = []
    var finished: Bool?
    root.transition(from: one, to: two, duration: 1) {
      two.view.alpha = 0.5
    } completion: {
      finished = $0
    }
    #expect(log.heard == ["1 willGo", "2 will true", "2 is"])
    shown.advance(to: 0)
    shown.advance(to: 1)
    #expect(log.heard.suffix(2) == ["1 gone", "2 did"] && finished == true)
    #expect(one.view.superview == nil && two.view.superview === root.view)
  }

  private final class Manual: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test func `a container may forward appearance itself`() {
    let (parent, child) = (Manual(), HearingController("c", log))
    shown.window.rootViewController = parent
    log.heard = []
    parent.addChild(child)
    parent.view.addSubview(child.view)
    CATransaction.flush()
    #expect(log.heard.isEmpty)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(log.heard == ["c will true", "c is", "c did"])
    shown.window.rootViewController = nil
    #expect(log.heard.count == 3)
  }
}
