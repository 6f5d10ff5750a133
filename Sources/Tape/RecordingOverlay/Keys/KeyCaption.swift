import TapeLanguage
import SceneProtocol

/// The keys shown to the viewer: the text that is being typed, or the keys of a shortcut.
nonisolated struct KeyCaption: Equatable, Sendable {
  /// One element of the row.
  enum Item: Equatable, Sendable {
    /// The end of the typed text.
    case text(String)
    /// Keys pressed together, `count` times.
    case keys([KeyCap], count: Int)
  }

  /// How long it stays after the last press, in seconds.
  static let stayTime = 1.2
  /// How long it takes to fade in and out, in seconds.
  static let (comeTime, goTime) = (0.1, 0.25)
  /// Maximum number of characters of typed text.
  static let longestText = 24

  let style: TapeKeyStyle
  /// The elements, from left to right.
  private(set) var items: [Item] = []
  private var begin = 0.0
  private var last = 0.0
  /// Whether characters were hidden in the last frame.
  private var isHidden = false
  /// The same, for callers without new input.
  var hidesCharacters: Bool { isHidden }
  /// Whether the next typed characters start a new text.
  private var isTextOver = false

  init(style: TapeKeyStyle) { self.style = style }

  /// Takes the keys pressed before a frame.
  ///
  /// - Parameters:
  ///   - inputs: The input before the frame.
  ///   - time: The frame's time, in seconds.
  ///   - hides: Whether typed characters are secret.
  mutating func advance(_ inputs: [TapeInput], to time: Double, hides: Bool) {
    guard style != .off else { return }
    if hides != isHidden { (isHidden, isTextOver) = (hides, true) }
    for input in inputs {
      switch input.kind {
      case .key(let key): press(key, at: input.time, hides: hides)
      case .text(let text): type(text, at: input.time, hides: hides)
      // What is typed after a click belongs to something else.
      case .press: isTextOver = true
      case .move, .release, .wheel: continue
      }
    }
    if opacity(at: time) <= 0, time > last { items = [] }
  }

  private mutating func press(_ key: SceneKey, at time: Double, hides: Bool) {
    if key.isCharacter, key.modifiers.isEmpty || hides {
      // A single space would be invisible.
      guard key.text == " ", !hides, text(at: time) == nil else {
        return type(key.text, at: time, hides: hides)
      }
    }
    let caps = KeyCap.caps(key, isMac: style == .mac)
    if isGoing(at: time), case .keys(caps, let count)? = items.last {
      items[items.count - 1] = .keys(caps, count: count + 1)
      last = time
    } else if key.modifiers.isEmpty, text(at: time) != nil {
      // Return or Tab ends the typed text.
      items.append(.keys(caps, count: 1))
      last = time
    } else {
      start(.keys(caps, count: 1), at: time)
    }
  }

  private mutating func type(_ text: String, at time: Double, hides: Bool) {
    let text = hides ? String(repeating: "•", count: text.count) : text
    guard let before = self.text(at: time) else { return start(.text(text), at: time) }
    let all = before + text
    // One character more than is shown indicates that there are more.
    items = [.text(String(all.suffix(Self.longestText + 1)))]
    last = time
  }

  private mutating func start(_ item: Item, at time: Double) {
    if !isGoing(at: time) { begin = time }
    (items, last, isTextOver) = ([item], time, false)
  }

  /// The text to which a character typed now would be added.
  private func text(at time: Double) -> String? {
    guard isGoing(at: time), !isTextOver, case .text(let text)? = items.last else {
      return nil
    }
    return text
  }

  /// Whether a key pressed now belongs to the earlier ones.
  private func isGoing(at time: Double) -> Bool { !items.isEmpty && time - last <= Self.stayTime }

  /// The opacity, 0 … 1.
  func opacity(at time: Double) -> Double {
    guard !items.isEmpty else { return 0 }
    let come = Ease.smooth((time - begin) / Self.comeTime)
    return come * (1 - Ease.smooth((time - last - Self.stayTime) / Self.goTime))
  }
}

nonisolated extension KeyCaption: CustomStringConvertible {
  /// The row as a viewer reads it: `hello ↩`, `[Ctrl] [A] ×3`.
  var description: String { items.map(\.description).joined(separator: " ") }
}

nonisolated extension KeyCaption.Item: CustomStringConvertible {
  var description: String {
    switch self {
    case .text(let text):
      text.count > KeyCaption.longestText ? "…" + text.suffix(KeyCaption.longestText) : text
    case .keys(let caps, let count):
      caps.map { "[\($0)]" }.joined(separator: " ") + (count > 1 ? " ×\(count)" : "")
    }
  }
}

extension SceneKey {
  /// Whether it writes a character, with or without Shift.
  nonisolated fileprivate var isCharacter: Bool {
    guard let scalar = text.unicodeScalars.first else { return false }
    return scalar.value >= 0x20 && scalar.value != 0x7F
  }
}
