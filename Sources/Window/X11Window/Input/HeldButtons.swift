internal import CX11
internal import WindowSystem

/// The buttons that went down in a window, and are known to be down.
///
/// Their releases come to the window in which they went down, unless another client grabs the pointer: a window manager
/// that moves the window with it, a menu of the desktop. Every event has the state of the buttons; it then shows which
/// ones were released unseen.
struct HeldButtons {
  private var held: Set<PointerButton> = []

  var isEmpty: Bool { held.isEmpty }

  mutating func press(_ button: PointerButton) { held.insert(button) }

  mutating func release(_ button: PointerButton) { held.remove(button) }

  /// Whether buttons were held whose release will not come; they are forgotten.
  ///
  /// - Parameters:
  ///   - state: The buttons and modifier keys held, as in an event's state.
  ///   - isTaken: Whether the event says that another client has grabbed the pointer.
  /// - Returns: Whether there are such buttons.
  mutating func areLost(state: UInt32, isTaken: Bool) -> Bool {
    guard !held.isEmpty else { return false }
    guard isTaken || !held.allSatisfy({ $0.mask.map { state & $0 != 0 } ?? true }) else {
      return false
    }
    held = []
    return true
  }
}

extension PointerButton {
  /// The button's bit in an event's state; `nil` for those beyond the fifth, which the state does not contain.
  fileprivate var mask: UInt32? {
    switch self {
    case .left: UInt32(Button1Mask)
    case .middle: UInt32(Button2Mask)
    case .right: UInt32(Button3Mask)
    default: nil
    }
  }
}
