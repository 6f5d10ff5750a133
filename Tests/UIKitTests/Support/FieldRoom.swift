import CoreGraphics
import Foundation
import QuartzCore
import UIKit
import WindowSystem

/// A text field in a window, with the user's input and the notifications that follow.
final class FieldRoom: UITextFieldDelegate {
  let shown: ShownWindow
  let field = UITextField(frame: CGRect(x: 20, y: 20, width: 160, height: 34))
  /// Control events and calls of the delegate, by their names.
  var heard: [String] = []
  /// What the delegate refuses, by the names of `heard`.
  var refused: Set<String> = []
  /// Called in each call of the delegate.
  var onCall: (String) -> Void = { _ in }
  private var time = 0.0

  /// - Parameters:
  ///   - text: What is in it.
  ///   - isFocused: Whether keys go to it.
  init(_ text: String = "", isFocused: Bool = true) {
    shown = ShownWindow()
    UIPasteboard.host = nil
    UIPasteboard.general.forget()
    field.font = UIFont(name: "Pegbar Test", size: 20)
    field.borderStyle = .roundedRect
    field.text = text
    _ = shown.add(field)
    field.delegate = self
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
      (.editingDidEnd, "event end"), (.editingDidEndOnExit, "event exit"),
      (.primaryActionTriggered, "event primary"),
    ]
    for (event, name) in events where name != "event exit" {
      field.addAction(UIAction { [weak self] _ in self?.note(name) }, for: event)
    }
    if isFocused { field.becomeFirstResponder() }
    CATransaction.flush()
    heard = []
  }

  /// Its window stays on show, but no caret blinks there for other tests to wonder at.
  isolated deinit { shown.window.endEditing(true) }

  func hearExit() {
    field.addAction(
      UIAction { [weak self] _ in self?.note("event exit") },
      for: .editingDidEndOnExit
    )
  }

  var text: String { field.text ?? "" }

  /// The selection as it is in the text: `a[b]c`, with the caret as `|`.
  var picture: String {
    let text = field.text ?? ""
    let range = selection
    let (start, end) = (range.location, range.location + range.length)
    func part(_ from: Int, _ to: Int) -> String {
      let units = text.utf16
      let low = units.index(units.startIndex, offsetBy: from)
      return String(text[low..<units.index(units.startIndex, offsetBy: to)])
    }
    let selected = start == end ? "|" : "[\(part(start, end))]"
    return part(0, start) + selected + part(end, text.utf16.count)
  }

  /// What is selected, in UTF-16 units.
  var selection: NSRange {
    guard let range = field.selectedTextRange else { return NSRange(location: -1, length: 0) }
    let start = field.offset(from: field.beginningOfDocument, to: range.start)
    return NSRange(location: start, length: field.offset(from: range.start, to: range.end))
  }

  // The user's input.

  func type(_ text: String) {
    for character in text { press(0, String(character)) }
  }

  /// Presses a key and lets it go.
  func key(_ keysym: UInt32, _ modifiers: KeyModifiers = []) { press(keysym, "", modifiers) }

  func press(_ keysym: UInt32, _ text: String, _ modifiers: KeyModifiers = []) {
    time += 0.001
    let state = KeyState(keysym: keysym, text: text, modifiers: modifiers, time: time)
    shown.send(.keyPressed(state, isRepeat: false))
    shown.send(.keyReleased(state))
  }

  /// Where a caret at an offset is on the screen.
  func point(at offset: Int) -> CGPoint {
    let place = field.position(from: field.beginningOfDocument, offset: offset)
    let rect = place.map { field.caretRect(for: $0) } ?? .null
    return field.convert(CGPoint(x: rect.minX, y: rect.midY), to: nil)
  }

  static let left: UInt32 = 0xFF51
  static let right: UInt32 = 0xFF53
  static let home: UInt32 = 0xFF50
  static let end: UInt32 = 0xFF57
  static let backspace: UInt32 = 0xFF08
  static let delete: UInt32 = 0xFFFF
  static let enter: UInt32 = 0xFF0D
  static let escape: UInt32 = 0xFF1B
  static let tab: UInt32 = 0xFF09
  static let insert: UInt32 = 0xFF63

  static func letter(_ letter: Character) -> UInt32 { UInt32(letter.asciiValue ?? 0) }

  // What the delegate hears.

  private func note(_ name: String) {
    heard.append(name)
    onCall(name)
  }

  private func ask(_ name: String) -> Bool {
    note(name)
    return !refused.contains(name)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("should begin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { note("did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("should end") }
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) { note("did end \(reason)") }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { ask("change \(range.location) \(range.length) '\(string)'") }
  func textFieldDidChangeSelection(_ textField: UITextField) { note("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("should clear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("should return") }
}
