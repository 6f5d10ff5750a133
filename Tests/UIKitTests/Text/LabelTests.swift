import CoreGraphics
import Foundation
import Testing
import UIKit

/// Labels, in the bundled font at 20 points: a line is 23.28 high, a digit 12.72 wide.
final class `Labels` {
  lazy var shown = ShownWindow()

  private func label(
    _ text: String?,
    _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 60),
    lines: Int = 1
  ) -> UILabel {
    let label = UILabel(frame: frame)
    label.font = .bundled(20)
    label.text = text
    label.numberOfLines = lines
    return shown.add(label)
  }

  private func ink(_ label: UILabel) -> CGRect? {
    CATransaction.flush()
    return (label.layer.contents as? CGImage)?.ink
  }

  @Test func `begin as Apple's do`() {
    let label = UILabel()
    #expect(label.text == nil && label.attributedText == nil && label.numberOfLines == 1)
    #expect(label.font == UIFont.systemFont(ofSize: 17) && label.textColor == .label)
    #expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail)
    #expect(!label.isUserInteractionEnabled && label.isEnabled && !label.isHighlighted)
    #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(!label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0)
    #expect(label.preferredMaxLayoutWidth == 0)
  }

  @Test func `stand in the middle of their height`() throws {
    let ink = try #require(self.ink(label("H")))
    // 36 points are left: 18 above the line, and 4 more above the letter.
    #expect(ink.minY == 22 && ink.maxY == 37)
  }

  @Test(
    arguments: [
      (.left, 1.96), (.natural, 1.96), (.center, 43.3), (.right, 84.96 + 1.96),
    ] as [(NSTextAlignment, CGFloat)]
  )
  func `stand by their alignment`(_ alignment: NSTextAlignment, _ left: CGFloat) throws {
    let label = label("H")
    label.textAlignment = alignment
    #expect(try abs(#require(ink(label)).minX - left) <= 2)
  }

  @Test func `of right-to-left text stand at the right`() throws {
    #expect(try #require(ink(label("שלום"))).maxX > 96)
  }

  @Test(
    arguments: [
      (1, 1, 24), (2, 2, 47), (0, 4, 94), (9, 4, 94),
    ] as [(Int, Int, CGFloat)]
  )
  func `fit the lines that they may have`(_ limit: Int, _ lines: Int, _ height: CGFloat) {
    let label = label("000 111 222 333", lines: limit)
    let size = label.sizeThatFits(CGSize(width: 50, height: 0))
    #expect(size.height == height)
    // One line is as wide as it gets.
    #expect(limit == 1 ? size.width == 172 : size.width <= 50)
  }

  @Test func `take the size of their text`() {
    let label = label("000")
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 39, height: 24))
    #expect(label.intrinsicContentSize == CGSize(width: 39, height: 24))
    label.text = nil
    label.sizeToFit()
    #expect(label.bounds.size == .zero)
    label.text = "000 111"
    (label.numberOfLines, label.preferredMaxLayoutWidth) = (0, 50)
    #expect(label.intrinsicContentSize.height == 47)
  }

  @Test func `say where their text is`() {
    let label = label("000 111 222", lines: 0)
    let bounds = CGRect(x: 5, y: 6, width: 50, height: 60)
    let two = label.textRect(forBounds: bounds, limitedToNumberOfLines: 2)
    #expect(two == CGRect(x: 5, y: 6, width: two.width, height: 47) && two.width <= 50)
    let none = UILabel().textRect(forBounds: bounds, limitedToNumberOfLines: 0)
    #expect(none == CGRect(x: 5, y: 6, width: 0, height: 0))
  }

  /// As many lines as there is room for, the last one cut.
  @Test func `cut what there is no room for`() throws {
    let label = label("000 111 222 333", CGRect(x: 0, y: 0, width: 50, height: 50), lines: 0)
    #expect(try #require(ink(label)).maxY < 46)
    label.numberOfLines = 1
    #expect(try #require(ink(label)).height < 20)
  }

  @Test func `redraw for each change, and once`() {
    let label = label("000")
    let first = label.layer.contents as? CGImage
    label.text = "000"
    label.textColor = .label
    #expect(!label.layer.needsDisplay())
    label.text = "001"
    label.textColor = .red
    #expect(label.layer.needsDisplay())
    CATransaction.flush()
    #expect(label.layer.contents as? CGImage !== first)
    label.frame.size.width = 50
    #expect(label.layer.needsDisplay())
    CATransaction.flush()
    label.center.x += 10
    #expect(!label.layer.needsDisplay())
  }

  @Test func `show attributed text with what it leaves open`() throws {
    let label = label(nil)
    let text = NSMutableAttributedString(string: "HH")
    let second = NSRange(location: 1, length: 1)
    text.addAttribute(.foregroundColor, value: UIColor.red, range: second)
    label.attributedText = text
    #expect(label.text == "HH")
    let image = try #require(CATransaction.flushed { label.layer.contents as? CGImage })
    #expect(
      image.pixels.contains { $0 == 0xFFFF_0000 } && image.pixels.contains { $0 == 0xFF00_0000 }
    )
    let looks = try #require(label.attributedText?.attributes(at: 0, effectiveRange: nil))
    #expect(looks[.font] as? UIFont == label.font)
    // A color that is set afterwards is that of all of it.
    label.textColor = .blue
    let blue = try #require(CATransaction.flushed { label.layer.contents as? CGImage })
    #expect(blue.pixels.allSatisfy { $0 >> 8 & 0xFFFF == 0 || $0 >> 24 < 255 })
  }

  @Test func `shrink to fit where they may`() throws {
    let label = label("0000000000")
    label.adjustsFontSizeToFitWidth = true
    let small = try #require(self.ink(label))
    // Ten digits are 127.2 wide: 0.78 of the size fits, in which a digit is 11.7 high instead of 15.
    #expect(small.maxX <= 100 && small.minX < 2 && small.maxX > 96 && small.height < 14)
    label.minimumScaleFactor = 0.9
    #expect(try #require(ink(label)).height > 13)
  }

  @Test func `have a shadow`() throws {
    let label = label("H")
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 3, height: 2)
    let ink = try #require(self.ink(label))
    #expect(ink.minY == 22 && ink.maxY == 39)
    let image = try #require(label.layer.contents as? CGImage)
    #expect(image.pixels.contains { $0 == 0xFFFF_0000 })
  }

  @Test func `fade when disabled and change color when highlighted`() throws {
    let label = label("H")
    label.isEnabled = false
    let faded = try #require(CATransaction.flushed { label.layer.contents as? CGImage })
    #expect(try #require(faded.pixels.map { $0 >> 24 }.max()) <= 128)
    label.isEnabled = true
    (label.isHighlighted, label.highlightedTextColor) = (true, .red)
    let red = try #require(CATransaction.flushed { label.layer.contents as? CGImage })
    #expect(red.pixels.contains { $0 == 0xFFFF_0000 })
  }

  @Test func `let subclasses draw their text elsewhere`() throws {
    final class InsetLabel: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.offsetBy(dx: 20, dy: 0))
      }
    }
    let label = InsetLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    label.text = "H"
    #expect(try #require(ink(shown.add(label))).minX >= 20)
  }

  @Test(arguments: [0, -5, .nan, .infinity] as [CGFloat])
  func `bear odd sizes`(_ length: CGFloat) throws {
    let label = UILabel()
    (label.text, label.numberOfLines) = ("some words", -3)
    let size = label.sizeThatFits(CGSize(width: length, height: length))
    #expect(size.height > 10 && label.numberOfLines == 0)
    let bounds = CGRect(x: 0, y: 0, width: length, height: length)
    _ = label.textRect(forBounds: bounds, limitedToNumberOfLines: -1)
    let ink = try picture { label.drawText(in: bounds) }.ink
    // In no room there is at most "…", which is an em wide; where there is no place, nothing.
    #expect((ink?.width ?? 0) <= 17 && (ink != nil) == length.isFinite)
  }
}

extension CATransaction {
  /// What there is once all that has changed is committed.
  fileprivate static func flushed<Value>(_ value: () -> Value) -> Value {
    flush()
    return value()
  }
}
