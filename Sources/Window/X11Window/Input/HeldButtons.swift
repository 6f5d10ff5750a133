internal import CX11
internal import WindowSystem

/// The buttons that went down in a window, and are known to be down.
///
/// Their releases come to the window that they went down in, until another client takes the pointer: a window manager
/// that moves the window with it, a menu of the desktop. What the server says of the buttons with every event then
/// tells what has come up unseen.
struct HeldButtons {
  private var held: Set<PointerButton> = []

  var isEmpty: Bool { held.isEmpty }

  mutating func press(_ button: PointerButton) { held.insert(button) }

  mutating func release(_ button: PointerButton) { held.remove(button) }

  /// Whether buttons were held whose release will not come; they are forgotten.
  ///
  /// - Parameters:
  ///   - state: The buttons and modifier keys that an event says are held.
  ///   - isTaken: Whether the event says that another client has the pointer now.
  /// - Returns: Whether there are such.
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
  /// Its bit in an event's state; `nil` for those beyond the fifth, of which the state says nothing.
  fileprivate var mask: UInt32? {
    switch self {
    case .left: UInt32(Button1Mask)
    case .middle: UInt32(Button2Mask)
    case .right: UInt32(Button3Mask)
    default: nil
    }
  }
}
