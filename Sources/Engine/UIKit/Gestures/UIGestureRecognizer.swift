public import QuartzCore

/// Watches the touches of its view, and of views in it, for one kind of movement.
///
/// A discrete gesture goes from possible to recognized or failed, a continuous one from possible over began and changed
/// to ended or cancelled. Of the recognizers of one touch the first to recognize makes the others fail, the deepest
/// view's first, unless a delegate lets both go on.
open class UIGestureRecognizer: NSObject {
  /// Who may say no; not kept alive.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether touches are watched; default true.
  ///
  /// Turning it off cancels a gesture under way.
  open var isEnabled = true {
    didSet { if !isEnabled { stop() } }
  }
  /// Whether the view loses the touches that make a gesture; default true.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only once the gesture has failed; default false.
  open var delaysTouchesBegan = false
  /// Whether the view hears that a touch has ended only once the gesture has failed; default true.
  open var delaysTouchesEnded = true
  /// The kinds of touches that are watched, by `UITouch.TouchType`'s numbers; default all.
  open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) }
  /// A name for who reads logs; default `nil`.
  open var name: String?
  /// The view that it was added to.
  open var view: UIView? { viewLink }
  /// How far the gesture is.
  ///
  /// Subclasses set it; a state that has an action sends it.
  open var state: State {
    get { currentState }
    set { GestureArena.of(self).change(self, to: newValue) }
  }

  package weak var viewLink: UIView?
  var currentState = State.possible
  /// States whose actions are still to be sent.
  var dueStates: [State] = []
  /// States that wait for other gestures to fail.
  var heldStates: [State] = []
  /// The gestures that they wait for.
  var awaited: [UIGestureRecognizer] = []
  /// Where it is in play; `nil` while nothing goes on.
  weak var arena: GestureArena?
  var targets = GestureTargets()
  /// Gestures that have to fail first.
  var requirements: [WeakRecognizer] = []
  /// The touches being watched, in the order they began.
  var watchedTouches: [UITouch] = []

  /// A recognizer that sends `action` to `target`, which it does not keep alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer without a target.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Sends `action` to `target` too, with the recognizer as sender.
  ///
  /// The same pair is kept once.
  open func addTarget(_ target: Any, action: Selector) {
    targets.add(target as AnyObject, action)
  }

  /// Takes pairs away; `nil` stands for any target, any action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.remove(target as AnyObject?, action)
  }

  /// Makes this gesture wait until another has failed; it fails itself when that one is recognized.
  ///
  /// A gesture that does not watch the touches is not waited for. The other one is not kept alive.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// The middle of the touches, in the coordinates of `view`, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    middle(of: watchedTouches.map { $0.location(in: view) })
  }

  /// How many touches it watches.
  open var numberOfTouches: Int { watchedTouches.count }

  /// Where one of the touches is, in the coordinates of `view`, or of the window for `nil`.
  ///
  /// - Parameters:
  ///   - touchIndex: Less than `numberOfTouches`; in the order in which they began.
  ///   - view: The view, or `nil`.
  /// - Returns: The place.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      watchedTouches.indices.contains(touchIndex),
      "touch \(touchIndex) is not among the gesture's \(watchedTouches.count)"
    )
    return watchedTouches[touchIndex].location(in: view)
  }

  /// The modifier keys that were held at the gesture's last event.
  public internal(set) final var modifierFlags: UIKeyModifierFlags = []
  /// The buttons of the mouse that were held at the gesture's last event; at a release, before it.
  public internal(set) final var buttonMask: UIEvent.ButtonMask = []

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

  /// Stops watching a touch, for good.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    watchedTouches.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === self }
  }

  /// The gesture is over, one way or the other: forget what was seen.
  ///
  /// Subclasses call `super`.
  open func reset() {}

  /// Whether this gesture, once recognized, makes another one of the same touches fail; default true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another gesture of the same touches, once recognized, makes this one fail; default true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture waits until another has failed; default false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another gesture waits until this one has failed; default false.
  open func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Whether it watches touches that begin with these buttons held.
  func accepts(_ buttons: UIEvent.ButtonMask) -> Bool { buttons.contains(.primary) }

  /// Whether it stays possible though no finger is down: it waits for the next of several taps.
  var awaitsMoreTouches: Bool { false }

  /// How far a gesture is.
  nonisolated public enum State: Int, Sendable {
    /// Not sure yet.
    case possible
    /// A continuous gesture was recognized.
    case began
    /// It went on.
    case changed
    /// It ended; for a discrete gesture, it was recognized.
    case ended
    /// It was taken away.
    case cancelled
    /// It was not this gesture.
    case failed

    /// A discrete gesture was recognized.
    public static let recognized = State.ended
  }
}

/// A recognizer that is not kept alive.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

/// The middle of some points; (0, 0) for none.
func middle(of points: [CGPoint]) -> CGPoint {
  guard !points.isEmpty else { return .zero }
  let count = CGFloat(points.count)
  return CGPoint(
    x: points.reduce(0) { $0 + $1.x } / count,
    y: points.reduce(0) { $0 + $1.y } / count
  )
}
