public import QuartzCore
package import WindowSystem

/// Something that a person did, with the touches it is about.
open class UIEvent: NSObject {
  /// What kind of event it is.
  public let type: EventType
  /// When it happened, in seconds on the clock of `CACurrentMediaTime()`.
  public let timestamp: TimeInterval
  /// The buttons held, for touches of the mouse.
  public let buttonMask: ButtonMask
  /// Modifier keys held.
  public let modifierFlags: UIKeyModifierFlags

  /// The window that it happened in.
  package private(set) weak var targetWindow: UIWindow?
  /// Where the pointer is in the window, for hover events; `nil` once it has left.
  package let pointerLocation: CGPoint?
  /// How far the content is to move, for turns of the wheel, in points; down and to the right are positive.
  package let scrollDelta: CGVector
  /// In the order in which they began.
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

  /// The touches that it is about; `nil` for events without.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  /// Those of its touches that are in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    chosen { $0.window === window }
  }

  /// Those of its touches that began in `view`.
  open func touches(for view: UIView) -> Set<UITouch>? {
    chosen { $0.view === view }
  }

  /// Those of its touches that `gesture` watches.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    chosen { $0.recognizers.contains { $0 === gesture } }
  }

  /// Every place where `touch` was since the event before, the last of them where it is now.
  ///
  /// The pointer may move more often than frames are made; none of its moves is lost. Ask while the event is handled.
  ///
  /// - Returns: Touches like it, the earliest first; `nil` when the event is not about it.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? touch.coalesced : nil
  }

  /// Where `touch` may be at the next frame: one place, 1/60 s on at the speed of its last step.
  ///
  /// - Returns: Touches like it, none for one that does not move; `nil` when the event is not about it.
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
    /// Keys.
    case presses = 3
    /// The wheel turned.
    case scroll = 10
    /// The pointer moved without a button held.
    case hover = 11
    /// A pinch or rotation on a pad.
    case transform = 14
  }

  /// Buttons of the mouse.
  nonisolated public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Buttons by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The button for pointing: the left one.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The button for menus: the right one.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The button of a number: 1 is the primary one, 2 the secondary, 3 the middle one, 4 and 5 those at the thumb,
    /// which lead back and forward in a browser; others follow.
    ///
    /// No button for numbers that there are no bits for: less than 1, and more than 63.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...63).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }

    /// The button of the mouse: Apple counts the right one second, X the middle one, and X the wheel as four.
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
