import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// What keys do in a text field: X11's conventions.
struct `Keys in a text field` {
  private typealias Room = FieldRoom

  nonisolated struct Stroke: Sendable {
    let keysym: UInt32
    var modifiers: KeyModifiers = []
  }

  nonisolated static let strokes: [(String, [Stroke], String)] = [
    ("ab", [Stroke(keysym: 0xFF51)], "a|b"),
    ("ab", [Stroke(keysym: 0xFF50)], "|ab"),
    ("ab", [Stroke(keysym: 0xFF50), Stroke(keysym: 0xFF51)], "|ab"),
    ("ab", [Stroke(keysym: 0xFF50), Stroke(keysym: 0xFF53)], "a|b"),
    ("ab", [Stroke(keysym: 0xFF51, modifiers: .shift)], "a[b]"),
    ("ab", [Stroke(keysym: 0xFF50, modifiers: .shift)], "[ab]"),
    ("ab", [Stroke(keysym: 0xFF50, modifiers: .shift), Stroke(keysym: 0xFF53)], "ab|"),
    ("ab", [Stroke(keysym: 0xFF50, modifiers: .shift), Stroke(keysym: 0xFF51)], "|ab"),
    ("one two", [Stroke(keysym: 0xFF51, modifiers: .control)], "one |two"),
    (
      "one, don't",
      [Stroke(keysym: 0xFF51, modifiers: [.control, .shift])], "one, [don't]"
    ),
    (
      "one two",
      [Stroke(keysym: 0xFF50), Stroke(keysym: 0xFF53, modifiers: .control)], "one| two"
    ),
    ("one two", [Stroke(keysym: 0xFF08, modifiers: .control)], "one |"),
    (
      "one two",
      [Stroke(keysym: 0xFF50), Stroke(keysym: 0xFFFF, modifiers: .control)], "| two"
    ),
    ("ab", [Stroke(keysym: 0xFF50), Stroke(keysym: 0xFFFF)], "|b"),
    ("ab", [Stroke(keysym: 0x61, modifiers: .control)], "[ab]"),
    ("ab", [Stroke(keysym: 0x61, modifiers: .control), Stroke(keysym: 0xFF08)], "|"),
    // Grapheme clusters: a family, a flag, an accent of its own, Chinese.
    ("x👨‍👩‍👧", [Stroke(keysym: 0xFF51)], "x|👨‍👩‍👧"),
    ("x🇩🇪", [Stroke(keysym: 0xFF08)], "x|"),
    ("e\u{301}", [Stroke(keysym: 0xFF51)], "|e\u{301}"),
    ("中文", [Stroke(keysym: 0xFF51)], "中|文"),
    // From right to left the arrows follow the eye.
    ("אב", [Stroke(keysym: 0xFF53)], "א|ב"),
    ("אב", [Stroke(keysym: 0xFF50), Stroke(keysym: 0xFF51)], "א|ב"),
  ]

  @Test(arguments: strokes)
  func `move and delete`(text: String, strokes: [Stroke], picture: String) {
    let room = Room(text)
    for stroke in strokes { room.key(stroke.keysym, stroke.modifiers) }
    #expect(room.picture == picture)
  }

  @Test func `put in what they make, several characters at once too`() {
    let room = Room("ab")
    room.key(Room.left, .shift)
    // Compose and input methods tell no key, or that of the last character.
    room.press(0, "日本語")
    #expect(room.picture == "a日本語|")
    room.press(0x65, "é")
    #expect(room.heard.contains("change 4 0 'é'") && room.text == "a日本語é")
    // An unknown symbol, with and without text.
    room.press(0xFFFF_FFF0, "")
    room.press(0xFFFF_FFF1, "!")
    #expect(room.text == "a日本語é!")
  }

  @Test func `repeat while they are held`() {
    let room = Room()
    let key = KeyState(keysym: 0x61, text: "a", time: 1)
    room.shown.send(.keyPressed(key, isRepeat: false))
    room.shown.send(.keyPressed(key, isRepeat: true))
    room.shown.send(.keyPressed(key, isRepeat: true))
    #expect(room.text == "aaa")
    // The window loses the keyboard: the key is forgotten, and the text is as it was.
    room.shown.send(.focusChanged(false))
    room.shown.send(.keyPressed(key, isRepeat: true))
    #expect(room.text == "aaa" && room.field.isEditing)
    room.shown.send(.focusChanged(true))
    room.type("b")
    #expect(room.text == "aaab")
  }

