import CoreGraphics
import UIKit

/// A list of rows of one height, of which only the visible ones are drawn: its cost does not grow with its length.
final class ListView: UIView {
  /// A press on a row.
  struct Press {
    var row: Int
    /// The place in the row, in points.
    var point: CGPoint
    /// 1 for a click, 2 for a double click.
    var count: Int
  }

  /// Draws a row in its rectangle.
  var drawRow: (_ row: Int, _ rect: CGRect) -> Void = { _, _ in }
  /// Called when it is pressed anywhere, before `onPress`.
  var onTouch: () -> Void = {}
  /// Called when a row is pressed.
  var onPress: (Press) -> Void = { _ in }
  /// Called when a press moves: from where, and by how much since then, in points.
  var onDrag: (Press, CGFloat) -> Void = { _, _ in }
  var onRelease: () -> Void = {}
  /// What is shown when there are no rows.
  var emptyText = "" {
    didSet { if emptyText != oldValue { setNeedsDisplay() } }
  }
  var rowHeight = InspectorStyle.rowHeight

  var count = 0 {
    didSet {
      scroll(to: offset)
      setNeedsDisplay()
    }
  }

  /// How far it is scrolled, in points.
  private(set) var offset: CGFloat = 0
  private var pressed: (press: Press, x: CGFloat)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = InspectorStyle.background
    layer.masksToBounds = true
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  private var mostOffset: CGFloat { max(0, CGFloat(count) * rowHeight - bounds.height) }

  /// Whether the last row is seen.
  var isAtEnd: Bool { offset >= mostOffset }

  /// The number of rows that fit.
  var visibleCount: Int { max(1, Int(bounds.height / rowHeight)) }

  func scroll(by distance: CGFloat) { scroll(to: offset + distance) }

  private func scroll(to place: CGFloat) {
    let new = min(max(0, place), mostOffset).rounded()
    guard new != offset else { return }
    offset = new
    setNeedsDisplay()
  }

  /// Scrolls no further than is needed to see a row.
  func reveal(_ row: Int?) {
    guard let row else { return }
    let top = CGFloat(row) * rowHeight
    if top < offset { scroll(to: top) }
    if top + rowHeight > offset + bounds.height { scroll(to: top + rowHeight - bounds.height) }
  }

  /// The row at a place in the view; `nil` below the last.
  func row(at point: CGPoint) -> Int? {
    let row = Int(((point.y + offset) / rowHeight).rounded(.down))
    return bounds.contains(point) && (0..<count).contains(row) ? row : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll(to: offset)
  }

  override func draw(_ rect: CGRect) {
    guard count > 0 else {
      let box = CGRect(x: 12, y: 10, width: bounds.width - 24, height: bounds.height - 20)
      emptyText.draw(
        in: box,
        withAttributes: [
          .font: InspectorStyle.font, .foregroundColor: InspectorStyle.dimText,
        ]
      )
      return
    }
    let first = Int(offset / rowHeight)
    let last = min(count, Int(((offset + bounds.height) / rowHeight).rounded(.up)))
    for row in first..<max(first, last) {
      let y = CGFloat(row) * rowHeight - offset
      drawRow(row, CGRect(x: 0, y: y, width: bounds.width, height: rowHeight))
    }
    drawScroller()
  }

  private func drawScroller() {
    guard mostOffset > 0 else { return }
    let share = bounds.height / (CGFloat(count) * rowHeight)
    let height = max(24, bounds.height * share)
    let y = (bounds.height - height) * offset / mostOffset
    Ink.fill(
      CGRect(x: bounds.width - 7, y: y + 1, width: 5, height: height - 2),
      radius: 2.5,
      InspectorStyle.dimText.withAlphaComponent(0.55)
    )
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    onTouch()
    guard let row = row(at: point) else { return }
    let place = CGPoint(x: point.x, y: point.y + offset - CGFloat(row) * rowHeight)
    let press = Press(row: row, point: place, count: touch.tapCount)
    pressed = (press, point.x)
    onPress(press)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let pressed else { return }
    onDrag(pressed.press, touch.location(in: self).x - pressed.x)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { release() }

  private func release() {
    guard pressed != nil else { return }
    pressed = nil
    onRelease()
  }
}
