package import CoreGraphics

/// One input of the user, in the window's terms: points, y down, and seconds.
///
/// The real window and scripted input both make these; `UIApplication` turns them into touches,
/// presses and hover. The `time` is in seconds on the clock of `CACurrentMediaTime()`.
nonisolated package enum InputEvent: Equatable, Sendable, Codable {
  /// The pointer moved (or was dragged) to `location`.
  case pointerMoved(PointerState)
  /// A mouse button went down.
  case pointerPressed(PointerState, button: PointerButton)
  /// A mouse button came up.
  case pointerReleased(PointerState, button: PointerButton)
  /// The pointer came into the window.
  case pointerEntered(PointerState)
  /// The pointer left the window.
  case pointerLeft(PointerState)
  /// The window system has taken the pointer away: the release of held buttons will not be reported.
  case pointerCancelled(PointerState)
  /// The wheel turned: `delta` in points, positive y moving the content down.
  case scrolled(PointerState, delta: CGVector)
  /// A key went down, or repeats while it is held.
  case keyPressed(KeyState, isRepeat: Bool)
  /// A key came up.
  case keyReleased(KeyState)
  /// The window gained (`true`) or lost the keyboard.
  case focusChanged(Bool)
}

/// Where the pointer is, and the modifier keys held.
nonisolated package struct PointerState: Equatable, Sendable, Codable {
  /// Position in the window's content, in points, origin at the top left.
  package var location: CGPoint
  /// Modifier keys held.
  package var modifiers: KeyModifiers
  /// When it happened, in seconds on the clock of `CACurrentMediaTime()`.
  package var time: Double
  /// Earlier locations since the previous event, the earliest first: moves that were joined to this one.
  package var history: [PointerSample] = []

  package init(location: CGPoint, modifiers: KeyModifiers = [], time: Double) {
    self.location = location
    self.modifiers = modifiers
    self.time = time
  }
}

/// One key and the text it makes.
nonisolated package struct KeyState: Equatable, Sendable, Codable {
  /// The X keysym of the key, independent of modifiers where the layout allows (`XK_Return` is 0xFF0D).
  package var keysym: UInt32
  /// The text that the key makes with its modifiers, after dead keys and Compose; empty for none.
  package var text: String
  /// Modifier keys held.
  package var modifiers: KeyModifiers
  /// When it happened, in seconds on the clock of `CACurrentMediaTime()`.
  package var time: Double

  package init(keysym: UInt32, text: String = "", modifiers: KeyModifiers = [], time: Double) {
    self.keysym = keysym
    self.text = text
    self.modifiers = modifiers
    self.time = time
  }
}

extension InputEvent {
  /// When it happened, in seconds on the clock of `CACurrentMediaTime()`; `nil` where that is not known.
  nonisolated package var time: Double? {
    switch self {
    case .keyPressed(let key, _), .keyReleased(let key): key.time
    default: pointer?.time
    }
  }

  /// Where the pointer is; `nil` for an event that is not the pointer's.
  nonisolated package var pointer: PointerState? {
    switch self {
    case .pointerMoved(let pointer), .pointerPressed(let pointer, _),
      .pointerReleased(let pointer, _), .pointerEntered(let pointer), .pointerLeft(let pointer),
      .pointerCancelled(let pointer), .scrolled(let pointer, _):
      pointer
    case .keyPressed, .keyReleased, .focusChanged: nil
    }
  }
}

/// A button of the mouse, by its number in the X protocol.
nonisolated package struct PointerButton: RawRepresentable, Hashable, Sendable, Codable {
  package let rawValue: Int

  /// `nil` for a number that is not a button's: 4 … 7 are the wheel's.
  package init?(rawValue: Int) {
    guard (1...255).contains(rawValue), !(4...7).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  private init(_ number: Int) { rawValue = number }

  package static let left = PointerButton(1)
  package static let middle = PointerButton(2)
  package static let right = PointerButton(3)
  /// The thumb button that goes back in a browser.
  package static let back = PointerButton(8)
  /// The thumb button that goes forward in a browser.
  package static let forward = PointerButton(9)
}

/// Modifier keys; the bits are our own, the same for every window system.
nonisolated package struct KeyModifiers: OptionSet, Hashable, Sendable, Codable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let shift = KeyModifiers(rawValue: 1 << 0)
  package static let control = KeyModifiers(rawValue: 1 << 1)
  package static let alt = KeyModifiers(rawValue: 1 << 2)
  package static let command = KeyModifiers(rawValue: 1 << 3)
  package static let capsLock = KeyModifiers(rawValue: 1 << 4)
}