  private final class Page: UIViewController {
    var heard: [String] = []
    static let act = Selector("act", Page.act)
    var isUrgent = false
    override var keyCommands: [UIKeyCommand]? {
      ["a", "n", "z"].map {
        let flags: UIKeyModifierFlags = $0 == "a" ? [] : .control
        let command = UIKeyCommand(input: $0, modifierFlags: flags, action: Self.act)
        command.wantsPriorityOverSystemBehavior = isUrgent
        return command
      }
    }
    func act(_ sender: UIKeyCommand) { heard.append("command \(sender.input ?? "")") }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard += presses.map { "press \($0.key?.keyCode.rawValue ?? 0)" }
    }
  }

  @Test func `go on to others only where the field has no use for them`() {
    let page = Page()
    let shown = ShownWindow(root: page)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    page.view.addSubview(field)
    field.becomeFirstResponder()
    func key(_ keysym: UInt32, _ text: String = "", _ modifiers: KeyModifiers = []) {
      let state = KeyState(keysym: keysym, text: text, modifiers: modifiers, time: 0)
      shown.send(.keyPressed(state, isRepeat: false))
      shown.send(.keyReleased(state))
    }
    // A letter is typed, Ctrl+Z undoes, both before any command.
    key(0x61, "a")
    key(0x7A, "", .control)
    #expect(field.text == "" && page.heard == [])
    // Up, Ctrl+N and Alt+A are nothing to it.
    key(0xFF52)
    key(0x6E, "", .control)
    key(0x61, "a", .alt)
    #expect(page.heard == ["press 82", "command n", "press 4"])
    page.isUrgent = true
    key(0x61, "a")
    #expect(field.text == "" && page.heard.last == "command a")
    field.resignFirstResponder()
  }

  @Test func `undo and do again, what was typed in a row at once`() {
    let room = Room("x")
    room.type("ab")
    room.key(Room.backspace)
    room.key(Room.home)
    room.type("c")
    #expect(room.text == "cxa")
    let undo = { room.key(Room.letter("z"), .control) }
    undo()
    #expect(room.picture == "|xa")
    undo()
    #expect(room.picture == "xab|")
    undo()
    undo()
    #expect(room.picture == "x|")
    room.key(Room.letter("z"), [.control, .shift])
    room.key(Room.letter("y"), .control)
    #expect(room.picture == "|xa")
    // What is typed now takes the place of what was undone.
    room.type("!")
    room.key(Room.letter("y"), .control)
    #expect(room.picture == "!|xa")
    // The delegate is asked for the least that changes.
    room.heard = []
    undo()
    #expect(room.heard.first?.hasPrefix("change") == true)
  }

  @Test func `copy, cut and paste`() {
    let room = Room("one two")
    room.key(Room.left, [.control, .shift])
    room.key(Room.letter("c"), .control)
    #expect(UIPasteboard.general.string == "two" && room.text == "one two")
    room.key(Room.letter("x"), .control)
    #expect(room.picture == "one |")
    room.key(Room.home)
    room.key(Room.letter("v"), .control)
    #expect(room.picture == "two|one ")
    room.key(Room.insert, .shift)
    room.key(Room.letter("a"), .control)
    room.key(Room.insert, .control)
    #expect(UIPasteboard.general.string == "twotwoone ")
    room.key(Room.delete, .shift)
    #expect(room.text == "")
    UIPasteboard.general.string = "a\nb\r\nc"
    room.key(Room.letter("v"), .control)
    #expect(room.text == "a b c" && room.heard.contains("change 0 0 'a b c'"))
  }

  @Test func `know which actions can be done`() {
    let room = Room("ab")
    let field = room.field
    func can(
      _ name: String,
      _ method: @escaping @MainActor @Sendable (UITextField) -> (Any?) -> Void
    ) -> Bool {
      field.canPerformAction(Selector(name, method), withSender: nil)
    }
    #expect(!can("copy(_:)", UITextField.copy) && !can("paste", UITextField.paste))
    #expect(can("selectAll", UITextField.selectAll))
    room.key(Room.letter("a"), .control)
    #expect(can("copy", UITextField.copy) && can("cut", UITextField.cut))
    UIPasteboard.general.string = "x"
    #expect(can("paste", UITextField.paste))
    field.isSecureTextEntry = true
    #expect(!can("copy", UITextField.copy) && !can("cut", UITextField.cut))
  }

  @Test func `leave with Escape, and go on with Tab`() {
    let room = Room("ab")
    let second = room.shown.add(UITextField(frame: CGRect(x: 20, y: 80, width: 100, height: 30)))
    second.text = "cd"
    let hidden = room.shown.add(UITextField(frame: CGRect(x: 20, y: 120, width: 100, height: 30)))
    hidden.isHidden = true
    let button = room.shown.add(UIButton(type: .system))
    button.frame = CGRect(x: 20, y: 150, width: 80, height: 30)
    room.key(Room.tab)
    #expect(second.isFirstResponder)
    // All of it is selected: what is typed takes its place.
    room.type("x")
    #expect(second.text == "x")
    room.key(Room.tab)
    #expect(button.isFirstResponder)
    room.key(Room.tab)
    #expect(room.field.isFirstResponder)
    room.key(0xFE20, .shift)
    #expect(button.isFirstResponder)
    room.field.becomeFirstResponder()
    room.key(Room.escape)
    #expect(!room.field.isFirstResponder && room.shown.window.keyResponder === room.shown.window)
  }

  @Test func `show nothing of what is secret`() {
    let room = Room()
    room.field.isSecureTextEntry = true
    room.type("pass word")
    #expect(room.text == "pass word" && room.shown.window.hidesTyping)
    UIPasteboard.general.string = "other"
    room.key(Room.letter("a"), .control)
    room.key(Room.letter("c"), .control)
    room.key(Room.letter("x"), .control)
    #expect(UIPasteboard.general.string == "other" && room.text == "pass word")
    // Neither where words end nor what was there before.
    room.key(Room.end)
    room.key(Room.left, .control)
    #expect(room.picture == "|pass word")
    room.key(Room.letter("z"), .control)
    #expect(room.text == "pass word")
    // Bullets are all as wide as each other.
    let widths = (0...3).map { room.point(at: $0).x }
    #expect(widths[1] - widths[0] == widths[2] - widths[1])
    room.field.resignFirstResponder()
    #expect(!room.shown.window.hidesTyping)
  }

  @Test func `take no more than can be laid out, and say so`() {
    let room = Room("ab")
    let heard = Heard()
    let handler = EngineReport.handler
    EngineReport.handler = { heard.calls.append($0) }
    UIPasteboard.general.string = String(repeating: "x", count: 200_000)
    room.key(Room.letter("v"), .control)
    EngineReport.handler = handler
    #expect(room.text.utf8.count == 100_000)
    #expect(heard.calls.count == 1 && heard.calls.first?.contains("100000 bytes") == true)
  }
}
