import CoreGraphics
import Foundation

/// The line of a text field while it is edited: all of it, laid out, in however little room.
final class FieldLine {
  private let layout: TextLayout
  private let text: EditedText
  private let isSecure: Bool

  /// What stands for each character that nobody may read, and its bytes.
  static let bullet = "•"
  private static let bulletBytes = bullet.utf8.count

  /// - Parameters:
  ///   - looks: What is shown: the text, or bullets.
  ///   - text: What is edited; `nil` is the answer for an empty one.
  ///   - isSecure: Whether bullets are shown.
  init?(_ looks: LabelText, of text: EditedText, isSecure: Bool) {
    guard let layout = looks.layout(width: nil, lineLimit: 1) else { return nil }
    self.layout = layout
    (self.text, self.isSecure) = (text, isSecure)
  }

  var size: CGSize { layout.size }
  var isRightToLeft: Bool { layout.isRightToLeft }

  /// Where the caret stands at an offset, in points from the line's left.
  func x(at offset: Int) -> CGFloat { CGFloat(layout.caretX(atByte: byte(at: offset))) }

  /// The offset of the place between characters that is nearest to a point.
  func offset(at x: CGFloat) -> Int {
    let byte = layout.byte(atX: Double(x))
    let string = text.text
    let index =
      isSecure
      ? string.index(
        string.startIndex,
        offsetBy: byte / Self.bulletBytes,
        limitedBy: string.endIndex
      ) ?? string.endIndex
      : string.utf8.index(string.startIndex, offsetBy: min(byte, string.utf8.count))
    return text.boundary(atOrBefore: index.utf16Offset(in: string))
  }

  /// Where the characters of a range are seen, from left to right, in points from the line's left.
  func spans(of range: NSRange) -> [ClosedRange<Double>] {
    let (start, end) = (byte(at: range.location), byte(at: range.location + range.length))
    return layout.spans(ofBytes: start..<max(start, end))
  }

  func draw(in context: CGContext, at origin: CGPoint) { layout.draw(in: context, at: origin) }

  private func byte(at offset: Int) -> Int {
    let string = text.text
    let index = text.index(offset)
    return isSecure
      ? string[..<index].count * Self.bulletBytes
      : string.utf8.distance(from: string.startIndex, to: index)
  }
}
