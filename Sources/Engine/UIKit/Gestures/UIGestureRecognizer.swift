public import QuartzCore

/// Recognizes one kind of gesture in the touches of its view and its subviews.
///
/// A discrete gesture goes from possible to recognized or failed; a continuous one from possible to began, changed, and
/// then ended or cancelled. Of the recognizers of one touch, the first to recognize makes the others fail, unless a
/// delegate allows both. The recognizers of the deepest view come first.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The delegate, which can prevent the gesture; not kept alive.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether touches are received; default true.
  ///
  /// Disabling cancels an active gesture.
  open var isEnabled = true {
    didSet { if !isEnabled { ownArena?.expel(self) } }
  }
  /// Whether the view's touches are cancelled when they become a gesture; default true.
  open var cancelsTouchesInView = true
  /// Whether the view receives touches only once the gesture has failed; default false.
  open var delaysTouchesBegan = false
  /// Whether the view receives the end of touches only once the gesture has failed; default true.
  open var delaysTouchesEnded = true
  /// The kinds of touches that are received, as raw values of `UITouch.TouchType`; default all.
  open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) }
  /// A name for logs; default `nil`.
  open var name: String?
  /// The view that it was added to.
  open var view: UIView? { viewLink }
  /// The state of the gesture.
  ///
  /// Subclasses set it; the actions are sent for each state but possible and failed.
  open var state: State {
    get { currentState }
    set { ownArena?.change(self, to: newValue) }
  }

  package weak var viewLink: UIView?
  var currentState = State.possible
  /// States whose actions are still to be sent.
  var dueStates: [State] = []
  /// States that wait for other gestures to fail.
  var heldStates: [State] = []
  /// The gestures that they wait for.
  var awaited: [UIGestureRecognizer] = []
  /// The gestures that it waits for before it is recognized.
  package var awaitedRecognizers: [UIGestureRecognizer] { heldStates.isEmpty ? [] : awaited }
  /// The arena in which it takes part; `nil` while it tracks nothing.
  weak var arena: (any RecognizerArena)?
  var targets = GestureTargets()
  /// Recognizers that have to fail first.
  var requirements: [WeakRecognizer] = []
  /// The touches that it tracks, in the order they began.
  var watchedTouches: [UITouch] = []

  /// A recognizer that sends `action` to `target`, which is not kept alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer without a target.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Adds a target and an action; the recognizer is the sender.
  ///
  /// The same pair is stored once.
  open func addTarget(_ target: Any, action: Selector) {
    targets.add(target as AnyObject, action)
  }

  /// Removes pairs; `nil` matches any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.remove(target as AnyObject?, action)
  }

  /// Makes this gesture wait until another has failed; it fails itself when that one is recognized.
  ///
  /// It does not wait for a gesture that does not receive the touches. The other recognizer is not kept alive.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// The center of the touches, in the coordinates of `view`, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    middle(of: watchedTouches.map { $0.location(in: view) })
  }

  /// The number of touches that it tracks.
  open var numberOfTouches: Int { watchedTouches.count }

  /// The location of one of the touches, in the coordinates of `view`, or of the window for `nil`.
  ///
  /// - Parameters:
  ///   - touchIndex: The index of the touch, in the order in which they began; less than `numberOfTouches`.
  ///   - view: The view whose coordinates are used, or `nil`.
  /// - Returns: The location, in points.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      watchedTouches.indices.contains(touchIndex),
      "touch \(touchIndex) is not among the gesture's \(watchedTouches.count)"
    )
    return watchedTouches[touchIndex].location(in: view)
  }

  /// The modifier keys that were held at the gesture's last event.
  public internal(set) final var modifierFlags: UIKeyModifierFlags = []
  /// The mouse buttons that were held at the gesture's last event; for a release, before it.
  public internal(set) final var buttonMask: UIEvent.ButtonMask = []

  /// A touch went down.
  ///
  /// Subclasses look for their gesture here, and call `super`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// A touch moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// A touch was lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// A touch was cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Stops tracking a touch, for good.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    watchedTouches.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === self }
  }

  /// The gesture is over: discard its state.
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

  /// Whether it receives touches that begin with these buttons held.
  func accepts(_ buttons: UIEvent.ButtonMask) -> Bool { buttons.contains(.primary) }

  /// Whether it follows the pointer also without a button; default false.
  var followsPointer: Bool { false }

  /// The pointer entered, moved or left; `location` is in the window, `nil` once it has left that.
  func hover(_ state: State, at location: CGPoint?, in window: UIWindow) {}

  /// Whether it recognizes a single tap of one finger; default false.
  var isSingleTap: Bool { false }

  /// Whether it stays possible although no finger is down, because it waits for the next of several taps.
  var awaitsMoreTouches: Bool { false }

  /// The states of a gesture.
  nonisolated public enum State: Int, Sendable {
    /// Not decided yet.
    case possible
    /// A continuous gesture was recognized.
    case began
    /// A continuous gesture changed.
    case changed
    /// It ended; for a discrete gesture, it was recognized.
    case ended
    /// It was cancelled.
    case cancelled
    /// The touches were not this gesture.
    case failed

    /// A discrete gesture was recognized.
    public static let recognized = State.ended
  }
}

/// Where recognizers of the same touches compete, as they know it: `GestureArena`, which is above them.
protocol RecognizerArena: AnyObject {
  /// A recognizer sets its state.
  func change(_ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State)
  /// Cancels a recognizer's gesture, and removes it.
  func expel(_ recognizer: UIGestureRecognizer)
}

/// A recognizer that can be in an arena.
protocol ArenaMember: AnyObject {
  /// An arena for it alone.
  func makeArena() -> any RecognizerArena
}

extension UIGestureRecognizer {
  /// The arena in which it takes part, or one for it alone.
  final var ownArena: (any RecognizerArena)? {
    arena ?? ((self as NSObject) as? any ArenaMember)?.makeArena()
  }
}

/// A weak reference to a recognizer.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

/// The center of some points; (0, 0) for none.
func middle(of points: [CGPoint]) -> CGPoint {
  guard !points.isEmpty else { return .zero }
  let count = CGFloat(points.count)
  return CGPoint(
    x: points.reduce(0) { $0 + $1.x } / count,
    y: points.reduce(0) { $0 + $1.y } / count
  )
}
