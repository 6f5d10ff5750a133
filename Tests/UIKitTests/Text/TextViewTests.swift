import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// A text view of 200 × 120 points in a window, with the user's input and what its delegate hears.
final class TextViewTrial: UITextViewDelegate {
  let shown = ShownWindow()
  let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
  var heard: [String] = []
  var refused: Set<String> = []
  private var time = 0.0

  init(_ text: String, isFocused: Bool = true) {
    UIPasteboard.host = nil
    UIPasteboard.general.forget()
    view.font = UIFont(name: "Pegbar Test", size: 20)
    view.text = text
    _ = shown.add(view)
    view.delegate = self
    if isFocused { view.becomeFirstResponder() }
    CATransaction.flush()
    heard = []
  }

  isolated deinit { shown.window.endEditing(true) }

  /// The text with the selection: `a[b]c`, with the caret as `|`.
  var picture: String {
    let (text, range) = (view.text ?? "", view.selectedRange)
    let units = Array(text.utf16)
    let start = String(decoding: units[..<range.location], as: UTF16.self)
    let end = range.location + range.length
    let middle = String(decoding: units[range.location..<end], as: UTF16.self)
    let rest = String(decoding: units[end...], as: UTF16.self)
    return start + (range.length == 0 ? "|" : "[\(middle)]") + rest
  }

  func press(_ keysym: UInt32, _ text: String = "", _ modifiers: KeyModifiers = []) {
    time += 0.001
    let state = KeyState(keysym: keysym, text: text, modifiers: modifiers, time: time)
    shown.send(.keyPressed(state, isRepeat: false))
    shown.send(.keyReleased(state))
  }

  func type(_ text: String) {
    for character in text { press(character == "\n" ? 0xFF0D : 0, String(character)) }
  }

  /// Where a caret at an offset is on the screen.
  func point(at offset: Int) -> CGPoint {
    let place = view.position(from: view.beginningOfDocument, offset: offset)
    let rect = place.map { view.caretRect(for: $0) } ?? .null
    return view.convert(CGPoint(x: rect.minX, y: rect.midY), to: nil)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    heard.append("should begin")
    return !refused.contains("begin")
  }
  func textViewDidBeginEditing(_ textView: UITextView) { heard.append("did begin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { !refused.contains("end") }
  func textViewDidEndEditing(_ textView: UITextView) { heard.append("did end") }
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    heard.append("change \(range.location) \(range.length) \(text.debugDescription)")
    return !refused.contains(text)
  }
  func textViewDidChange(_ textView: UITextView) { heard.append("changed") }
  func textViewDidChangeSelection(_ textView: UITextView) { heard.append("selection") }
}

/// Lines of text that the user edits.
@Suite(.serialized) struct `A text view` {
  private static let (left, up, right, down): (UInt32, UInt32, UInt32, UInt32) = (
    0xFF51, 0xFF52, 0xFF53, 0xFF54
  )
  private static let (home, end): (UInt32, UInt32) = (0xFF50, 0xFF57)

  @Test func `types line ends and tabs, and asks its delegate for each edit`() {
    let trial = TextViewTrial("")
    trial.refused = ["x"]
    trial.type("ab\nxc")
    trial.press(0xFF09)
    #expect(trial.picture == "ab\nc\t|")
    #expect(
      trial.heard.filter { $0.hasPrefix("change ") } == [
        "change 0 0 \"a\"", "change 1 0 \"b\"", "change 2 0 \"\\n\"", "change 3 0 \"x\"",
        "change 3 0 \"c\"", "change 4 0 \"\\t\"",
      ]
    )
    #expect(trial.heard.filter { $0 == "changed" }.count == 5)
  }

  @Test func `Up and Down keep their place in the lines, also past shorter ones`() {
    let trial = TextViewTrial("aaaa\nb\ncccc")
    trial.press(Self.up)
    #expect(trial.picture == "aaaa\nb|\ncccc")
    trial.press(Self.up)
    #expect(trial.picture == "aaaa|\nb\ncccc")
    trial.press(Self.up)
    #expect(trial.picture == "|aaaa\nb\ncccc")
    for _ in 0..<3 { trial.press(Self.down) }
    #expect(trial.picture == "aaaa\nb\ncccc|")
    trial.press(Self.up, "", .shift)
    #expect(trial.picture == "aaaa\nb[\ncccc]")
  }

