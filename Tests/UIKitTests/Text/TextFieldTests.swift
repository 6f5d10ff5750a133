import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Text fields: what they have, who is asked, and who hears of what.
struct `Text fields` {
  @Test func `begin empty, with Apple's values`() {
    let field = UITextField()
    #expect(field.text == "" && field.attributedText?.string == "" && field.placeholder == nil)
    #expect(field.borderStyle == .none && field.clearButtonMode == .never)
    #expect(field.leftViewMode == .never && field.rightViewMode == .never)
    #expect(!field.isSecureTextEntry && !field.clearsOnBeginEditing && !field.isEditing)
    #expect(field.textAlignment == .natural && !field.adjustsFontSizeToFitWidth)
    #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label)
    #expect(field.keyboardType == .default && field.returnKeyType == .default)
    #expect(!field.hasText && field.canBecomeFirstResponder)
  }

  @Test(arguments: [
    ("a\nb", "a b"), ("a\r\nb\tc", "a b c"), ("a\u{0}\u{7}b", "ab"), ("\u{2028}x\u{85}", " x "),
  ])
  func `hold one line`(text: String, line: String) {
    let field = UITextField()
    field.text = text
    #expect(field.text == line)
    field.attributedText = NSAttributedString(string: text, attributes: [.kern: 2])
    #expect(field.attributedText?.string == line)
    field.text = nil
    #expect(field.text == "")
    field.insertText(text)
    #expect(field.text == line)
  }

  @Test func `tell of their beginning and end in order`() {
    let room = FieldRoom("ab", isFocused: false)
    #expect(room.field.becomeFirstResponder())
    #expect(room.field.isEditing && room.field.isFirstResponder)
    #expect(room.heard == ["should begin", "did begin", "event begin"])
    room.heard = []
    #expect(room.field.resignFirstResponder())
    #expect(room.heard == ["should end", "did end committed", "event end"])
    #expect(!room.field.isEditing && !room.field.isFirstResponder)
  }

  @Test func `may refuse to begin and to end`() {
    let room = FieldRoom(isFocused: false)
    room.refused = ["should begin"]
    #expect(!room.field.becomeFirstResponder() && room.heard == ["should begin"])
    room.refused = ["should end"]
    #expect(room.field.becomeFirstResponder())
    let other = room.shown.add(UITextField(frame: CGRect(x: 20, y: 80, width: 100, height: 30)))
    #expect(!other.becomeFirstResponder() && room.field.isEditing)
    #expect(!room.field.endEditing(false) && room.field.isFirstResponder)
    // Unless they are made to.
    #expect(room.shown.window.endEditing(true) && !room.field.isEditing)
    #expect(other.becomeFirstResponder())
  }

