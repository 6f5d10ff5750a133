import CoreGraphics
import Foundation
import Testing
import UIKit

/// Strings that draw themselves, in the bundled font: an H of 20 points is 15.04 wide, its top 4 below the line's.
struct `String drawing` {
  private let looks: [NSAttributedString.Key: Any] = [.font: UIFont.bundled(20)]

  @Test func `needs a current context`() {
    "H".draw(at: .zero, withAttributes: looks)
    "H".draw(in: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `at a point begins at the upper left`() throws {
    let image = try picture { "H".draw(at: CGPoint(x: 30, y: 10), withAttributes: looks) }
    let ink = try #require(image.ink)
    #expect(ink.minY == 14 && ink.maxY == 29 && ink.minX >= 31 && ink.maxX <= 45)
    let long = try picture { "HHHHHHHHHHHH".draw(at: .zero, withAttributes: looks) }
    #expect(try #require(long.ink).height == 15)
  }

  @Test func `in a rectangle breaks at its width and stays inside`() throws {
    let rect = CGRect(x: 20, y: 5, width: 40, height: 30)
    let image = try picture { "HH HH HH HH".draw(in: rect, withAttributes: looks) }
    let ink = try #require(image.ink)
    #expect(ink.minX >= 20 && ink.maxX <= 60 && ink.minY == 9 && ink.maxY <= 35)
    #expect(ink.maxY > 30)
  }

  @Test func `is the same for all kinds of string`() throws {
    let looks = looks
    let string = try picture { "H\nI".draw(at: .zero, withAttributes: looks) }
    let object = try picture {
      NSString(string: "H\nI").draw(at: .zero, withAttributes: looks)
    }
    let attributed = try picture {
      NSAttributedString(string: "H\nI", attributes: looks).draw(at: .zero)
    }
    #expect(string.pixels == object.pixels && string.pixels == attributed.pixels)
  }

  @Test func `measures what it draws`() {
    let size = "HH".size(withAttributes: looks)
    #expect(abs(size.width - 2 * 1540.0 / 2048 * 20) < 0.01)
    #expect(abs(size.height - UIFont.bundled(20).lineHeight) < 0.01)
    #expect(NSString(string: "HH").size(withAttributes: looks) == size)
    // Helvetica of 12 points, where nothing is said.
    #expect("HH".size().height < 15)
    let box = CGSize(width: 40, height: CGFloat.greatestFiniteMagnitude)
    let broken = "HH HH".boundingRect(
      with: box,
      options: .usesLineFragmentOrigin,
      attributes: looks,
      context: nil
    )
    #expect(broken.origin == .zero && abs(broken.height - 2 * size.height) < 0.01)
    let line = "HH HH".boundingRect(with: box, attributes: looks, context: nil)
    #expect(line.width > 60 && abs(line.minY + UIFont.bundled(20).ascender) < 0.01)
  }

  @Test func `follows its paragraph style`() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (.right, .byTruncatingTail)
    var looks = looks
    looks[.paragraphStyle] = style
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let right = try picture { "HH".draw(in: rect, withAttributes: looks) }
    #expect(try #require(right.ink).minX >= 70)
    let cut = try picture { "HH HH HH HH HH".draw(in: rect, withAttributes: looks) }
    #expect(try #require(cut.ink).maxY <= 20)
  }

  @Test func `cuts the last line where asked to`() throws {
    let text = NSAttributedString(string: "HH HH HH HH", attributes: looks)
    let size = CGSize(width: 50, height: 50)
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    let context = NSStringDrawingContext()
    let rect = text.boundingRect(with: size, options: options, context: context)
    #expect(rect.height < 50 && rect.height > 40 && context.totalBounds == rect)
  }

  /// The values that attributes have must not be others than the keys say: these count as not there.
  @Test func `bears wrong attributes`() throws {
    let wrong: [NSAttributedString.Key: Any] = [
      .font: "Helvetica", .foregroundColor: 3, .paragraphStyle: UIColor.red, .kern: "x",
    ]
    let plain = "H".size()
    #expect("H".size(withAttributes: wrong) == plain)
  }

  /// Foundation keeps strings that are no text; their halves of characters show as U+FFFD.
  @Test func `bears halves of characters`() {
    let halves: [unichar] = [0x48, 0xD83D, 0x49, 0xDE00]
    let string = NSString(characters: halves, length: halves.count)
    let replaced = "H\u{FFFD}I\u{FFFD}".size(withAttributes: looks)
    #expect(string.size(withAttributes: looks) == replaced)
  }

  @Test func `works on any thread`() async throws {
    let width = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let font = UIFont(name: "Pegbar Test", size: 20)
        let looks = font.map { [NSAttributedString.Key.font: $0] }
        continuation.resume(returning: "HH".size(withAttributes: looks).width)
      }
    }
    #expect(width == "HH".size(withAttributes: looks).width)
  }
}

/// What attributed strings have as values.
struct `Attribute values` {
  /// Runs with the same keys meet: Foundation compares their values, equal and different ones.
  @Test func `can be compared by Foundation`() {
    func values(_ size: CGFloat, _ red: CGFloat) -> [NSAttributedString.Key: Any] {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = size
      let color = UIColor(red: red, green: 0, blue: 0, alpha: 1)
      return [.font: UIFont.bundled(size), .foregroundColor: color, .paragraphStyle: style]
    }
    let text = NSMutableAttributedString(string: "HHHH")
    for (index, looks) in [values(1, 1), values(1, 1), values(2, 0), values(3, 0.1)].enumerated() {
      text.setAttributes(looks, range: NSRange(location: index, length: 1))
    }
    var range = NSRange()
    _ = text.attributes(at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 4))
    #expect(range == NSRange(location: 0, length: 2))
    #expect(text.attribute(.font, at: 3, effectiveRange: nil) as? UIFont == .bundled(3))
  }
}

/// Paragraph styles as objects.
struct `Paragraph style objects` {
  @Test func `copy their values`() {
    let style = NSMutableParagraphStyle()
    #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
    #expect(style == NSParagraphStyle.default)
    (style.alignment, style.lineSpacing, style.headIndent) = (.center, 3, 4)
    (style.tailIndent, style.firstLineHeadIndent, style.paragraphSpacing) = (-5, 6, 7)
    (style.lineHeightMultiple, style.minimumLineHeight, style.maximumLineHeight) = (2, 8, 9)
    (style.paragraphSpacingBefore, style.baseWritingDirection) = (1, .rightToLeft)
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy == style && copy?.tailIndent == -5 && copy?.paragraphSpacing == 7)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    #expect(other == style)
    style.lineSpacing = 10
    #expect(copy?.lineSpacing == 3 && other != style)
  }
}
