import CoreGraphics
import UIKit

/// The inspector's upper edge: the pick cursor, the filter, and a cross that closes it.
final class InspectorHeader: UIView {
  static let height: CGFloat = 34
  var onPick: () -> Void = {}
  var onFilter: () -> Void = {}
  var onClose: () -> Void = {}
  /// Whether the pick cursor is on.
  var isPicking = false {
    didSet { if isPicking != oldValue { setNeedsDisplay() } }
  }
  var filter = LineEditor() {
    didSet { if filter != oldValue { setNeedsDisplay() } }
  }
  /// Whether the filter is typed now.
  var isTyping = false {
    didSet { if isTyping != oldValue { setNeedsDisplay() } }
  }
  /// What is filtered.
  var placeholder = "Filter layers" {
    didSet { if placeholder != oldValue { setNeedsDisplay() } }
  }
  /// How many layers match, where there is a filter.
  var matches = "" {
    didSet { if matches != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = InspectorStyle.raised
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  private var pickRect: CGRect { CGRect(x: 5, y: 5, width: 28, height: 24) }
  private var closeRect: CGRect { CGRect(x: bounds.width - 31, y: 5, width: 26, height: 24) }
  private var fieldRect: CGRect {
    CGRect(x: 38, y: 5, width: max(0, bounds.width - 38 - 36), height: 24)
  }

  override func draw(_ rect: CGRect) {
    drawPick()
    FieldInk.draw(
      filter,
      in: fieldRect,
      placeholder: placeholder,
      isTyping: isTyping,
      note: filter.text.isEmpty ? "Ctrl+F" : matches
    )
    let middle = CGPoint(x: closeRect.midX, y: closeRect.midY)
    for way in [-1.0, 1.0] {
      Ink.stroke(
        [
          CGPoint(x: middle.x - 4, y: middle.y - 4 * way),
          CGPoint(x: middle.x + 4, y: middle.y + 4 * way),
        ],
        InspectorStyle.softText,
        width: 1.5
      )
    }
    Ink.fill(
      CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1),
      InspectorStyle.line
    )
  }

  /// A pointer in a corner of a frame, as browsers have it.
  private func drawPick() {
    if isPicking { Ink.fill(pickRect, radius: 4, InspectorStyle.selection) }
    let color = isPicking ? InspectorStyle.selectedText : InspectorStyle.softText
    let (x, y) = (pickRect.midX, pickRect.midY)
    func points(_ list: [(Double, Double)]) -> [CGPoint] {
      list.map { CGPoint(x: x + $0.0, y: y + $0.1) }
    }
    Ink.stroke(points([(6, -2), (6, -6), (-7, -6), (-7, 5), (-3, 5)]), color, width: 1.5)
    let arrow = UIBezierPath()
    let corners = points([(-1, -1), (8, 2.5), (4, 4), (2.5, 8)])
    arrow.move(to: corners[0])
    for corner in corners.dropFirst() { arrow.addLine(to: corner) }
    arrow.close()
    color.setFill()
    arrow.fill()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    if pickRect.contains(point) { onPick() }
    if fieldRect.contains(point) { onFilter() }
    if closeRect.contains(point) { onClose() }
  }
}
