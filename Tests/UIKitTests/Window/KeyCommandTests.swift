import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// Keyboard shortcuts, and actions that are sent up the responder chain.
struct `Key commands` {
  private final class Editor: UIView {
    var heard: [String] = []
    var mayCut = true
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(input: "x", modifierFlags: .control, action: Self.cut),
        UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: Self.up),
        UIKeyCommand(input: "q", modifierFlags: .control, action: Page.leave),
      ]
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Self.cut ? mayCut : super.canPerformAction(action, withSender: sender)
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard += presses.map { "press \($0.key?.characters ?? "")" }
    }
    static let cut = Selector("cut", Editor.cut)
    static let up = Selector("up", Editor.up)
    func cut(_ sender: Any) { heard.append("cut by \((sender as? UIKeyCommand)?.input ?? "?")") }
    func up() { heard.append("up") }
  }

  private final class Page: UIViewController {
    var left = 0
    static let leave = Selector("leave", Page.leave)
    func leave() { left += 1 }
  }

  private func makeEditor() -> (ShownWindow, Editor, Page) {
    let page = Page()
    let shown = ShownWindow(root: page)
    let editor = Editor(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    page.view.addSubview(editor)
    _ = editor.becomeFirstResponder()
    return (shown, editor, page)
  }

  private func key(_ keysym: UInt32, _ modifiers: KeyModifiers = []) -> InputEvent {
    .keyPressed(KeyState(keysym: keysym, text: "", modifiers: modifiers, time: 0), isRepeat: false)
  }

  @Test func `a command handles its key, with exactly its modifiers`() {
    let (shown, editor, page) = makeEditor()
    shown.send(key(0x78, .control))
    shown.send(key(0x78, [.control, .capsLock]))
    shown.send(key(0xFF52))
    shown.send(key(0x71, .control))
    #expect(editor.heard == ["cut by x", "cut by x", "up"] && page.left == 1)
    shown.send(key(0x78, [.control, .shift]))
    shown.send(.keyReleased(KeyState(keysym: 0x78, time: 0)))
    #expect(editor.heard.last == "press ")
  }

  @Test func `a command whose action no responder handles leaves the key a press`() {
    let (shown, editor, _) = makeEditor()
    editor.mayCut = false
    shown.send(key(0x78, .control))
    #expect(editor.heard == ["press "])
  }

  @Test func `commands of responders further up count`() {
    let (shown, editor, _) = makeEditor()
    let inner = Editor(frame: .zero)
    inner.mayCut = false
    editor.addSubview(inner)
    _ = inner.becomeFirstResponder()
    shown.send(key(0x78, .control))
    #expect(editor.heard == ["cut by x"] && inner.heard.isEmpty)
  }

  @Test func `an action without a target goes up the chain to one that can handle it`() {
    let (_, editor, page) = makeEditor()
    let application = UIApplication.shared
    #expect(application.sendAction(Editor.cut, to: nil, from: page, for: nil))
    #expect(editor.heard == ["cut by ?"])
    editor.mayCut = false
    #expect(!application.sendAction(Editor.cut, to: nil, from: page, for: nil))
    #expect(application.sendAction(Page.leave, to: nil, from: editor, for: nil) && page.left == 1)
    #expect(editor.target(forAction: Page.leave, withSender: nil) as AnyObject === page)
    #expect(editor.target(forAction: Editor.cut, withSender: nil) == nil)
    #expect(editor.canPerformAction(Editor.up, withSender: nil))
    #expect(!page.canPerformAction(Editor.up, withSender: nil))
  }

  @Test func `an action with a target goes there alone`() {
    let (_, editor, page) = makeEditor()
    let application = UIApplication.shared
    #expect(application.sendAction(Editor.up, to: editor, from: nil, for: nil))
    #expect(!application.sendAction(Editor.up, to: page, from: nil, for: nil))
    #expect(editor.heard == ["up"])
  }
}
