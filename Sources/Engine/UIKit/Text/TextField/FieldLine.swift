import CoreGraphics
import Foundation

/// The laid out line of a text field during editing: all of it, regardless of the width.
final class FieldLine {
  private let layout: TextLayout
  private let text: EditedText
  private let isSecure: Bool

  /// The character that replaces each character of a secure text, and its bytes.
  static let bullet = "•"
  private static let bulletBytes = bullet.utf8.count

  /// - Parameters:
  ///   - looks: The visible text, or bullets.
  ///   - text: The edited text; the initializer returns `nil` for an empty one.
  ///   - isSecure: Whether bullets are shown.
  init?(_ looks: LabelText, of text: EditedText, isSecure: Bool) {
    guard let layout = looks.layout(width: nil, lineLimit: 1) else { return nil }
    self.layout = layout
    (self.text, self.isSecure) = (text, isSecure)
  }

  var size: CGSize { layout.size }
  var isRightToLeft: Bool { layout.isRightToLeft }

  /// The caret's position for an offset, in points from the line's left.
  func x(at offset: Int) -> CGFloat { CGFloat(layout.caretX(atByte: byte(at: offset))) }

  /// The offset of the boundary between characters that is nearest to a point.
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

  /// The visible spans of a range, from left to right, in points from the line's left.
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
