import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// Keys: which responder receives them, and their values.
struct `Keys` {
  private final class Listening: UIViewController {
    var heard: [String] = []

    private func note(_ what: String, _ presses: Set<UIPress>) {
      for press in presses { heard.append("\(what) \(press.key?.characters ?? "?")") }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("began", presses)
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("changed", presses)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("ended", presses)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("cancelled", presses)
    }
  }

  private final class Focusable: UIView {
    var isTaking = true
    var isGiving = true
    var began = 0
    override var canBecomeFirstResponder: Bool { isTaking }
    override var canResignFirstResponder: Bool { isGiving }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      began += 1
      super.pressesBegan(presses, with: event)
    }
  }

  private let a = KeyState(keysym: 0x61, text: "a", time: 0)

  @Test func `without a first responder the root controller is asked`() {
    let controller = Listening()
    let shown = ShownWindow(root: controller)
    shown.send(.keyPressed(a, isRepeat: false))
    shown.send(.keyPressed(a, isRepeat: true))
    shown.send(.keyReleased(a))
    #expect(controller.heard == ["began a", "changed a", "ended a"])
  }

  @Test func `losing the focus cancels held keys`() {
    let controller = Listening()
    let shown = ShownWindow(root: controller)
    shown.send(.keyPressed(a, isRepeat: false))
    shown.send(.focusChanged(false))
    shown.send(.keyReleased(a))
    #expect(controller.heard == ["began a", "cancelled a"])
  }

  @Test func `a repeat or release without a press is nothing`() {
    let controller = Listening()
    let shown = ShownWindow(root: controller)
    shown.send(.keyPressed(a, isRepeat: true))
    shown.send(.keyReleased(a))
    #expect(controller.heard.isEmpty)
  }

  /// V12: first responder first, then up.
  @Test func `the first responder is asked first, then those after it`() {
    let controller = Listening()
    let shown = ShownWindow(root: controller)
    let view = Focusable()
    controller.view.addSubview(view)
    #expect(view.becomeFirstResponder() && view.isFirstResponder)
    shown.send(.keyPressed(a, isRepeat: false))
    #expect(view.began == 1 && controller.heard == ["began a"])
    #expect(view.resignFirstResponder() && !view.isFirstResponder)
  }

  @Test func `who may not, does not become first responder`() {
    let shown = ShownWindow()
    let (a, b) = (shown.add(Focusable()), shown.add(Focusable()))
    let plain = shown.add()
    #expect(!plain.becomeFirstResponder())
    #expect(!Focusable().becomeFirstResponder())
    #expect(a.becomeFirstResponder())
    a.isGiving = false
    #expect(!b.becomeFirstResponder() && a.isFirstResponder)
    a.isGiving = true
    #expect(b.becomeFirstResponder() && !a.isFirstResponder)
  }

  @Test func `a first responder that leaves the window is none any more`() {
    let controller = Listening()
    let shown = ShownWindow(root: controller)
    let (outer, view) = (shown.add(), Focusable())
    outer.addSubview(view)
    _ = view.becomeFirstResponder()
    outer.removeFromSuperview()
    #expect(!view.isFirstResponder)
    shown.send(.keyPressed(a, isRepeat: false))
    #expect(view.began == 0 && controller.heard == ["began a"])
  }

  /// X's `keysymdef.h` against the USB HID usage tables, "Keyboard/Keypad Page".
  @Test(
    arguments: [
      (0xFF0D, .keyboardReturnOrEnter, 40), (0xFF1B, .keyboardEscape, 41),
      (0x20, .keyboardSpacebar, 44),
      (0xFF51, .keyboardLeftArrow, 80), (0xFF52, .keyboardUpArrow, 82),
      (0xFF53, .keyboardRightArrow, 79), (0xFF54, .keyboardDownArrow, 81),
      (0xFF09, .keyboardTab, 43),
      (0xFE20, .keyboardTab, 43), (0xFF08, .keyboardDeleteOrBackspace, 42),
      (0xFFFF, .keyboardDeleteForward, 76), (0x61, .keyboardA, 4), (0x5A, .keyboardZ, 29),
      (0x31, .keyboard1, 30), (0x39, .keyboard9, 38), (0x30, .keyboard0, 39),
      (0xFFBE, .keyboardF1, 58), (0xFFC9, .keyboardF12, 69), (0xFFB0, .keypad0, 98),
      (0xFFB1, .keypad1, 89), (0xFFB9, .keypad9, 97), (0xFF8D, .keypadEnter, 88),
      (0xFFE1, .keyboardLeftShift, 225), (0x01000416, .keyboardErrorUndefined, 3),
    ] as [(UInt32, UIKeyboardHIDUsage, Int)]
  )
  func `keys have the numbers of USB`(
    _ keysym: UInt32,
    _ usage: UIKeyboardHIDUsage,
    _ number: Int
  ) {
    #expect(UIKey(KeyState(keysym: keysym, time: 0)).keyCode == usage)
    #expect(usage.rawValue == number)
  }

  @Test func `a key has its text with and without modifiers`() {
    let key = UIKey(KeyState(keysym: 0x61, text: "A", modifiers: [.shift, .alt], time: 0))
    #expect(key.characters == "A" && key.charactersIgnoringModifiers == "a")
    #expect(key.modifierFlags == [.shift, .alternate])
    let cyrillic = UIKey(KeyState(keysym: 0x0100_0436, text: "ж", time: 0))
    #expect(cyrillic.charactersIgnoringModifiers == "ж")
    #expect(UIKey(KeyState(keysym: 0xFFBE, time: 0)).charactersIgnoringModifiers.isEmpty)
  }

  /// The bits of `UIKeyModifierFlags` in Apple's headers.
  @Test(
    arguments: [
      (.capsLock, 16), (.shift, 17), (.control, 18), (.alt, 19), (.command, 20),
    ] as [(KeyModifiers, Int)]
  )
  func `modifiers have Apple's bits`(_ modifier: KeyModifiers, _ bit: Int) {
    #expect(UIKeyModifierFlags(modifier).rawValue == 1 << bit)
  }
}