  @Test func `Home and End are those of the line, with Ctrl those of the text`() {
    let trial = TextViewTrial("one\ntwo\nend")
    trial.press(Self.up)
    trial.press(Self.home)
    #expect(trial.picture == "one\n|two\nend")
    trial.press(Self.end, "", .shift)
    #expect(trial.picture == "one\n[two]\nend")
    trial.press(Self.home, "", .control)
    #expect(trial.picture == "|one\ntwo\nend")
    trial.press(Self.end, "", .control)
    #expect(trial.picture == "one\ntwo\nend|")
  }

  @Test func `Backspace joins paragraphs, and undo divides them again`() {
    let trial = TextViewTrial("one\ntwo")
    trial.press(Self.home)
    trial.press(0xFF08)
    #expect(trial.picture == "one|two")
    trial.press(0x7A, "", .control)
    #expect(trial.picture == "one\n|two")
    trial.press(0x7A, "", [.control, .shift])
    #expect(trial.picture == "one|two")
  }

  @Test func `breaks lines at its width, and the caret is in the line of its character`() throws {
    let trial = TextViewTrial("wide words that do not fit in one line")
    let view = trial.view
    let first = try #require(view.position(from: view.beginningOfDocument, offset: 0))
    let (top, bottom) = (view.caretRect(for: first), view.caretRect(for: view.endOfDocument))
    #expect(bottom.minY >= top.maxY)
    #expect(top.minX == 5 && top.minY == 8)
    // In each line the places go from left to right.
    let places = (0..<view.text.utf16.count).map { trial.point(at: $0) }
    for (place, next) in zip(places, places.dropFirst()) {
      #expect(next.y > place.y || (next.y == place.y && next.x > place.x))
    }
    // A click on each place puts the caret there.
    for (offset, place) in places.enumerated() {
      trial.shown.click(Double(place.x), Double(place.y), at: Double(offset) * 2)
      #expect(view.selectedRange.location == offset)
    }
  }

  @Test func `takes no more in a paragraph than can be laid out, and says so`() {
    // (Without a size nothing is laid out, which would take long.)
    let view = UITextView(frame: .zero)
    view.text = "ab\ncd"
    let said = reports {
      view.insertText(String(repeating: "x", count: 100_000) + "\ne")
      view.selectedRange = NSRange(location: 5, length: 0)
      view.insertText("y")
    }
    #expect(view.text == "ab\ncd" + String(repeating: "x", count: 99_998) + "\ne")
    #expect(said.count == 1 && said.first?.contains("100000 bytes in a paragraph") == true)
    #expect(said.first?.contains("line ends") == true)
  }

  @Test func `of more text than a paragraph can have is typed in all the same`() {
    let trial = TextViewTrial("")
    trial.view.text = String(repeating: String(repeating: "x", count: 999) + "\n", count: 110)
    trial.type("y")
    #expect(trial.view.text.hasSuffix("\ny") && trial.view.text.utf8.count == 110_001)
  }

  @Test func `that cannot be edited takes no edit by the user, undoes nothing and pastes nothing`()
  {
    let trial = TextViewTrial("ab")
    trial.type("c")
    trial.view.isEditable = false
    trial.view.becomeFirstResponder()
    trial.view.selectAll(nil)
    trial.view.cut(nil)
    trial.press(0x7A, "", .control)
    UIPasteboard.general.string = "z"
    trial.view.paste(nil)
    #expect(trial.view.text == "abc")
  }

