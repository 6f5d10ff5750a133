import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// What a controller hears, for the tests of containers.
final class HearingController: UIViewController {
  final class Log { var heard: [String] = [] }

  let log: Log
  let name: String
  var onWillAppear: (() -> Void)?

  init(_ name: String, _ log: Log = Log()) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { title = name }
  override func viewWillAppear(_ animated: Bool) {
    log.heard.append("\(name) will \(animated)")
    onWillAppear?()
  }
  override func viewIsAppearing(_ animated: Bool) { log.heard.append("\(name) is") }
  override func viewDidAppear(_ animated: Bool) { log.heard.append("\(name) did") }
  override func viewWillDisappear(_ animated: Bool) { log.heard.append("\(name) willGo") }
  override func viewDidDisappear(_ animated: Bool) { log.heard.append("\(name) gone") }
}

/// Navigation controllers: stack, animation, bar.
@Suite(.serialized) final class `Navigation controllers` {
  private final class Room {
    let log = HearingController.Log()
    let first: HearingController
    let second: HearingController
    let third: HearingController
    let navigation: UINavigationController
    let shown: ShownWindow

    init() {
      UIAccessibility.configure(reduceMotion: false)
      first = HearingController("A", log)
      second = HearingController("B", log)
      third = HearingController("C", log)
      navigation = UINavigationController(rootViewController: first)
      shown = ShownWindow(root: navigation)
      log.heard = []
    }
  }

  /// Made by the test itself: others may set the clock between this and the test.
  private lazy var room = Room()
  private var log: HearingController.Log { room.log }
  private var first: HearingController { room.first }
  private var second: HearingController { room.second }
  private var third: HearingController { room.third }
  private var navigation: UINavigationController { room.navigation }
  private var shown: ShownWindow { room.shown }

  private var content: UIView? { first.viewIfLoaded?.superview ?? second.viewIfLoaded?.superview }

  /// The stack is as asked for, its top alone is in the content, and no other child is left.
  private func expectStack(_ stack: [UIViewController]) {
    #expect(navigation.viewControllers == stack && Set(navigation.children) == Set(stack))
    for controller in [first, second, third] {
      #expect((controller.viewIfLoaded?.window != nil) == (controller === stack.last))
    }
    #expect(stack.last?.view.frame == stack.last?.view.superview?.bounds)
    #expect((navigation.navigationBar.items ?? []) == stack.map(\.navigationItem))
  }

  @Test func `it shows its root below the bar`() {
    expectStack([first])
    #expect(first.view.convert(first.view.bounds, to: nil).minY == 44)
    #expect(first.navigationController === navigation && first.parent === navigation)
    #expect(navigation.navigationBar.topItem?.title == "A")
    navigation.setNavigationBarHidden(true, animated: false)
    CATransaction.flush()
    #expect(first.view.frame.height == 200)
  }

  @Test func `a push slides, and is over after 0.35 s`() {
    navigation.pushViewController(second, animated: true)
    #expect(log.heard == ["A willGo", "B will true", "B is"])
    #expect(first.view.window != nil && navigation.topViewController === second)
    shown.advance(to: 0)
    #expect(second.view.layer.shown.position.x == 300)
    shown.advance(to: 0.175)
    let place = second.view.layer.shown.position.x
    #expect(place > 100 && place < 300)
    // The one behind is displaced by three tenths of the other's remaining distance.
    let behind = first.view.layer.shown.position.x
    #expect(abs((100 - behind) - (300 - place) * 0.3) < 1e-6)
    shown.advance(to: 0.36)
    #expect(log.heard.suffix(2) == ["A gone", "B did"])
    expectStack([first, second])
  }

  @Test func `a pop slides back`() {
    navigation.pushViewController(second, animated: false)
    CATransaction.flush()
    expectStack([first, second])
    #expect(log.heard == ["A willGo", "B will false", "B is", "A gone", "B did"])
    log.heard = []
    let popped = navigation.popViewController(animated: true)
    #expect(popped === second && second.view.window != nil)
    shown.advance(to: 0)
    shown.advance(to: 0.36)
    #expect(log.heard == ["B willGo", "A will true", "A is", "B gone", "A did"])
    #expect(second.parent == nil)
    expectStack([first])
  }

  @Test func `the root stays`() {
    let popped = navigation.popViewController(animated: true)
    let all = navigation.popToRootViewController(animated: true)
    #expect(popped == nil && all == nil)
    expectStack([first])
  }

  @Test func `two pushes in one turn leave both on the stack`() {
    navigation.pushViewController(second, animated: true)
    navigation.pushViewController(third, animated: true)
    #expect(navigation.viewControllers == [first, second, third])
    shown.advance(to: 0)
    shown.advance(to: 0.4)
    expectStack([first, second, third])
    let gone = navigation.popToRootViewController(animated: true)
    #expect(gone == [second, third])
    shown.advance(to: 0.4)
    shown.advance(to: 0.8)
    expectStack([first])
  }

  /// The views go on from where they are: additive animations blend (U3).
  @Test func `a pop while a push runs turns it round without a jump`() {
    navigation.pushViewController(second, animated: true)
    shown.advance(to: 0)
    shown.advance(to: 0.1)
    let before = second.view.layer.shown.position.x
    navigation.popViewController(animated: true)
    shown.advance(to: 0.1)
    #expect(abs(second.view.layer.shown.position.x - before) < 1e-6)
    shown.advance(to: 0.6)
    expectStack([first])
    #expect(log.heard.last == "A did" && second.parent == nil)
    #expect(first.view.layer.shown.position.x == 100)
  }

