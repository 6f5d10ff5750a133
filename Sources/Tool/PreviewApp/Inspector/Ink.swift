import CoreGraphics
import Foundation
import UIKit

/// Drawing of the inspector's rows: text on one line, boxes and lines, in the current context.
enum Ink {
  enum End { case tail, middle }

  /// Draws a text on one line, centered in the height of a rectangle; what does not fit is cut with "…".
  static func text(
    _ text: String,
    in rect: CGRect,
    _ color: UIColor = InspectorStyle.text,
    font: UIFont = InspectorStyle.font,
    align: NSTextAlignment = .left,
    cut: End = .tail
  ) {
    guard rect.width > 4, !text.isEmpty else { return }
    let style = NSMutableParagraphStyle()
    style.alignment = align
    style.lineBreakMode = cut == .tail ? .byTruncatingTail : .byTruncatingMiddle
    let height = font.lineHeight.rounded(.up)
    let y = (rect.minY + (rect.height - height) / 2).rounded()
    text.draw(
      in: CGRect(x: rect.minX, y: y, width: rect.width, height: height),
      withAttributes: [.font: font, .foregroundColor: color, .paragraphStyle: style]
    )
  }

  /// The width of a text on one line, in points.
  static func width(_ text: String, font: UIFont = InspectorStyle.font) -> CGFloat {
    text.size(withAttributes: [.font: font]).width.rounded(.up)
  }

  static func fill(_ rect: CGRect, _ color: UIColor) {
    color.setFill()
    UIRectFill(rect)
  }

  /// Fills a rectangle with round corners.
  static func fill(_ rect: CGRect, radius: CGFloat, _ color: UIColor) {
    color.setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: radius).fill()
  }

  /// Draws lines through points.
  static func stroke(_ points: [CGPoint], _ color: UIColor, width: CGFloat = 1) {
    guard let first = points.first else { return }
    let path = UIBezierPath()
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
    path.lineWidth = width
    color.setStroke()
    path.stroke()
  }

  /// A small triangle: to the right for a closed part of a list, down for an open one.
  static func disclosure(in rect: CGRect, isOpen: Bool, _ color: UIColor) {
    let (x, y) = (rect.midX, rect.midY)
    let path = UIBezierPath()
    let points =
      isOpen
      ? [(-4.0, -2.0), (4, -2), (0, 3)].map { CGPoint(x: x + $0.0, y: y + $0.1) }
      : [(-2.0, -4.0), (3, 0), (-2, 4)].map { CGPoint(x: x + $0.0, y: y + $0.1) }
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    path.close()
    color.setFill()
    path.fill()
  }
}
