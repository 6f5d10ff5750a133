import TapeLanguage
import SceneProtocol

/// Which keys are told the viewer: the text that is being typed, or the keys of a shortcut.
nonisolated struct KeyCaption: Equatable, Sendable {
  /// One thing of the row.
  enum Item: Equatable, Sendable {
    /// The end of what has been typed.
    case text(String)
    /// Keys pressed together, so many times.
    case keys([KeyCap], count: Int)
  }

  /// How long it stays after the last press, in seconds.
  static let stayTime = 1.2
  /// How long it takes to come and to go, in seconds.
  static let (comeTime, goTime) = (0.1, 0.25)
  /// The most characters of typed text.
  static let longestText = 24

  let style: TapeKeyStyle
  /// From the left.
  private(set) var items: [Item] = []
  private var begin = 0.0
  private var last = 0.0
  /// Whether characters were hidden in the last frame.
  private var isHidden = false
  /// The same, for whoever says nothing new of it.
  var hidesCharacters: Bool { isHidden }
  /// Whether characters that are typed next do not belong to those before.
  private var isTextOver = false

  init(style: TapeKeyStyle) { self.style = style }

  /// Takes what was pressed before a frame.
  ///
  /// - Parameters:
  ///   - inputs: What the hand has done.
  ///   - time: The frame's time, in seconds.
  ///   - hides: Whether nobody may read what is typed.
  mutating func advance(_ inputs: [TapeInput], to time: Double, hides: Bool) {
    guard style != .off else { return }
    if hides != isHidden { (isHidden, isTextOver) = (hides, true) }
    for input in inputs {
      switch input.kind {
      case .key(let key): press(key, at: input.time, hides: hides)
      case .text(let text): type(text, at: input.time, hides: hides)
      // What is typed after a click is for something else.
      case .press: isTextOver = true
      case .move, .release, .wheel: continue
      }
    }
    if opacity(at: time) <= 0, time > last { items = [] }
  }

  private mutating func press(_ key: SceneKey, at time: Double, hides: Bool) {
    if key.isCharacter, key.modifiers.isEmpty || hides {
      // A space by itself would be nothing to be seen.
      guard key.text == " ", !hides, text(at: time) == nil else {
        return type(key.text, at: time, hides: hides)
      }
    }
    let caps = KeyCap.caps(key, isMac: style == .mac)
    if isGoing(at: time), case .keys(caps, let count)? = items.last {
      items[items.count - 1] = .keys(caps, count: count + 1)
      last = time
    } else if key.modifiers.isEmpty, text(at: time) != nil {
      // Return or Tab ends what was typed.
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
    // One more than is shown tells that there are more.
    items = [.text(String(all.suffix(Self.longestText + 1)))]
    last = time
  }

  private mutating func start(_ item: Item, at time: Double) {
    if !isGoing(at: time) { begin = time }
    (items, last, isTextOver) = ([item], time, false)
  }

  /// The text that a character typed now would be added to.
  private func text(at time: Double) -> String? {
    guard isGoing(at: time), !isTextOver, case .text(let text)? = items.last else {
      return nil
    }
    return text
  }

  /// Whether what is pressed now belongs to what was pressed before.
  private func isGoing(at time: Double) -> Bool { !items.isEmpty && time - last <= Self.stayTime }

  /// How much of it is seen, 0 … 1.
  func opacity(at time: Double) -> Double {
    guard !items.isEmpty else { return 0 }
    let come = Ease.smooth((time - begin) / Self.comeTime)
    return come * (1 - Ease.smooth((time - last - Self.stayTime) / Self.goTime))
  }
}

nonisolated extension KeyCaption: CustomStringConvertible {
  /// As it is read: `hello ↩`, `[Ctrl] [A] ×3`.
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
