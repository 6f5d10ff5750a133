import CoreGraphics
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// The drag from the left edge that leads a pop.
@Suite(.serialized) final class `Edge pops` {
  private let log = HearingController.Log()
  private lazy var first = HearingController("A", log)
  private lazy var second = HearingController("B", log)
  private lazy var navigation = UINavigationController(rootViewController: first)
  private lazy var shown: ShownWindow = {
    UIAccessibility.configure(reduceMotion: false)
    let shown = ShownWindow(root: navigation)
    navigation.pushViewController(second, animated: false)
    CATransaction.flush()
    log.heard = []
    return shown
  }()

  private var place: CGFloat { second.view.layer.shown.position.x }
  private var isPopped: Bool { navigation.viewControllers == [first] }

  /// Drags from the edge by a way, less the 10 points that make it a drag, and rests there.
  private func drag(by way: Double, from x: Double = 5) {
    shown.press(x, 100)
    shown.move(x + 20, 100, at: 0.1)
    shown.move(x + way + 10, 100, at: 0.2)
    shown.advance(to: 1)
  }

  @Test func `the view follows the finger, and goes when it lifts beyond half of the way`() {
    drag(by: 60)
    #expect(abs(place - 160) < 1e-3 && second.transitionCoordinator?.isInteractive == true)
    // The one behind comes by three tenths of that.
    #expect(abs(first.view.layer.shown.position.x - (40 + 60 * 0.3)) < 1e-3)
    shown.move(135, 100, at: 1)
    shown.advance(to: 1.5)
    #expect(abs(place - 220) < 1e-3)
    shown.release(135, 100, at: 1.5)
    // By itself it takes 0.35 s for the whole of it.
    shown.advance(to: 1.5)
    shown.advance(to: 1.6)
    #expect(abs(place - (220 + 200 * 0.1 / 0.35)) < 1e-3)
    shown.advance(to: 1.7)
    CATransaction.flush()
    #expect(isPopped && second.parent == nil && second.view.window == nil)
    #expect(log.heard == ["B willGo", "A will true", "A is", "B gone", "A did"])
    #expect(navigation.navigationBar.topItem?.title == "A")
  }

