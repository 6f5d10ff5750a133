extension UIControl {
  /// What happens to a control, in Apple's bits.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Events by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch went down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch went down again soon after the last one, from the second tap of a series on.
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
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The person changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is there for happened: a button was pressed, a value changed.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Text is about to be changed.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Text was changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Text is no longer being changed.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Text is no longer being changed: Return was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of text.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits that programs may use for events of their own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits that nobody may use.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is, in Apple's bits.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// States by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, neither selected nor highlighted.
    public static let normal: State = []
    /// A touch is in it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is the chosen one, or on.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus of a remote control; no control here gets it.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits that programs may use for states of their own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits that nobody may use.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where the content is in the control's height.
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Stretched to the height.
    case fill
  }

  /// Where the content is in the control's width.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Stretched to the width.
    case fill
    /// Where lines start: at the left.
    case leading
    /// Where lines end: at the right.
    case trailing
  }
}
