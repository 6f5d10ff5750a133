import CoreGraphics
import Foundation
import QuartzCore
import Testing
@testable import UIKit

/// The paragraphs of a text view: which are laid out again, and which are drawn.
@Suite(.serialized) struct `A text view's paragraphs` {
  @Test func `that an edit leaves alone are not laid out again`() {
    let trial = TextViewTrial("one\ntwo\nthree")
    let before = trial.view.blocks
    trial.view.selectedRange = NSRange(location: 7, length: 0)
    trial.type("x")
    let after = trial.view.blocks
    #expect(before !== after && trial.view.text == "one\ntwox\nthree")
    #expect(after.paragraph(at: 0) === before.paragraph(at: 0))
    #expect(after.paragraph(at: 9) === before.paragraph(at: 8))
    #expect(after.paragraph(at: 4) !== before.paragraph(at: 4))
    // Another font, and other attributes of the same text, are laid out.
    trial.view.textColor = .red
    #expect(trial.view.blocks.paragraph(at: 0) !== after.paragraph(at: 0))
  }

  @Test func `with equal words and other attributes are not taken for each other`() {
    let trial = TextViewTrial("")
    let text = NSMutableAttributedString(string: "a\na")
    let big = UIFont(name: "Pegbar Test", size: 40) ?? .systemFont(ofSize: 40)
    text.addAttribute(.font, value: big, range: NSRange(location: 2, length: 1))
    trial.view.attributedText = text
    _ = trial.view.blocks
    trial.view.selectedRange = NSRange(location: 2, length: 0)
    trial.view.insertText("\n")
    let (first, last) = (trial.view.blocks.caret(at: 0), trial.view.blocks.caret(at: 3))
    #expect(last.height > first.height * 1.5)
  }

  @Test func `are drawn again when the text or what is seen of it changes, and not the selection`()
  {
    let trial = TextViewTrial("one\ntwo")
    let canvas = trial.view.parts.canvas.layer
    trial.view.layoutIfNeeded()
    CATransaction.flush()
    #expect(!canvas.needsDisplay())
    trial.view.selectedRange = NSRange(location: 0, length: 2)
    trial.view.layoutIfNeeded()
    #expect(!canvas.needsDisplay())
    trial.view.insertText("x")
    trial.view.layoutIfNeeded()
    #expect(canvas.needsDisplay())
  }

  @Test func `answer places and selections in a long text as in a short one`() {
    let lines = (0..<300).map { "line \($0)" }
    let trial = TextViewTrial(lines.joined(separator: "\n"))
    let blocks = trial.view.blocks
    let height = blocks.size.height / 300
    for line in [0, 1, 149, 298, 299] {
      let start = lines[..<line].reduce(0) { $0 + $1.count + 1 }
      let caret = blocks.caret(at: start)
      #expect(abs(caret.minY - CGFloat(line) * height) < 0.01)
      #expect(blocks.offset(at: CGPoint(x: 0, y: caret.midY)) == start)
      #expect(blocks.ends(ofLineAt: start + 2).end == start + lines[line].count)
    }
    let first = lines[0].count + 1
    #expect(blocks.offset(below: 0, x: 0, lines: 1) == first)
    #expect(blocks.offset(below: first, x: 0, lines: -1) == 0)
    #expect(blocks.offset(below: first, x: 0, lines: -2) == 0)
    #expect(blocks.offset(below: 0, x: 0, lines: 300) == trial.view.text.utf16.count)
    let whole = NSRange(location: 0, length: trial.view.text.utf16.count)
    let all = blocks.frames(of: whole)
    let seen = blocks.frames(of: whole, in: 10 * height + 1...12 * height - 1)
    #expect(seen.count >= 2 && seen.count < 12 && seen.allSatisfy { all.contains($0) })
    #expect(seen.contains { $0.minY < 11 * height && $0.maxY > 11 * height - 2 })
  }
}
