import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// How typed text looks, where the arrows lead, and when the user may edit or select.
@Suite(.serialized) struct `A text view, while it is edited` {
  private static let (left, right): (UInt32, UInt32) = (0xFF51, 0xFF53)

  private func color(_ view: UITextView, _ offset: Int) -> UIColor? {
    view.attributedText.attribute(.foregroundColor, at: offset, effectiveRange: nil) as? UIColor
  }

  /// Makes what is typed after a number red, as programs do.
  private final class Painter: UITextViewDelegate {
    func textView(
      _ textView: UITextView,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool {
      textView.typingAttributes = [.foregroundColor: text == "1" ? UIColor.red : UIColor.blue]
      return true
    }
  }

  @Test func `typing attributes are those of inserted text, and no other`() {
    let trial = TextViewTrial("a")
    let painter = Painter()
    trial.view.delegate = painter
    trial.type("1x")
    #expect((0..<3).map { color(trial.view, $0) } == [.label, .red, .blue])
    trial.view.delegate = trial
    trial.view.selectedRange = NSRange(location: 2, length: 0)
    #expect(trial.view.typingAttributes[.foregroundColor] as? UIColor == .red)
    trial.view.insertText("y")
    #expect(trial.view.text == "a1yx" && color(trial.view, 2) == .red)
  }

  @Test func `typing attributes last until the caret is moved, also in a text that becomes empty`()
  {
    let trial = TextViewTrial("ab")
    trial.view.typingAttributes = [.foregroundColor: UIColor.green]
    trial.press(Self.left)
    trial.type("x")
    #expect(color(trial.view, 1) == .label)
    trial.view.typingAttributes = [.foregroundColor: UIColor.green]
    trial.type("y")
    #expect(color(trial.view, 2) == .green)
    trial.view.text = ""
    trial.view.typingAttributes = [.foregroundColor: UIColor.green]
    trial.type("z")
    trial.press(0xFF08)
    trial.type("w")
    #expect(trial.view.text == "w" && color(trial.view, 0) == .green)
  }

  @Test func `Left and Right go to their sides, in each paragraph as it runs`() {
    let trial = TextViewTrial("אב\ncd")
    trial.press(0xFF50, "", .control)
    #expect(trial.view.selectedRange.location == 0)
    for offset in 1...3 {
      trial.press(Self.left)
      #expect(trial.view.selectedRange.location == offset)
    }
    trial.press(Self.right)
    #expect(trial.view.selectedRange.location == 4)
    for offset in [3, 2] {
      trial.press(Self.left)
      #expect(trial.view.selectedRange.location == offset)
    }
    trial.press(Self.right, "", .shift)
    #expect(trial.view.selectedRange == NSRange(location: 1, length: 1))
  }

  @Test func `one that is made editable while it has the keys begins editing`() {
    let trial = TextViewTrial("a", isFocused: false)
    trial.view.isEditable = false
    trial.view.becomeFirstResponder()
    #expect(trial.heard.isEmpty)
    trial.view.isEditable = true
    #expect(trial.heard == ["should begin", "did begin"])
    trial.type("b")
    #expect(trial.view.text == "ab")
    // It ends whatever the delegate says, and keys type no more.
    trial.refused = ["end"]
    trial.view.isEditable = false
    #expect(trial.heard.last == "did end")
    trial.type("c")
    #expect(trial.view.text == "ab")
  }

  @Test func `one that its delegate does not let begin loses the keys`() {
    let trial = TextViewTrial("a", isFocused: false)
    trial.view.isEditable = false
    trial.view.becomeFirstResponder()
    trial.refused = ["begin"]
    trial.view.isEditable = true
    #expect(!trial.view.isFirstResponder && trial.heard == ["should begin"])
  }

  @Test func `one that cannot be selected has a caret, and no selection by the user`() {
    let trial = TextViewTrial("one two")
    trial.view.selectedRange = NSRange(location: 0, length: 3)
    trial.view.isSelectable = false
    #expect(trial.picture == "one| two")
    let (from, to) = (trial.point(at: 1), trial.point(at: 5))
    for time in [1.0, 1.1] { trial.shown.click(Double(from.x), Double(from.y), at: time) }
    #expect(trial.picture == "o|ne two")
    trial.shown.press(Double(from.x), Double(from.y), at: 3)
    trial.shown.move(Double(to.x), Double(to.y), at: 3.1)
    trial.shown.release(Double(to.x), Double(to.y), at: 3.2)
    #expect(trial.picture == "o|ne two")
    trial.press(0x61, "", .control)
    trial.press(Self.right, "", .shift)
    #expect(trial.picture == "on|e two")
  }
}