  @Test func `a stack that changes during its notifications is shown as it is then`() {
    second.onWillAppear = { [navigation] in _ = navigation.popViewController(animated: true) }
    navigation.pushViewController(second, animated: true)
    shown.advance(to: 0)
    shown.advance(to: 1)
    expectStack([first])
  }

  @Test func `a whole stack can be set, and a controller taken out of it`() {
    navigation.setViewControllers([second, first, third], animated: true)
    shown.advance(to: 0)
    shown.advance(to: 0.4)
    expectStack([second, first, third])
    first.removeFromParent()
    expectStack([second, third])
    third.removeFromParent()
    CATransaction.flush()
    expectStack([second])
    navigation.viewControllers = []
    CATransaction.flush()
    expectStack([])
  }

  @Test func `removing a child while it comes leaves a consistent stack`() {
    navigation.pushViewController(second, animated: true)
    shown.advance(to: 0.1)
    second.removeFromParent()
    shown.advance(to: 0.1)
    shown.advance(to: 1)
    expectStack([first])
  }

  @Test func `the window closed on the way ends the transition`() {
    navigation.pushViewController(second, animated: true)
    shown.advance(to: 0.1)
    shown.window.isHidden = true
    #expect(log.heard.suffix(4) == ["A gone", "B did", "B willGo", "B gone"])
    #expect(navigation.viewControllers == [first, second] && first.view.superview == nil)
  }

  @Test func `with reduced motion it fades`() {
    let navigation = navigation
    // (The room begins with full motion.)
    UIAccessibility.configure(reduceMotion: true)
    defer { UIAccessibility.configure(reduceMotion: false) }
    navigation.pushViewController(second, animated: true)
    shown.advance(to: 0)
    #expect(second.view.layer.shown.position.x == 100 && second.view.layer.shown.opacity == 0)
    shown.advance(to: 0.31)
    expectStack([first, second])
    #expect(second.view.alpha == 1)
  }

  @Test func `the back button has the title of what it leads to, and leads there`() {
    navigation.pushViewController(second, animated: false)
    CATransaction.flush()
    shown.click(20, 22)
    shown.advance(to: 0)
    shown.advance(to: 0.4)
    expectStack([first])
    second.navigationItem.hidesBackButton = true
    navigation.pushViewController(second, animated: false)
    CATransaction.flush()
    shown.click(20, 22)
    expectStack([first, second])
  }

  private final class Target: UIViewController {
    var taken: [UIBarButtonItem] = []
    func take(_ item: UIBarButtonItem) { taken.append(item) }
  }

  @Test func `bar buttons send their actions`() {
    let target = Target()
    let action = Selector("take", Target.take)
    let left = UIBarButtonItem(barButtonSystemItem: .edit, target: target, action: action)
    let right = UIBarButtonItem(title: "Go", style: .done, target: target, action: action)
    first.navigationItem.leftBarButtonItem = left
    first.navigationItem.rightBarButtonItem = right
    CATransaction.flush()
    #expect(left.title == "Edit" && first.navigationItem.rightBarButtonItems == [right])
    shown.click(20, 22)
    shown.click(180, 22)
    #expect(target.taken == [left, right])
    right.isEnabled = false
    CATransaction.flush()
    shown.click(180, 22)
    #expect(target.taken.count == 2)
  }

  private final class Teller: UINavigationControllerDelegate {
    var heard: [String] = []
    var animator: (any UIViewControllerAnimatedTransitioning)?

    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) { heard.append("will \(viewController.title ?? "") \(animated)") }
    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) { heard.append("did \(viewController.title ?? "") \(animated)") }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      heard.append("\(operation)")
      return animator
    }
  }

  @Test func `the delegate hears, and may animate`() {
    let teller = Teller()
    let growing = GrowingAnimator()
    (navigation.delegate, teller.animator) = (teller, growing)
    navigation.pushViewController(second, animated: true)
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    #expect(teller.heard == ["will B true", "push"])
    #expect(abs(second.view.layer.shown.opacity - 0.5) < 1e-6)
    shown.advance(to: 1)
    #expect(teller.heard == ["will B true", "push", "did B true"] && growing.ended == [true])
    expectStack([first, second])
  }

  @Test func `a hand leads a pop, lets it go back, and lets it finish`() {
    navigation.pushViewController(second, animated: false)
    CATransaction.flush()
    let hand = UIPercentDrivenInteractiveTransition()
    navigation.popInteractor = hand
    navigation.popViewController(animated: true)
    shown.advance(to: 1)
    #expect(second.view.layer.shown.position.x == 100)
    hand.update(0.5)
    shown.advance(to: 5)
    #expect(abs(second.view.layer.shown.position.x - 200) < 1e-3)
    hand.cancel()
    shown.advance(to: 5)
    shown.advance(to: 5.1)
    let back = second.view.layer.shown.position.x
    #expect(back < 200 && back > 100)
    shown.advance(to: 5.2)
    CATransaction.flush()
    expectStack([first, second])
    #expect(second.view.layer.shown.position.x == 100)
    #expect(navigation.view.layer.speed == 1)

    navigation.popInteractor = hand
    navigation.popViewController(animated: true)
    shown.advance(to: 6)
    hand.update(0.8)
    hand.finish()
    shown.advance(to: 6)
    shown.advance(to: 6.1)
    CATransaction.flush()
    expectStack([first])
    #expect(second.parent == nil && navigation.view.layer.speed == 1)
  }

  @Test func `pushing a controller that is on the stack is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let one = UIViewController()
        UINavigationController(rootViewController: one).pushViewController(one, animated: false)
      }
    }
  }
}

/// Lets the new view come out of nothing, evenly, in one second.
final class GrowingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var ended: [Bool] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { view.alpha = 1 },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}
