public import QuartzCore

/// Watches the touches of its view, and of views in it, for one kind of movement.
///
/// A discrete gesture goes from possible to recognized or failed, a continuous one from possible
/// over began and changed to ended or cancelled (V11). Of the recognisers of one touch the first to
/// recognise makes the others fail, the deepest view's first, unless a delegate lets both go on.
open class UIGestureRecognizer: NSObject {
  /// Who may say no; not kept alive.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether touches are watched; default true.
  ///
  /// Turning it off cancels a gesture under way.
  open var isEnabled = true {
    didSet { if !isEnabled { cancelGesture() } }
  }
  /// Whether the view loses the touches that make a gesture; default true.
  open var cancelsTouchesInView = true
  /// The view that it was added to.
  open var view: UIView? { viewLink }
  /// How far the gesture is.
  ///
  /// Subclasses set it; a state that has an action sends it.
  open var state: State {
    get { currentState }
    set { change(to: newValue) }
  }

  package weak var viewLink: UIView?
  private var currentState = State.possible
  private var isActionDue = false
  private var hasJustRecognized = false
  private var targets: [GestureTarget] = []
  /// The touches being watched, in the order they began.
  private(set) var watchedTouches: [UITouch] = []

  /// A recogniser that sends `action` to `target`, which it does not keep alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recogniser without a target.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Sends `action` to `target` too, with the recogniser as sender.
  ///
  /// The same pair is kept once.
  open func addTarget(_ target: Any, action: Selector) {
    let pair = GestureTarget(target: target as AnyObject, action: action)
    targets.removeAll { $0.target == nil }
    if !targets.contains(where: { $0.isSame(as: pair) }) { targets.append(pair) }
  }

  /// Takes pairs away; `nil` stands for any target, any action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { pair in
      (target == nil || pair.target === target as AnyObject?)
        && (action == nil || pair.action == action)
    }
  }

  /// The middle of the touches, in the coordinates of `view`, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    let points = watchedTouches.map { $0.location(in: view) }
    guard !points.isEmpty else { return .zero }
    let (x, y) = (points.map(\.x).reduce(0, +), points.map(\.y).reduce(0, +))
    return CGPoint(x: x / CGFloat(points.count), y: y / CGFloat(points.count))
  }

  /// How many touches it watches.
  open var numberOfTouches: Int { watchedTouches.count }

  /// A touch went down.
  ///
  /// Subclasses watch for their gesture here, and call `super`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// A touch moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// A touch was lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// A touch was taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The gesture is over, one way or the other: forget what was seen.
  ///
  /// Subclasses call `super`.
  open func reset() {}

  /// How far a gesture is.
  nonisolated public enum State: Int, Sendable {
    /// Not sure yet.
    case possible
    /// A continuous gesture was recognised.
    case began
    /// It went on.
    case changed
    /// It ended; for a discrete gesture, it was recognised.
    case ended
    /// It was taken away.
    case cancelled
    /// It was not this gesture.
    case failed

    /// A discrete gesture was recognised.
    public static let recognized = State.ended
  }
}

extension UIGestureRecognizer {
  /// Whether it watches `touch` from its beginning.
  func takes(_ touch: UITouch) -> Bool {
    isEnabled && (delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
  }

  func deliver(_ touch: UITouch, _ event: UIEvent) {
    if touch.phase == .began { watchedTouches.append(touch) }
    guard isEnabled, currentState != .failed, currentState != .cancelled, currentState != .ended
    else { return }
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }

  /// Lets the first of those that have just recognised win over the rest.
  ///
  /// - Returns: Those that recognise their gesture now.
  static func settle(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    var winners: [UIGestureRecognizer] = []
    for recognizer in recognizers where recognizer.hasJustRecognized {
      recognizer.hasJustRecognized = false
      if winners.allSatisfy({ mayBothGoOn($0, recognizer) }) {
        winners.append(recognizer)
      } else {
        recognizer.lose()
      }
    }
    for winner in winners {
      for other in recognizers where other !== winner && !winners.contains(where: { $0 === other })
      {
        if !mayBothGoOn(winner, other) { other.lose() }
      }
    }
    return winners
  }

  private static func mayBothGoOn(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    (a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) ?? false)
      || (b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) ?? false)
  }

  func sendDueActions() {
    guard isActionDue else { return }
    isActionDue = false
    for pair in targets {
      guard let target = pair.target else { continue }
      _ = pair.action.perform(on: target, sender: self)
    }
  }

  /// Forgets a touch that is over, and with the last one a gesture that is.
  func touchIsOver(_ touch: UITouch) {
    watchedTouches.removeAll { $0 === touch }
    guard watchedTouches.isEmpty else { return }
    // A gesture of several taps stays possible between them.
    if currentState != .possible { startOver() }
  }

  /// Sets the state without a touch, and sends what is due: for hover.
  func report(_ state: State) {
    change(to: state)
    hasJustRecognized = false
    sendDueActions()
    if state == .ended || state == .cancelled { startOver() }
  }

  private func change(to new: State) {
    let old = currentState
    let recognizes = old == .possible && (new == .began || new == .ended)
    if recognizes, !mayBegin {
      currentState = .failed
      return
    }
    currentState = new
    switch new {
    case .began, .changed, .ended: isActionDue = true
    case .cancelled: isActionDue = old == .began || old == .changed
    case .possible, .failed: break
    }
    if recognizes { hasJustRecognized = true }
  }

  private var mayBegin: Bool {
    (delegate?.gestureRecognizerShouldBegin(self) ?? true)
      && (view?.gestureRecognizerShouldBegin(self) ?? true)
      && watchedTouches.allSatisfy { $0.view === view || mayBegin(over: $0.view) }
  }

  /// The view that a touch is in has a say too: controls keep their touches from the views behind them.
  private func mayBegin(over touched: UIView?) -> Bool {
    touched?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Another gesture of the same touch was recognised.
  private func lose() {
    if currentState == .began || currentState == .changed, !hasJustRecognized, !isActionDue {
      currentState = .cancelled
      isActionDue = true
    } else {
      currentState = .failed
      isActionDue = false
    }
  }

  fileprivate func cancelGesture() {
    if currentState == .began || currentState == .changed {
      change(to: .cancelled)
      sendDueActions()
    }
    startOver()
  }

  private func startOver() {
    isActionDue = false
    hasJustRecognized = false
    watchedTouches = []
    reset()
    currentState = .possible
  }
}

/// A target, not kept alive, and its action.
private struct GestureTarget {
  weak var target: AnyObject?
  let action: Selector

  func isSame(as other: GestureTarget) -> Bool {
    target === other.target && action == other.action
  }
}