  /// The one that begins is asked first.
  @Test func `hand the keys on in UIKit's order`() {
    let room = FieldRoom()
    let other = room.shown.add(UITextField(frame: CGRect(x: 20, y: 80, width: 100, height: 30)))
    other.delegate = room
    #expect(other.becomeFirstResponder())
    #expect(
      room.heard == [
        "should begin", "should end", "did end committed", "event end", "did begin",
      ]
    )
  }

  @Test func `ask before the user's edits, in UTF-16 units, and notify after them`() {
    let room = FieldRoom("x😀")
    room.type("é")
    #expect(room.heard == ["change 3 0 'é'", "selection", "event changed"])
    room.heard = []
    room.key(FieldRoom.backspace)
    room.key(FieldRoom.backspace)
    #expect(room.text == "x")
    #expect(room.heard.filter { $0.hasPrefix("change") } == ["change 3 1 ''", "change 1 2 ''"])
    room.refused = ["change 1 0 '1'"]
    room.type("12")
    #expect(room.text == "x2")
  }

  @Test func `do not ask about the program's edits`() {
    let room = FieldRoom("ab")
    room.field.text = "cd"
    #expect(room.heard == [] && room.picture == "cd|")
    room.field.insertText("e")
    room.field.deleteBackward()
    room.field.deleteBackward()
    #expect(room.text == "c")
    #expect(!room.heard.contains { $0.hasPrefix("change") })
    #expect(room.heard.filter { $0 == "event changed" }.count == 3)
  }

  @Test func `let their delegate write another text in place of the one that is typed`() {
    let room = FieldRoom("ab")
    room.refused = ["change 2 0 'c'"]
    room.onCall = { [unowned room] in if $0.hasPrefix("change 2") { room.field.text = "AB" } }
    room.type("c")
    #expect(room.text == "AB")
  }

  @Test func `end with Return only with a handler of that event`() {
    let room = FieldRoom()
    room.key(FieldRoom.enter)
    #expect(room.heard == ["should return", "event primary"] && room.field.isEditing)
    (room.heard, room.refused) = ([], ["should return"])
    room.key(FieldRoom.enter)
    #expect(room.heard == ["should return"])
    room.hearExit()
    (room.heard, room.refused) = ([], [])
    room.key(FieldRoom.enter)
    #expect(
      room.heard == [
        "should return", "event exit", "event primary", "should end", "did end committed",
        "event end",
      ]
    )
  }

  @Test func `clear as they begin, unless that is refused`() {
    let room = FieldRoom("ab", isFocused: false)
    room.field.clearsOnBeginEditing = true
    room.refused = ["should clear"]
    room.field.becomeFirstResponder()
    #expect(room.text == "ab")
    room.field.resignFirstResponder()
    room.refused = []
    room.field.becomeFirstResponder()
    #expect(room.text == "")
  }

  @Test func `have a button that clears them`() {
    let room = FieldRoom("ab")
    room.field.clearButtonMode = .whileEditing
    CATransaction.flush()
    room.refused = ["should clear"]
    room.shown.click(165, 37)
    #expect(room.text == "ab" && room.heard == ["should clear"])
    (room.refused, room.heard) = ([], [])
    room.shown.click(165, 37)
    #expect(room.text == "" && room.field.isEditing)
    #expect(room.heard == ["should clear", "selection", "event changed"])
    // An empty one has none: a click there is one on the text.
    CATransaction.flush()
    room.heard = []
    room.shown.click(165, 37)
    #expect(room.heard == [])
  }

  @Test func `make room for the views beside their text`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)), UIView())
    right.frame.size = CGSize(width: 30, height: 50)
    (field.leftView, field.rightView) = (left, right)
    #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    (field.leftViewMode, field.rightViewMode) = (.always, .unlessEditing)
    #expect(
      field.leftViewRect(forBounds: field.bounds) == CGRect(x: 0, y: 15, width: 20, height: 10)
    )
    #expect(
      field.textRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 150, height: 40)
    )
    field.layoutIfNeeded()
    #expect(left.superview === field && right.superview === field)
    field.leftView = nil
    #expect(left.superview == nil)
  }

  @Test func `are as large as their text and what is around it`() {
    let room = FieldRoom("000", isFocused: false)
    // Three zeros of the bundled font are 39 points wide and 24 high.
    #expect(room.field.intrinsicContentSize == CGSize(width: 39 + 2 + 14, height: 24 + 14))
    room.field.borderStyle = .none
    #expect(room.field.sizeThatFits(.zero) == CGSize(width: 41, height: 24))
    (room.field.text, room.field.placeholder) = ("", "00")
    #expect(room.field.intrinsicContentSize == CGSize(width: 28, height: 24))
  }

  @Test func `keep attributes, and give them to what is typed`() {
    let room = FieldRoom()
    let text = NSMutableAttributedString(string: "ab", attributes: [.kern: 3])
    text.append(NSAttributedString(string: "cd", attributes: [.foregroundColor: UIColor.red]))
    room.field.attributedText = text
    room.type("e")
    let typed = room.field.attributedText
    #expect(typed?.string == "abcde")
    let color = typed?.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor
    #expect(color == .red)
    room.key(FieldRoom.home)
    room.type("f")
    #expect(room.text == "fabcde")
    let kern = room.field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int
    #expect(kern == 3)
  }

  @Test(arguments: ["change 2 0 'c'", "selection", "event changed", "did begin", "should begin"])
  func `may be taken away by whom they tell`(call: String) {
    let room = FieldRoom("ab", isFocused: false)
    room.onCall = { [unowned room] in if $0 == call { room.field.removeFromSuperview() } }
    room.field.becomeFirstResponder()
    room.type("c")
    room.type("d")
    #expect(room.field.window == nil && !room.field.isEditing)
    #expect(room.shown.window.endEditing(true))
    // What was typed then is there or not, and nothing of what came after.
    #expect(!room.text.contains("d"))
    let other = room.shown.add(UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30)))
    #expect(other.becomeFirstResponder() && other.isFirstResponder)
  }

  @Test func `end when they leave their window, whatever their delegate returns`() {
    let room = FieldRoom("ab")
    room.refused = ["should end"]
    room.field.removeFromSuperview()
    #expect(room.heard == ["did end committed", "event end"] && !room.field.isEditing)
    room.shown.window.addSubview(room.field)
    #expect(!room.field.isFirstResponder)
  }

  @Test func `take no keys while they are disabled`() {
    let room = FieldRoom("ab")
    room.field.isEnabled = false
    #expect(!room.field.isEditing && !room.field.isFirstResponder)
    room.type("c")
    #expect(room.text == "ab" && !room.field.becomeFirstResponder())
  }

  @Test func `post what UIKit posts`() {
    let room = FieldRoom(isFocused: false)
    let heard = Heard()
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: room.field, queue: nil) {
        let name = $0.name.rawValue
        MainActor.assumeIsolated { heard.calls.append(name) }
      }
    }
    room.field.becomeFirstResponder()
    room.type("a")
    room.field.resignFirstResponder()
    #expect(heard.calls == names.map(\.rawValue))
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test func `tell their places as UITextInput does`() throws {
    let room = FieldRoom("a😀b")
    let field = room.field
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 3))
    let emoji = try #require(
      field.position(from: place, offset: -2).flatMap { field.textRange(from: place, to: $0) }
    )
    #expect(field.text(in: emoji) == "😀" && !emoji.isEmpty)
    #expect(field.offset(from: emoji.start, to: field.endOfDocument) == 3)
    #expect(field.compare(emoji.start, to: emoji.end) == .orderedAscending)
    #expect(field.position(from: place, offset: 2) == nil)
    #expect(field.position(from: place, offset: .max) == nil)
    field.selectedTextRange = emoji
    #expect(room.picture == "a[😀]b")
    let box = field.firstRect(for: emoji)
    // A caret is in whole pixels.
    let caret = field.caretRect(for: emoji.start)
    #expect(abs(box.minX - caret.minX) <= 0.5 && box.height == caret.height)
    let middle = CGPoint(x: box.midX, y: box.midY)
    #expect(field.characterRange(at: middle) == emoji)
    let left = CGPoint(x: box.minX + 1, y: box.midY)
    #expect(field.closestPosition(to: left) == emoji.start)
    #expect(field.closestPosition(to: .zero, within: emoji) == emoji.start)
    field.replace(emoji, withText: "xyz")
    #expect(room.picture == "axyz|b")
  }
}
