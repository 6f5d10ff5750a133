package import SceneProtocol
package import UIKit

extension InputEvent {
  /// The key that went down or up, with what is held; `nil` for other input, and where Alt or Command is held.
  package var chord: KeyChord? {
    guard let key, key.modifiers.isDisjoint(with: [.alt, .command]) else { return nil }
    return KeyChord(
      keysym: key.keysym,
      isControl: key.modifiers.contains(.control),
      isShift: key.modifiers.contains(.shift)
    )
  }

  /// Whether a key went down or up.
  package var isKey: Bool { key != nil }

  private var key: KeyState? {
    switch self {
    case .keyPressed(let key, _), .keyReleased(let key): key
    default: nil
    }
  }
}