  @Test func `lifted before that it goes back`() {
    drag(by: 90)
    shown.release(105, 100, at: 1)
    shown.advance(to: 1)
    shown.advance(to: 1.3)
    CATransaction.flush()
    #expect(!isPopped && place == 100 && first.view.window == nil && second.view.window != nil)
    #expect(
      log.heard.suffix(2) == ["B did", "A gone"] || log.heard.suffix(2) == ["A gone", "B did"]
    )
    #expect(navigation.navigationBar.topItem?.title == "B")
    #expect(navigation.view.layer.speed == 1)
  }

  @Test(arguments: [(20.0, 45.0, true), (160, 130, false)])
  func `a fling decides by where it would come to rest`(
    _ from: Double,
    _ to: Double,
    _ pops: Bool
  ) {
    drag(by: from - 15)
    // A hundredth of a second: thousands of points a second.
    shown.move(from + (to - from) / 5, 100, at: 1.2)
    shown.move(to, 100, at: 1.21)
    shown.release(to, 100, at: 1.21)
    shown.advance(to: 1.3)
    shown.advance(to: 2)
    CATransaction.flush()
    #expect(isPopped == pops)
  }

  @Test func `a drag that is taken away goes back`() {
    drag(by: 150)
    shown.send(.focusChanged(false))
    shown.advance(to: 1.1)
    shown.advance(to: 2)
    CATransaction.flush()
    #expect(!isPopped && place == 100)
    shown.send(.focusChanged(true))
  }

  private enum Bar: CaseIterable { case disabled, refused, hidden, replaced, running, presenting }

  @Test(arguments: Bar.allCases)
  private func `it does not begin`(_ bar: Bar) {
    _ = shown
    let log = GestureLog()
    let pop = navigation.interactivePopGestureRecognizer
    switch bar {
    case .disabled: pop?.isEnabled = false
    case .refused:
      log.mayBegin = false
      pop?.delegate = log
    case .hidden: second.navigationItem.hidesBackButton = true
    case .replaced: second.navigationItem.leftBarButtonItem = UIBarButtonItem()
    case .running: navigation.pushViewController(UIViewController(), animated: true)
    case .presenting:
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .overFullScreen
      sheet.view.isUserInteractionEnabled = false
      navigation.present(sheet, animated: false)
    }
    CATransaction.flush()
    let count = navigation.viewControllers.count
    drag(by: 150)
    #expect(navigation.viewControllers.count == count)
    shown.release(165, 100, at: 1)
    navigation.dismiss(animated: false)
  }

  @Test func `who sets a delegate decides without a back button too`() {
    _ = shown
    let log = GestureLog()
    navigation.interactivePopGestureRecognizer?.delegate = log
    second.navigationItem.hidesBackButton = true
    drag(by: 150)
    #expect(isPopped)
    shown.release(165, 100, at: 1)
  }

  private final class Growing: UINavigationControllerDelegate {
    let animator = GrowingAnimator()
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  @Test func `an author's animation is led as well`() {
    let growing = Growing()
    _ = shown
    navigation.delegate = growing
    drag(by: 60)
    // 60 of 200 points, and it is even.
    #expect(abs(first.view.layer.shown.opacity - 0.3) < 1e-3 && growing.animator.ended.isEmpty)
    shown.release(75, 100, at: 1)
    shown.advance(to: 1)
    shown.advance(to: 2)
    CATransaction.flush()
    #expect(growing.animator.ended == [false] && navigation.viewControllers == [first, second])
  }

  @Test func `not for the root, whoever is asked`() {
    _ = shown
    let log = GestureLog()
    navigation.interactivePopGestureRecognizer?.delegate = log
    navigation.popViewController(animated: false)
    CATransaction.flush()
    drag(by: 150)
    #expect(navigation.viewControllers == [first] && first.view.layer.shown.position.x == 100)
    shown.release(165, 100, at: 1)
  }

  @Test func `a push on the way brings the pop to its end`() {
    drag(by: 60)
    let third = HearingController("C", log)
    navigation.pushViewController(third, animated: true)
    shown.move(150, 100, at: 1)
    shown.release(150, 100, at: 1)
    shown.advance(to: 1)
    shown.advance(to: 1.5)
    CATransaction.flush()
    #expect(navigation.viewControllers == [first, third] && second.parent == nil)
    #expect(third.view.layer.shown.position.x == 100 && navigation.view.layer.speed == 1)
  }

  private func addScrolling() -> UIScrollView {
    let scrolling = UIScrollView(frame: second.view.bounds)
    scrolling.contentSize = CGSize(width: 600, height: 600)
    second.view.addSubview(scrolling)
    CATransaction.flush()
    return scrolling
  }

  @Test func `at the edge it comes before a scroll view's drag, elsewhere it does not`() {
    _ = shown
    let scrolling = addScrolling()
    scrolling.contentOffset.x = 100
    drag(by: 60)
    #expect(isPopped && scrolling.contentOffset.x == 100 && !scrolling.isDragging)
    shown.release(75, 100, at: 1)
    shown.advance(to: 1)
    shown.advance(to: 2)
    CATransaction.flush()
    drag(by: 60, from: 50)
    #expect(!isPopped && scrolling.contentOffset.x == 40)
    shown.release(120, 100, at: 1)
  }

  @Test func `up and down a scroll view is dragged at the edge too`() {
    _ = shown
    let scrolling = addScrolling()
    shown.press(5, 150)
    shown.move(5, 130, at: 0.1)
    shown.move(5, 110, at: 0.2)
    #expect(!isPopped && scrolling.contentOffset.y == 30)
    shown.release(5, 110, at: 1)
  }
}
