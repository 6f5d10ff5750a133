import DisplaySupport
import Testing
import UIKit
import WindowSystem
import X11Window

extension OnADisplay {
  /// The keyboard, typed on for real.
  @Suite struct `Keyboard` {
    /// A key, its symbol, its text, and the modifier that its press tells.
    nonisolated static let keys: [(name: String, keysym: UInt32, text: String, modifier: Held?)] = [
      ("a", 0x61, "a", nil), ("shift+a", 0x61, "A", .shift), ("1", 0x31, "1", nil),
      ("shift+1", 0x31, "!", .shift), ("Return", 0xFF0D, "", nil), ("Escape", 0xFF1B, "", nil),
      ("Tab", 0xFF09, "", nil), ("space", 0x20, " ", nil), ("Left", 0xFF51, "", nil),
      ("F5", 0xFFC2, "", nil), ("ctrl+a", 0x61, "", .control), ("alt+x", 0x78, "x", .alt),
      ("super+q", 0x71, "q", .command),
    ]

    nonisolated enum Held: Sendable { case shift, control, alt, command }

    @Test(arguments: keys)
    func `a key tells its symbol, text and modifiers, down and up`(
      name: String,
      keysym: UInt32,
      text: String,
      modifier: Held?
    ) async throws {
      let modifiers: KeyModifiers =
        switch modifier {
        case nil: []
        case .shift: .shift
        case .control: .control
        case .alt: .alt
        case .command: .command
        }
      let shown = try await ShownWindow()
      try shown.display.move(x: 10, y: 10)
      try shown.display.key(name)
      let pressed = try await shown.event { event -> KeyState? in
        if case .keyPressed(let key, false) = event, key.keysym == keysym { key } else { nil }
      }
      #expect(pressed.text == text)
      #expect(pressed.modifiers == modifiers)
      _ = try await shown.event { event -> Bool? in
        if case .keyReleased(let key) = event, key.keysym == keysym { true } else { nil }
      }
    }

    @Test func `a held key repeats, and comes up once`() async throws {
      let shown = try await ShownWindow()
      try shown.display.move(x: 10, y: 10)
      try shown.display.repeatHeldKeys()
      try shown.display.keyDown("b")
      #expect(try await waitUntil { presses(shown).count >= 4 })
      try shown.display.keyUp("b")
      #expect(try await waitUntil { presses(shown).last == "up" })
      #expect(presses(shown).first == "down")
      #expect(Set(presses(shown).dropFirst().dropLast()) == ["repeat"])
    }

    /// Where text is typed; elsewhere keys are keys.
    @Test func `dead keys and Compose make one text`() async throws {
      let shown = try await ShownWindow()
      try shown.display.move(x: 10, y: 10)
      try shown.display.setLayout("us", variant: "intl", option: "compose:menu")
      let keys = ["dead_acute", "e", "Multi_key", "o", "e"]
      let texts: () -> [String] = {
        shown.log.events.compactMap {
          if case .keyPressed(let key, _) = $0, !key.text.isEmpty { key.text } else { nil }
        }
      }
      for key in keys { try shown.display.key(key) }
      #expect(try await waitUntil { texts().count >= 3 })
      #expect(texts() == ["e", "o", "e"])
      shown.log.events = []
      shown.window.setTextCaret(CGRect(x: 20, y: 20, width: 2, height: 12))
      for key in keys { try shown.display.key(key) }
      #expect(try await waitUntil { texts().count >= 2 })
      #expect(texts() == ["é", "œ"])
      // Each press of theirs has its release, under the same symbol.
      #expect(try await waitUntil { presses(shown).filter { $0 == "up" }.count >= 2 })
      #expect(pairs(shown).allSatisfy { $0.pressed == $0.released })
    }

    @Test func `the keyboard's coming and going is reported once each`() async throws {
      let shown = try await ShownWindow()
      let other = try OtherClient(display: shown.display)
      let focus: () -> [Bool] = {
        shown.log.events.compactMap { if case .focusChanged(let has) = $0 { has } else { nil } }
      }
      try shown.display.focus(window: shown.window.id)
      #expect(try await waitUntil { focus() == [true] })
      let cover = other.cover(x: 400, y: 300, width: 50, height: 50, color: 0xFF)
      try shown.display.focus(window: cover)
      #expect(try await waitUntil { focus() == [true, false] })
      try shown.display.focus(window: shown.window.id)
      #expect(try await waitUntil { focus() == [true, false, true] })
    }

    private func presses(_ shown: ShownWindow) -> [String] {
      shown.log.events.compactMap {
        switch $0 {
        case .keyPressed(_, let isRepeat): isRepeat ? "repeat" : "down"
        case .keyReleased: "up"
        default: nil
        }
      }
    }

    private func pairs(_ shown: ShownWindow) -> [(pressed: UInt32, released: UInt32)] {
      var pressed: [UInt32] = []
      var released: [UInt32] = []
      for event in shown.log.events {
        if case .keyPressed(let key, _) = event { pressed.append(key.keysym) }
        if case .keyReleased(let key) = event { released.append(key.keysym) }
      }
      return zip(pressed, released).map { ($0, $1) }
    }
  }
}
