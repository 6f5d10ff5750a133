import CX11
import DisplaySupport
import Testing
import UIKit
import WindowSystem
import X11Window

extension OnADisplay {
  /// A keyboard whose keys come to mean something else, as they are pressed by their numbers.
  @Suite struct `Layouts` {
    nonisolated private static let (y, a, capsLock, free): (UInt32, UInt32, UInt32, UInt32) =
      (29, 38, 66, 247)

    private func downs(_ shown: ShownWindow) -> [KeyState] {
      shown.log.events.compactMap { if case .keyPressed(let key, false) = $0 { key } else { nil } }
    }

    private func ups(_ shown: ShownWindow) -> [UInt32] {
      shown.log.events.compactMap { if case .keyReleased(let key) = $0 { key.keysym } else { nil } }
    }

    private func press(_ keys: FakePointer, _ codes: UInt32...) {
      for code in codes { keys.key(code, true) }
      for code in codes.reversed() { keys.key(code, false) }
    }

    @Test func `that change while the window is there are followed`() async throws {
      let shown = try await ShownWindow()
      let keys = try FakePointer(displayName: shown.display.name)
      try shown.display.move(x: 10, y: 10)
      try shown.display.setLayout("us")
      press(keys, Self.y)
      #expect(try await waitUntil { ups(shown).count == 1 })
      try shown.display.setLayout("de")
      press(keys, Self.y)
      #expect(try await waitUntil { ups(shown).count == 2 })
      try shown.display.setLayout("fr")
      press(keys, Self.a)
      #expect(try await waitUntil { ups(shown).count == 3 })
      #expect(downs(shown).map(\.text) == ["y", "z", "q"])
      #expect(downs(shown).map(\.keysym) == [0x79, 0x7A, 0x71])
    }

    /// Whoever held a key lets that key go, whatever it means by then.
    @Test func `that change while a key is held leave none down`() async throws {
      let shown = try await ShownWindow()
      let keys = try FakePointer(displayName: shown.display.name)
      try shown.display.move(x: 10, y: 10)
      try shown.display.setLayout("us")
      keys.key(Self.y, true)
      #expect(try await waitUntil { downs(shown).count == 1 })
      try shown.display.setLayout("de")
      keys.key(Self.y, false)
      #expect(try await waitUntil { !ups(shown).isEmpty })
      #expect(ups(shown) == [0x79] && downs(shown).map(\.keysym) == [0x79])
    }

    @Test func `may have modifiers elsewhere`() async throws {
      let shown = try await ShownWindow()
      let keys = try FakePointer(displayName: shown.display.name)
      try shown.display.move(x: 10, y: 10)
      try shown.display.setLayout("us", option: "ctrl:nocaps")
      press(keys, Self.capsLock, Self.a)
      #expect(try await waitUntil { ups(shown).count == 2 })
      #expect(downs(shown).last?.modifiers == .control && downs(shown).last?.keysym == 0x61)
    }

    /// `XChangeKeyboardMapping`, as `xmodmap` does it: one key is another one.
    @Test func `may be changed key by key, and have keys without a symbol`() async throws {
      let shown = try await ShownWindow()
      let keys = try FakePointer(displayName: shown.display.name)
      let other = try OtherClient(display: shown.display)
      try shown.display.move(x: 10, y: 10)
      press(keys, Self.y)
      #expect(try await waitUntil { ups(shown).count == 1 })
      other.map(Self.y, to: 0xFFC2)
      press(keys, Self.y)
      #expect(try await waitUntil { ups(shown).count == 2 })
      #expect(downs(shown).map(\.keysym) == [0x79, 0xFFC2] && ups(shown) == [0x79, 0xFFC2])
      // A key without a symbol goes down and comes up as that, and makes nothing.
      other.map(Self.free, to: 0)
      press(keys, Self.free)
      press(keys, Self.a)
      #expect(try await waitUntil { ups(shown).last == 0x61 })
      let unknown = downs(shown).filter { $0.keysym == 0 }
      #expect(unknown.allSatisfy { $0.text.isEmpty })
      #expect(unknown.count == ups(shown).count { $0 == 0 })
    }

    /// UIKit has no name for it, and no character is reported.
    @Test func `with an unknown symbol harm nothing`() async throws {
      let shown = try GestureWindow()
      let view = TouchLog(frame: shown.view.bounds)
      shown.view.addSubview(view)
      view.becomeFirstResponder()
      let other = try OtherClient(display: shown.display)
      let keys = try FakePointer(displayName: shown.display.name)
      try shown.display.move(x: 10, y: 10)
      try shown.display.focus(window: shown.window.id)
      for symbol in [0x1008_FFFF, 0x1FFF_FFFF, 0x0110_FFFF, 0xFFFF_FE] as [UInt] {
        other.map(Self.free, to: symbol)
        keys.key(Self.free, true)
        keys.key(Self.free, false)
      }
      try shown.display.key("a")
      #expect(try await waitUntil { view.heard.last == "up" && view.heard.count >= 2 })
      #expect(view.heard.count { $0 == "down" } == view.heard.count { $0 == "up" })
    }
  }
}

extension OtherClient {
  /// Assigns a key another symbol, or with 0 none.
  fileprivate func map(_ code: UInt32, to symbol: UInt) {
    var symbols = [symbol, symbol]
    XChangeKeyboardMapping(display, Int32(code), 2, &symbols, 1)
    XSync(display, 0)
  }
}
