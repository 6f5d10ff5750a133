public import QuartzCore
package import WindowSystem

/// An input event of the user, with its touches.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of event.
  public let type: EventType
  /// The time of the event, in seconds on the clock of `CACurrentMediaTime()`.
  public let timestamp: TimeInterval
  /// The mouse buttons that are held, for touches of the mouse.
  public let buttonMask: ButtonMask
  /// The modifier keys that are held.
  public let modifierFlags: UIKeyModifierFlags

  /// The window of the event.
  package private(set) weak var targetWindow: UIWindow?
  /// The pointer's location in the window, for hover events; `nil` once it has left.
  package let pointerLocation: CGPoint?
  /// The distance to scroll, for wheel events, in points; down and right are positive.
  package let scrollDelta: CGVector
  /// The touches, in the order in which they began.
  package let orderedTouches: [UITouch]
  private let touches: Set<UITouch>

  package init(
    _ type: EventType,
    in window: UIWindow,
    at timestamp: TimeInterval,
    modifiers: KeyModifiers = [],
    buttons: ButtonMask = [],
    touches: [UITouch] = [],
    pointerLocation: CGPoint? = nil,
    scrollDelta: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    self.type = type
    self.timestamp = timestamp
    orderedTouches = touches
    self.touches = Set(touches)
    self.pointerLocation = pointerLocation
    self.scrollDelta = scrollDelta
    buttonMask = buttons
    modifierFlags = UIKeyModifierFlags(modifiers)
    targetWindow = window
    super.init()
  }

  /// The touches of the event; `nil` for events without.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  /// The touches of the event that are in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    chosen { $0.window === window }
  }

  /// The touches of the event that began in `view`.
  open func touches(for view: UIView) -> Set<UITouch>? {
    chosen { $0.view === view }
  }

  /// The touches of the event that `gesture` receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    chosen { $0.recognizers.contains { $0 === gesture } }
  }

  /// All positions of `touch` since the previous event; the last is the current one.
  ///
  /// The pointer may move more often than frames are made; no move is lost. Call this while the event is handled.
  ///
  /// - Returns: Copies of the touch, the earliest first; `nil` if the event does not contain it.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? touch.coalesced : nil
  }

  /// The predicted position of `touch` in the next frame: one position, 1/60 s ahead at the speed of its last step.
  ///
  /// - Returns: Copies of the touch, none for one that does not move; `nil` if the event does not contain it.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? touch.predicted : nil
  }

  private func chosen(where isChosen: (UITouch) -> Bool) -> Set<UITouch>? {
    let chosen = touches.filter(isChosen)
    return chosen.isEmpty ? nil : chosen
  }

  /// Kinds of events.
  nonisolated public enum EventType: Int, Sendable {
    /// Touches of the mouse or a finger.
    case touches = 0
    /// The device moved.
    case motion = 1
    /// A remote control was used.
    case remoteControl = 2
    /// Key presses.
    case presses = 3
    /// The wheel turned.
    case scroll = 10
    /// The pointer moved without a button held.
    case hover = 11
    /// A pinch or rotation on a touchpad.
    case transform = 14
  }

  /// Mouse buttons.
  nonisolated public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// Buttons with these raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The button for pointing: the left one.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The button for menus: the right one.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The button with a number: 1 is the primary one, 2 the secondary, 3 the middle one, 4 and 5 the thumb buttons
    /// (back and forward in a browser); others follow.
    ///
    /// Empty for numbers without a bit: less than 1, and more than 63.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...63).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }

    /// The bit of a mouse button: Apple's second button is the right one, X's the middle one, and X also counts four
    /// buttons of the wheel.
    package init(_ button: PointerButton) {
      self =
        switch button {
        case .left: .primary
        case .right: .secondary
        case .middle: .button(3)
        default: .button(button.rawValue - 4)
        }
    }
  }
}
