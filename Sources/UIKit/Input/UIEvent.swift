public import QuartzCore

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
  private let touches: Set<UITouch>

  package init(
    _ type: EventType,
    in window: UIWindow,
    at timestamp: TimeInterval,
    modifiers: KeyModifiers = [],
    touches: Set<UITouch> = [],
    pointerLocation: CGPoint? = nil
  ) {
    self.type = type
    self.timestamp = timestamp
    self.touches = touches
    self.pointerLocation = pointerLocation
    buttonMask = touches.contains { $0.phase != .ended && $0.phase != .cancelled } ? .primary : []
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
  }
}
