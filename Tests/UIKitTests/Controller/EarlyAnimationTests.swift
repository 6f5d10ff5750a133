import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Begins a block at one of the calls on the way to the screen.
private final class Early: UIViewController {
  nonisolated enum Moment: String, CaseIterable, Sendable {
    case didLoad, willAppear, isAppearing, didLayout
  }

  let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
  private let moment: Moment
  private let options: UIView.AnimationOptions
  private let delay: Double
  private var hasBegun = false
  var finished: Bool?

  init(_ moment: Moment, delay: Double = 0, _ options: UIView.AnimationOptions = []) {
    (self.moment, self.delay) = (moment, delay)
    self.options = options.union(.curveLinear)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    begin(.didLoad)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    begin(.willAppear)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    begin(.isAppearing)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    begin(.didLayout)
  }

  private func begin(_ now: Moment) {
    guard now == moment, !hasBegun else { return }
    hasBegun = true
    UIView.animate(withDuration: 1, delay: delay, options: options) {
      self.box.alpha = 0
    } completion: {
      self.finished = $0
    }
  }
}

/// Blocks that begin before the view is on screen, as tutorials have them in `viewDidLoad` and `viewWillAppear`.
@Suite(.serialized) struct `Early animations` {
  /// How a controller comes on screen.
  nonisolated enum Way: CaseIterable, Sendable {
    case root, laterRoot, child, pushed, presented, presentedAtOnce
  }

  /// - Returns: The window, and when the controller was brought there.
  private func bring(_ early: Early, by way: Way) -> ShownWindow {
    if way == .root { return ShownWindow(root: early) }
    let base = UIViewController()
    let navigation = UINavigationController(rootViewController: base)
    let shown = ShownWindow(root: navigation)
    switch way {
    case .root: break
    case .laterRoot: shown.window.rootViewController = early
    case .child:
      base.addChild(early)
      early.view.frame = base.view.bounds
      base.view.addSubview(early.view)
      early.didMove(toParent: base)
    case .pushed: navigation.pushViewController(early, animated: true)
    case .presented: base.present(early, animated: true)
    case .presentedAtOnce: base.present(early, animated: false)
    }
    return shown
  }

  @Test(arguments: Early.Moment.allCases, Way.allCases)
  fileprivate func `a block animates wherever a controller's view is on its way to the screen`(
    _ moment: Early.Moment,
    _ way: Way
  ) {
    let early = Early(moment)
    let shown = bring(early, by: way)
    shown.advance(to: 0)
    #expect(early.finished == nil && early.box.alpha == 0)
    shown.advance(to: 0.25)
    let quarter = early.box.layer.shown.opacity
    #expect(abs(quarter - 0.75) < 1e-6)
    shown.advance(to: 1)
    #expect(early.finished == true)
  }

  @Test func `a delay counts from the block, and a repeated block goes on`() {
    let late = Early(.didLoad, delay: 0.5)
    let shown = ShownWindow(root: late)
    shown.advance(to: 0)
    shown.advance(to: 0.25)
    #expect(late.box.layer.shown.opacity == 1)
    shown.advance(to: 0.75)
    let shownLate = late.box.layer.shown.opacity
    #expect(abs(shownLate - 0.75) < 1e-6)
    let pulsing = Early(.willAppear, [.repeat, .autoreverse])
    let other = ShownWindow(root: pulsing)
    for second in 0...4 { other.advance(to: Double(second)) }
    other.advance(to: 4.25)
    let shownPulsing = pulsing.box.layer.shown.opacity
    #expect(abs(shownPulsing - 0.75) < 1e-6 && pulsing.finished == nil)
  }

  @Test func `a view that is made and never shown ends its blocks with the commit`() {
    let early = Early(.didLoad)
    early.loadViewIfNeeded()
    #expect(early.finished == nil)
    CATransaction.flush()
    #expect(early.finished == true && early.box.layer.animationKeys() == nil)
    let shown = ShownWindow(root: early)
    shown.advance(to: 0)
    #expect(early.box.layer.shown.opacity == 0)
  }

  @Test
  func `a property animator that is started early runs too, and one that is never seen is done`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var ends: [UIViewAnimatingPosition] = []
    func start() -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      return animator
    }
    let shown = ShownWindow()
    let early = start()
    shown.window.addSubview(box)
    shown.advance(to: 0)
    shown.advance(to: 0.25)
    #expect(abs(box.layer.shown.opacity - 0.75) < 1e-6 && ends.isEmpty && early.isRunning)
    shown.advance(to: 1)
    #expect(ends == [.end] && early.state == .inactive)
    box.removeFromSuperview()
    box.alpha = 1
    CATransaction.flush()
    let unseen = start()
    CATransaction.flush()
    #expect(ends == [.end, .end] && unseen.state == .inactive && box.alpha == 0)
  }
}
