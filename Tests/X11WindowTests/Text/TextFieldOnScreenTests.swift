import DisplaySupport
import QuartzCore
import Testing
import UIKit
import X11Window

extension OnADisplay {
  /// A text field in a real window, with a real keyboard and mouse.
  @Suite struct `Text fields on screen` {
    @Test func `take what is typed, and select with Shift`() async throws {
      let shown = try FieldWindow()
      try shown.display.type("Hello, World 7")
      try await shown.expect("Hello, World 7")
      for _ in 0..<2 { try shown.display.key("shift+Left") }
      try await shown.expect(selected: " 7")
      try shown.display.key("ctrl+shift+Left")
      try await shown.expect(selected: "World 7")
      try shown.display.key("BackSpace")
      try await shown.expect("Hello, ")
      try shown.display.key("Home")
      try shown.display.key("Delete")
      try await shown.expect("ello, ")
      try shown.display.key("ctrl+z")
      try await shown.expect("Hello, ")
    }

    @Test func `show what is typed and a caret, and give the keys up with Escape`() async throws {
      let shown = try FieldWindow()
      // Bullets, whose middle is the line's.
      shown.field.isSecureTextEntry = true
      try shown.display.type("xx")
      try await shown.expect("xx")
      let drawn = try await waitUntil {
        let picture = try shown.display.screenshot()
        return (18..<30).contains { picture[$0, 28] & 0xFF < 0x80 }
      }
      #expect(drawn)
      let tint: UInt32 = 0x007AFF
      let place = try shown.place(at: 2)
      #expect(try await waitUntil { try shown.display.screenshot()[place.x, place.y] == tint })
      try shown.display.key("Escape")
      #expect(try await waitUntil { !shown.field.isEditing })
      #expect(try await waitUntil { try shown.display.screenshot()[place.x, place.y] != tint })
    }

    @Test func `take clicks: two for a word, three for all, and drags`() async throws {
      let shown = try FieldWindow()
      shown.field.text = "one two"
      let (start, end) = (try shown.place(at: 0), try shown.place(at: 5))
      try shown.click(at: 5)
      let range = { shown.field.selectedTextRange }
      let place = shown.field.position(from: shown.field.beginningOfDocument, offset: 5)
      #expect(try await waitUntil { range()?.start == place })
      try shown.click(at: 1, times: 2)
      try await shown.expect(selected: "one")
      try shown.click(at: 6, times: 3)
      try await shown.expect(selected: "one two")
      try shown.display.move(x: start.x, y: start.y)
      try shown.display.press()
      try await shown.expect(selected: "")
      try shown.display.move(x: end.x, y: 59)
      try shown.display.release()
      try await shown.expect(selected: "one t")
    }

    @Test func `take dead keys, another layout while one types, and keys that mean nothing`()
      async throws
    {
      let shown = try FieldWindow()
      try shown.display.setLayout("us", variant: "intl")
      try shown.display.key("dead_acute")
      try shown.display.key("e")
      try await shown.expect("é")
      // The key that has a Y on American keyboards and a Z on German ones.
      try shown.display.setLayout("us")
      try shown.display.keyDown("29")
      #expect(try await waitUntil { shown.text.hasPrefix("éy") })
      try shown.display.setLayout("de")
      try shown.display.keyUp("29")
      try shown.display.key("End")
      try shown.display.key("29")
      #expect(try await waitUntil { shown.text.hasSuffix("z") })
      #expect(Set(shown.text.dropFirst().dropLast()) == ["y"])
      let text = shown.text
      // Symbols without a key are put on a spare one, which changes the layout each time.
      for key in ["XF86AudioMute", "Hyper_L", "F20", "adiaeresis"] { try shown.display.key(key) }
      try await shown.expect(text + "ä")
    }

    @Test func `stay as they are when another window takes the keyboard in the middle of a key`()
      async throws
    {
      let shown = try FieldWindow()
      let other = try FieldWindow(on: shown.display, y: 120)
      try shown.use()
      try shown.display.repeatHeldKeys()
      try shown.display.keyDown("a")
      #expect(try await waitUntil { shown.text.count > 2 })
      try shown.display.focus(window: other.window.id)
      // (What repeats goes to the other one.)
      #expect(try await waitUntil { other.text.count > 2 })
      try shown.display.keyUp("a")
      let (text, isEditing) = (shown.text, shown.field.isEditing)
      #expect(isEditing && Set(text) == ["a"])
      try other.use()
      try shown.display.type("b")
      #expect(try await waitUntil { other.text.hasSuffix("b") })
      #expect(shown.text == text)
      try shown.use()
      try shown.display.type("c")
      try await shown.expect(text + "c")
    }

    @Test func `may be taken away by what a key leads to`() async throws {
      let shown = try FieldWindow()
      var changes = 0
      shown.field.addAction(
        UIAction { [unowned shown] _ in
          changes += 1
          shown.remove()
        },
        for: .editingChanged
      )
      try shown.display.type("abc")
      #expect(try await waitUntil { changes == 1 && shown.field.window == nil })
      #expect(shown.text == "a" && !shown.field.isEditing)
    }
  }
}
