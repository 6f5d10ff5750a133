import CoreGraphics
import UIKit

/// The row of tabs between the layers and what is shown of the selected one; a drag of it moves it.
final class TabStrip: UIView {
  static let height: CGFloat = 30
  var onSelect: (InspectorTab) -> Void = { _ in }
  /// Called with how far the strip is dragged, in points.
  var onDrag: (CGFloat) -> Void = { _ in }
  var selected = InspectorTab.values {
    didSet { if selected != oldValue { setNeedsDisplay() } }
  }
  private var dragStart: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = InspectorStyle.raised
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  private func frame(of tab: InspectorTab) -> CGRect {
    let widths = InspectorTab.ofLayers.map { Ink.width($0.title) + 15 }
    guard widths.indices.contains(tab.rawValue) else { return .null }
    let x = widths.prefix(tab.rawValue).reduce(4, +)
    return CGRect(x: x, y: 0, width: widths[tab.rawValue], height: bounds.height)
  }

  override func draw(_ rect: CGRect) {
    for y in [0, bounds.height - 1] {
      Ink.fill(CGRect(x: 0, y: y, width: bounds.width, height: 1), InspectorStyle.line)
    }
    for tab in InspectorTab.ofLayers {
      let box = frame(of: tab)
      let isSelected = tab == selected
      Ink.text(
        tab.title,
        in: box,
        isSelected ? InspectorStyle.text : InspectorStyle.softText,
        font: InspectorStyle.font,
        align: .center
      )
      guard isSelected else { continue }
      Ink.fill(
        CGRect(x: box.minX + 4, y: bounds.height - 3, width: box.width - 8, height: 3),
        InspectorStyle.accent
      )
    }
    // A grip: the strip can be dragged.
    for number in 0..<3 {
      Ink.fill(
        CGRect(
          x: bounds.width - 22,
          y: bounds.midY - 4 + CGFloat(number) * 4,
          width: 12,
          height: 1
        ),
        InspectorStyle.dimText
      )
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    if let tab = InspectorTab.ofLayers.first(where: { frame(of: $0).contains(point) }) {
      onSelect(tab)
    } else {
      dragStart = point.y
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let start = dragStart, let touch = touches.first else { return }
    // (The strip moves with it, and so does the place in it.)
    onDrag(touch.location(in: self).y - start)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { dragStart = nil }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { dragStart = nil }
}
