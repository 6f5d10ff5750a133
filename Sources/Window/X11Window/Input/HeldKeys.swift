/// The keys that are down, with the keysyms they were reported as, so that each release matches its press.
package struct HeldKeys {
  /// How a press relates to earlier ones.
  package enum Press: Equatable {
    /// The key was up.
    case first
    /// The key is held and repeats.
    case again
    /// Text came from the input method without a key that is down.
    case withoutKey
  }

  private var keysyms: [UInt32: UInt32] = [:]
  private var filteredKey: UInt32?
  private var composedKeys: Set<UInt32> = []

  package init() {}

  /// Notes a press that the input method kept; the text that it may make comes with keycode 0.
  package mutating func filterPress(_ keycode: UInt32) {
    guard keycode != 0 else { return }
    filteredKey = keycode
  }

  /// Notes a press; keycode 0 is text from the input method, assigned to the last key that it kept.
  package mutating func press(_ keycode: UInt32, keysym: UInt32) -> Press {
    guard keycode == 0 else { return hold(keycode, keysym) }
    guard let key = filteredKey else { return .withoutKey }
    filteredKey = nil
    composedKeys.insert(key)
    return hold(key, keysym)
  }

  /// Notes a release; returns the keysym that was reported with the press, `nil` when none was.
  package mutating func release(_ keycode: UInt32) -> UInt32? {
    if filteredKey == keycode { filteredKey = nil }
    composedKeys.remove(keycode)
    return keysyms.removeValue(forKey: keycode)
  }

  /// Notes a release that the input method kept; returns the keysym to report if the release is due now.
  ///
  /// The input method returns the release of a key that came through as itself later. It does not return that of a key
  /// whose text was composed.
  package mutating func filterRelease(_ keycode: UInt32) -> UInt32? {
    if filteredKey == keycode { filteredKey = nil }
    return composedKeys.contains(keycode) ? release(keycode) : nil
  }

  /// Forgets the keys that are up, whose releases went to another client.
  ///
  /// - Parameter down: The keycodes of all keys that are down.
  /// - Returns: The keysyms that were reported with their presses, in the order of the keycodes.
  package mutating func releaseLost(stillDown down: Set<UInt32>) -> [UInt32] {
    keysyms.keys.sorted().filter { !down.contains($0) }.compactMap { release($0) }
  }

  /// Whether no key is known to be down.
  package var isEmpty: Bool { keysyms.isEmpty }

  private mutating func hold(_ keycode: UInt32, _ keysym: UInt32) -> Press {
    keysyms.updateValue(keysym, forKey: keycode) == nil ? .first : .again
  }
}
