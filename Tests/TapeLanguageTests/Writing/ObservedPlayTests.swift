import SceneProtocol
import Testing

@testable import TapeLanguage

/// The user's input, as a tape's input.
struct `Observed input that is played` {
  private func kind(_ observed: ObservedInput.Kind) -> TapeInput.Kind? {
    TapeInput(ObservedInput(time: 2, observed))?.kind
  }

  private func key(
    _ keysym: UInt32,
    _ text: String = "",
    _ modifiers: [SceneKey.Modifier] = []
  ) -> TapeInput.Kind? {
    kind(.key(ObservedKey(keysym: keysym, text: text, modifiers: modifiers)))
  }

  @Test func `the pointer does the same`() {
    let point = TapePoint(x: 3, y: 4)
    #expect(kind(.move(point)) == .move(point))
    #expect(kind(.otherButton(8)) == nil)
    #expect(kind(.press(.right, at: point)) == .press(.right, at: point))
    #expect(kind(.release(.middle, at: point)) == .release(.middle, at: point))
    #expect(kind(.wheel(point, at: point)) == .wheel(point, at: point))
    #expect(TapeInput(ObservedInput(time: 2, .move(point)))?.time == 2)
  }

  @Test func `keys are what they write, or what they are called`() throws {
    #expect(key(0x61, "a") == .key(try #require(SceneKey(parsing: "a"))))
    #expect(key(0x61, "A", [.shift]) == .key(try #require(SceneKey(parsing: "A"))))
    #expect(key(0x20, " ") == .key(try #require(SceneKey(parsing: "Space"))))
    #expect(key(0xFF51, "", [.control]) == .key(try #require(SceneKey(parsing: "Ctrl+Left"))))
    #expect(key(0, "e\u{301}") == .text("e\u{301}"))
  }

  @Test func `what is only held, has no name, or is not done by a hand is nothing`() {
    #expect(key(0xFFE1) == nil)
    #expect(key(0x1008_FF13) == nil)
    #expect(kind(.focusLost) == nil)
  }
}
