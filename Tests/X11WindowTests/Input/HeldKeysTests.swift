import Testing
import X11Window

/// Which press belongs to which release, with an input method in between.
@Suite struct `Held keys` {
  @Test func `the first press is one, the next are repeats`() {
    var keys = HeldKeys()
    #expect(keys.press(38, keysym: 97) == .first)
    #expect(keys.press(38, keysym: 97) == .again)
    #expect(keys.release(38) == 97)
    #expect(keys.release(38) == nil)
  }

  @Test func `composed text belongs to the key that was kept last`() {
    var keys = HeldKeys()
    keys.filterPress(48)
    #expect(keys.release(48) == nil)
    keys.filterPress(26)
    #expect(keys.press(0, keysym: 0xE9) == .first)
    #expect(keys.release(26) == 0xE9)
  }

  @Test func `text that no key is down for is pressed and released at once`() {
    var keys = HeldKeys()
    #expect(keys.press(0, keysym: 0) == .withoutKey)
  }

  @Test func `a release that is kept is reported only for composed text`() {
    var keys = HeldKeys()
    keys.filterPress(26)
    _ = keys.press(0, keysym: 0xE9)
    #expect(keys.filterRelease(26) == 0xE9)
    _ = keys.press(38, keysym: 97)
    #expect(keys.filterRelease(38) == nil)
    #expect(keys.release(38) == 97)
  }

  @Test func `keys that came up unseen are forgotten, in the order of their keycodes`() {
    var keys = HeldKeys()
    #expect(keys.isEmpty)
    for (keycode, keysym) in [(40, 100), (38, 97), (39, 115)] as [(UInt32, UInt32)] {
      _ = keys.press(keycode, keysym: keysym)
    }
    #expect(keys.releaseLost(stillDown: [39, 50]) == [97, 100])
    #expect(!keys.isEmpty)
    #expect(keys.release(38) == nil && keys.release(39) == 115)
    #expect(keys.isEmpty)
  }
}
