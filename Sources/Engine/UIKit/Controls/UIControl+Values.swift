extension UIControl {
  /// The events of a control, with the same bits as Apple's.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Events with these raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch went down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch went down again soon after the last one: the second tap of a series, or a later one.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved in the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch came back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch was lifted in the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch was lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action happened: a button was pressed, a value changed.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Text editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Text was changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Text editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Text editing ended because Return was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All text editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits that programs may use for their own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits that must not be used.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control, with the same bits as Apple's.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// States with these raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, neither selected nor highlighted.
    public static let normal: State = []
    /// A touch is inside.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It does not respond to touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected, or on.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus of a remote control; never set here.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits that programs may use for their own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits that must not be used.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical alignment of the content.
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    /// Centered.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Stretched to the height.
    case fill
  }

  /// The horizontal alignment of the content.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centered.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Stretched to the width.
    case fill
    /// At the leading edge: the left.
    case leading
    /// At the trailing edge: the right.
    case trailing
  }
}
