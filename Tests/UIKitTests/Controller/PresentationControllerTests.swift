import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// What looks after presentations.
@Suite(.serialized) final class `Presentation controllers` {
  private final class Lower: UIPresentationController {
    let log: HearingController.Log
    let shade = UIView()

    init(
      _ presented: UIViewController,
      _ presenting: UIViewController?,
      _ log: HearingController.Log
    ) {
      self.log = log
      super.init(presentedViewController: presented, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
      let room = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: room.height / 2, width: room.width, height: room.height / 2)
    }
    override func presentationTransitionWillBegin() {
      log.heard.append("begins")
      shade.frame = containerView?.bounds ?? .zero
      shade.alpha = 0
      containerView?.insertSubview(shade, at: 0)
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { [shade] _ in shade.alpha = 1 }
      )
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      log.heard.append("ended \(completed)")
    }
    override func dismissalTransitionWillBegin() { log.heard.append("leaves") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      log.heard.append("left \(completed)")
    }
    override func containerViewDidLayoutSubviews() { shade.frame = containerView?.bounds ?? .zero }
  }

  private final class Making: UIViewControllerTransitioningDelegate {
    let log: HearingController.Log
    var made: [Lower] = []
    var sources: [UIViewController] = []
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var hand: UIPercentDrivenInteractiveTransition?
    init(_ log: HearingController.Log) { self.log = log }

    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      made.append(Lower(presented, presenting, log))
      sources.append(source)
      return made.last
    }
    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
  }

  private let log = HearingController.Log()
  private lazy var root = HearingController("R", log)
  private lazy var top = HearingController("T", log)
  private lazy var making = Making(log)
  private lazy var shown: ShownWindow = {
    UIAccessibility.configure(reduceMotion: false)
    let shown = ShownWindow(root: root)
    top.modalPresentationStyle = .custom
    top.transitioningDelegate = making
    log.heard = []
    return shown
  }()

  @Test func `a custom one sets the frame of the view, and adds views`() throws {
    _ = shown
    root.present(top, animated: true)
    let controller = try #require(making.made.first)
    #expect(making.made.count == 1 && making.sources == [root])
    #expect(top.presentationController === controller && controller.presentedView === top.view)
    #expect(controller.presentingViewController === root && controller.presentationStyle == .custom)
    shown.advance(to: 0)
    #expect(controller.shade.layer.shown.opacity == 0 && top.view.layer.shown.position.y == 250)
    shown.advance(to: 0.41)
    #expect(top.view.frame == CGRect(x: 0, y: 100, width: 200, height: 100))
    #expect(controller.shade.layer.shown.opacity == 1 && root.view.window != nil)
    shown.window.resize(to: CGSize(width: 300, height: 400))
    CATransaction.flush()
    #expect(top.view.frame == CGRect(x: 0, y: 200, width: 300, height: 200))
    #expect(controller.shade.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(log.heard == ["begins", "T will true", "T is", "T did", "ended true"])
    log.heard = []
    root.dismiss(animated: true)
    shown.advance(to: 0.41)
    shown.advance(to: 1)
    #expect(log.heard == ["leaves", "T willGo", "T gone", "left true"])
    #expect(controller.containerView == nil && shown.window.subviews == [root.view])
    root.present(top, animated: false)
    CATransaction.flush()
    #expect(making.made.count == 2)
  }

  @Test func `one that is cancelled interactively is notified`() {
    _ = shown
    making.animator = GrowingAnimator()
    let hand = UIPercentDrivenInteractiveTransition()
    making.hand = hand
    root.present(top, animated: true)
    shown.advance(to: 0)
    hand.update(0.4)
    hand.cancel()
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    CATransaction.flush()
    #expect(log.heard.filter { $0.hasPrefix("e") } == ["ended false"])
    #expect(root.presentedViewController == nil && making.made.first?.containerView == nil)
  }

  private final class Wrapping: UIPresentationController {
    let frameView = UIView()
    override var presentedView: UIView? {
      if frameView.subviews.isEmpty, let inner = super.presentedView { frameView.addSubview(inner) }
      return frameView
    }
    override var shouldPresentInFullscreen: Bool { false }
    override var shouldRemovePresentersView: Bool { true }
  }

  private final class Wrapped: UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Wrapping(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test func `the presented view may be wrapped, and the presenter taken out`() {
    let delegate = Wrapped()
    _ = shown
    top.transitioningDelegate = delegate
    root.present(top, animated: true)
    shown.advance(to: 0)
    shown.advance(to: 1)
    let wrapping = top.presentationController as? Wrapping
    #expect(top.view.superview === wrapping?.frameView && root.view.window == nil)
    #expect(wrapping?.frameView.superview === wrapping?.containerView)
    #expect(wrapping?.frameView.frame == shown.window.bounds)
    root.dismiss(animated: false)
    CATransaction.flush()
    #expect(root.view.superview === shown.window && top.view.window == nil)
  }

  private final class Asking: UIAdaptivePresentationControllerDelegate {
    var heard: [String] = []
    var allows = true
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { allows }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      heard.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      heard.append("did")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { heard.append("attempt") }
  }

  /// Set before it is presented, as tutorials do.
  @Test func `a sheet's delegate decides whether the user may dismiss it, and is notified`() {
    _ = shown
    let asking = Asking()
    top.modalPresentationStyle = .formSheet
    top.preferredContentSize = CGSize(width: 50, height: 50)
    top.presentationController?.delegate = asking
    root.present(top, animated: false)
    CATransaction.flush()
    #expect(top.presentationController?.delegate === asking)
    asking.allows = false
    shown.click(5, 5)
    #expect(asking.heard == ["attempt"] && !top.isBeingDismissed)
    asking.allows = true
    shown.click(5, 5)
    #expect(asking.heard == ["attempt", "will"])
    shown.advance(to: 0)
    shown.advance(to: 1)
    #expect(asking.heard == ["attempt", "will", "did"] && top.view.window == nil)
    // A dismissal by the program is not one by the user.
    root.present(top, animated: false)
    CATransaction.flush()
    top.dismiss(animated: false)
    // Without an animation it is over at once, as tests of a library that ran on iOS have it.
    #expect(root.presentedViewController == nil && top.view.window == nil)
    CATransaction.flush()
    #expect(asking.heard.count == 3)
  }

  private func reports(_ work: () -> Void) -> String {
    let handler = EngineReport.handler
    var heard: [String] = []
    EngineReport.handler = { heard.append($0) }
    work()
    EngineReport.handler = handler
    return heard.joined(separator: "\n")
  }

  @Test func `a controller that is shown already is not presented`() {
    _ = shown
    let (child, sheet) = (UIViewController(), UIViewController())
    root.addChild(child)
    root.view.addSubview(child.view)
    let asChild = reports { root.present(child, animated: false) }
    #expect(asChild.contains("which is shown already") && root.presentedViewController == nil)
    sheet.modalPresentationStyle = .overFullScreen
    root.present(sheet, animated: false)
    CATransaction.flush()
    let upper = UIViewController()
    sheet.present(upper, animated: false)
    CATransaction.flush()
    let twice = reports { upper.present(sheet, animated: false) }
    #expect(twice.contains("which is already being presented by \(root)"))
    #expect(upper.presentedViewController == nil)
    let window = reports { upper.present(root, animated: false) }
    #expect(window.contains("attempt to present \(root)"))
    #expect(upper.presentedViewController == nil)
    root.dismiss(animated: false)
    CATransaction.flush()
  }
}
