import CoreGraphics
import UIKit

/// A property's name between two arrows, which lead to the one before and the one after.
final class PropertyStepper: UIView {
  static let height: CGFloat = 28
  var onStep: (Int) -> Void = { _ in }
  var title = "" {
    didSet { if title != oldValue { setNeedsDisplay() } }
  }
  var isFocused = false {
    didSet { if isFocused != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = InspectorStyle.background
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let y = bounds.midY
    let label = CGRect(x: 12, y: 0, width: 56, height: bounds.height)
    Ink.text("Property", in: label, InspectorStyle.softText)
    let box = CGRect(x: 70, y: 4, width: max(0, bounds.width - 70 - 12), height: 20)
    Ink.fill(box, radius: 4, isFocused ? InspectorStyle.selection : InspectorStyle.quietSelection)
    let color = isFocused ? InspectorStyle.selectedText : InspectorStyle.text
    for (x, way) in [(box.minX + 12, -1.0), (box.maxX - 12, 1)] {
      Ink.stroke(
        [(-2, -4), (2, 0), (-2, 4)].map { CGPoint(x: x + $0.0 * way, y: y + $0.1) },
        color,
        width: 1.5
      )
    }
    Ink.text(
      title,
      in: box.insetBy(dx: 24, dy: 0),
      color,
      font: InspectorStyle.boldFont,
      align: .center
    )
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), bounds.contains(point) else { return }
    onStep(point.x < bounds.midX ? -1 : 1)
  }
}
