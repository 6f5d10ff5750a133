import QuartzCore
import Testing
import UIKit
import WindowSystem

/// A scene's own view that takes characters one by one.
@Suite struct `Views that take text` {
  private final class PinView: UIView, UIKeyInput {
    var digits = ""
    var isSecureTextEntry = false
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !digits.isEmpty }
    func insertText(_ text: String) { digits += text }
    func deleteBackward() { digits = String(digits.dropLast()) }
  }

  private func press(
    _ keysym: UInt32,
    _ text: String = "",
    _ modifiers: KeyModifiers = [],
    in shown: ShownWindow
  ) {
    let key = KeyState(keysym: keysym, text: text, modifiers: modifiers, time: 0)
    shown.send(.keyPressed(key, isRepeat: false))
    shown.send(.keyReleased(key))
  }

  @Test func `are typed into while they are the first responder`() {
    let shown = ShownWindow()
    let pin = shown.add(PinView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    press(0x31, "1", in: shown)
    #expect(pin.digits.isEmpty)
    var told: [Bool] = []
    shown.window.onTakesText = { told.append($0) }
    pin.becomeFirstResponder()
    for (keysym, text) in [(0x31, "1"), (0x32, "2"), (0xE9, "é"), (0xFF0D, "\r")] {
      press(UInt32(keysym), text, in: shown)
    }
    #expect(pin.digits == "12é\n")
    press(0xFF08, "\u{8}", in: shown)
    press(0xFF1B, "\u{1B}", in: shown)
    press(0x63, "c", .control, in: shown)
    #expect(pin.digits == "12é")
    #expect(!shown.window.hidesTyping)
    pin.isSecureTextEntry = true
    #expect(shown.window.hidesTyping)
    pin.resignFirstResponder()
    press(0x33, "3", in: shown)
    #expect(pin.digits == "12é")
    #expect(told == [true, false])
  }

  @Test func `a key that repeats types again`() {
    let shown = ShownWindow()
    let pin = shown.add(PinView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    pin.becomeFirstResponder()
    let key = KeyState(keysym: 0x37, text: "7", time: 0)
    shown.send(.keyPressed(key, isRepeat: false))
    for _ in 0..<2 { shown.send(.keyPressed(key, isRepeat: true)) }
    shown.send(.keyReleased(key))
    #expect(pin.digits == "777")
    pin.resignFirstResponder()
  }
}
