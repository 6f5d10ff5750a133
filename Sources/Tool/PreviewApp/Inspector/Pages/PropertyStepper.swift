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
    Ink.text("Why did", in: CGRect(x: 12, y: 0, width: 56, height: bounds.height), InspectorStyle.dimText)
    let box = CGRect(x: 66, y: 4, width: max(0, bounds.width - 66 - 62), height: 20)
    Ink.fill(box, radius: 4, isFocused ? InspectorStyle.selection : InspectorStyle.quietSelection)
    let color = isFocused ? InspectorStyle.selectedText : InspectorStyle.text
    for (x, way) in [(box.minX + 12, -1.0), (box.maxX - 12, 1)] {
      Ink.stroke(
        [CGPoint(x: x - 2 * way, y: y - 4), CGPoint(x: x + 2 * way, y: y), CGPoint(x: x - 2 * way, y: y + 4)],
        color,
        width: 1.5
      )
    }
    Ink.text(title, in: box.insetBy(dx: 24, dy: 0), color, font: InspectorStyle.boldFont, align: .center)
    Ink.text(
      "(not) move",
      in: CGRect(x: box.maxX + 6, y: 0, width: 58, height: bounds.height),
      InspectorStyle.dimText,
      font: InspectorStyle.smallFont
    )
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), bounds.contains(point) else { return }
    onStep(point.x < bounds.midX ? -1 : 1)
  }
}
