package import SceneProtocol
import UIKit
import WindowSystem

extension InputEvent {
  /// The key that went down or up, with its modifiers; `nil` for other input, and where Alt or Command is held.
  package var chord: KeyChord? {
    guard let key, key.modifiers.isDisjoint(with: [.alt, .command]) else { return nil }
    // Where punctuation is differs from layout to layout: the character counts.
    if !key.modifiers.contains(.control), let sign = key.punctuation {
      return KeyChord(keysym: sign)
    }
    return KeyChord(
      keysym: key.keysym,
      isControl: key.modifiers.contains(.control),
      isShift: key.modifiers.contains(.shift)
    )
  }

  private var key: KeyState? {
    switch self {
    case .keyPressed(let key, _), .keyReleased(let key): key
    default: nil
    }
  }
}

extension KeyState {
  /// The character that the key makes, as its keysym; `nil` for a key that makes a letter, a digit, a space or nothing.
  fileprivate var punctuation: UInt32? {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1,
      scalar.isASCII, scalar.value > 0x20, scalar.value != 0x7F,
      !scalar.properties.isAlphabetic, !("0"..."9").contains(scalar)
    else { return nil }
    return scalar.value
  }
}

extension KeyState {
  /// Whether the key is a modifier, such as Shift or Control (`XK_Shift_L` … `XK_Hyper_R`, `XK_ISO_Level3_Shift`).
  package var isModifier: Bool { 0xFFE1...0xFFEE ~= keysym || keysym == 0xFE03 }
}

extension InputEvent {
  /// Whether it does something to a scene by itself: a button or a key that goes down, or the wheel.
  package var isDeed: Bool {
    switch self {
    case .pointerPressed, .scrolled, .keyPressed: true
    default: false
    }
  }

  /// Whether it is a key that makes text.
  package var makesText: Bool {
    if case .keyPressed(let key, _) = self { !key.text.isEmpty } else { false }
  }
}