  @Test func `grows with its text, and scrolls to the caret`() {
    let trial = TextViewTrial("")
    let low = trial.view.contentSize.height
    trial.type((0..<12).map { "\($0)" }.joined(separator: "\n"))
    CATransaction.flush()
    #expect(trial.view.contentSize.height > low + 200)
    let caret = trial.view.caretRect(for: trial.view.endOfDocument)
    #expect(trial.view.contentOffset.y == caret.maxY - 120)
    for _ in 0..<12 { trial.press(Self.up) }
    #expect(trial.view.contentOffset.y == 8)
    let fitting = trial.view.sizeThatFits(CGSize(width: 200, height: 0))
    #expect(fitting.height == trial.view.contentSize.height)
  }

  @Test func `a drag selects over lines, a double click a word, a third the paragraph`() {
    let trial = TextViewTrial("one two\nthree")
    let (from, to) = (trial.point(at: 4), trial.point(at: 10))
    trial.shown.press(Double(from.x), Double(from.y))
    trial.shown.move(Double(to.x), Double(to.y), at: 0.1)
    trial.shown.release(Double(to.x), Double(to.y), at: 0.2)
    #expect(trial.picture == "one [two\nth]ree")
    for time in [2.0, 2.1] {
      trial.shown.click(Double(from.x) + 4, Double(from.y), at: time)
    }
    #expect(trial.picture == "one [two]\nthree")
    trial.shown.click(Double(from.x) + 4, Double(from.y), at: 2.2)
    #expect(trial.picture == "[one two]\nthree")
    // It is not scrolled by that.
    #expect(trial.view.contentOffset == .zero && !trial.view.isDragging)
  }

  @Test func `copies, cuts and pastes lines`() {
    let trial = TextViewTrial("one\ntwo")
    trial.press(0x61, "", .control)
    trial.press(0x78, "", .control)
    #expect(trial.view.text.isEmpty && UIPasteboard.general.string == "one\ntwo")
    trial.press(0x76, "", .control)
    trial.press(0x76, "", .control)
    #expect(trial.picture == "one\ntwoone\ntwo|")
  }

  @Test func `that cannot be edited is selected and copied, and takes no key that types`() {
    let trial = TextViewTrial("fixed", isFocused: false)
    trial.view.isEditable = false
    trial.view.becomeFirstResponder()
    trial.type("x")
    trial.press(0xFF08)
    #expect(trial.view.text == "fixed")
    trial.press(0x61, "", .control)
    trial.press(0x63, "", .control)
    #expect(UIPasteboard.general.string == "fixed" && trial.heard == ["selection"])
  }

  @Test func `begins and ends editing as its delegate allows`() {
    let trial = TextViewTrial("a", isFocused: false)
    trial.refused = ["begin"]
    #expect(!trial.view.becomeFirstResponder())
    trial.refused = ["end"]
    #expect(trial.view.becomeFirstResponder() && !trial.view.resignFirstResponder())
    trial.view.removeFromSuperview()
    #expect(!trial.view.isFirstResponder && trial.heard.last == "did end")
  }

  @Test func `what is typed looks like the text before it`() {
    let trial = TextViewTrial("")
    let red = [NSAttributedString.Key.foregroundColor: UIColor.red]
    trial.view.attributedText = NSAttributedString(string: "red", attributes: red)
    trial.type("x\ny")
    let color = trial.view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil)
    #expect(trial.view.text == "redx\ny" && color as? UIColor == .red)
  }

  @Test(arguments: ["\r\n\u{2028}", "👨‍👩‍👧\n🇩🇪", "אב\ncd", "\n\n", "e\u{301}\u{0}x"])
  func `any text can be walked through by keys from end to end`(text: String) {
    let trial = TextViewTrial(text)
    trial.press(Self.home, "", .control)
    #expect(trial.view.selectedRange.location == 0)
    var last = -1
    while trial.view.selectedRange.location > last {
      last = trial.view.selectedRange.location
      // (In a paragraph from right to left the text goes on at the left.)
      trial.press(text.hasPrefix("א") && last < 3 ? Self.left : Self.right)
    }
    #expect(last == (trial.view.text as String).utf16.count)
    for key in [Self.up, Self.down, 0xFF55, 0xFF56] { trial.press(key) }
    trial.press(0x61, "", .control)
    trial.press(0xFF08)
    #expect(trial.view.text.isEmpty)
  }
}
