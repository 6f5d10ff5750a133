import CoreGraphics
import SceneProtocol
import UIKit

/// The three columns of the values: the name, the model, and what is on the screen.
struct ValueColumns {
  private let name: Range<CGFloat>
  /// Where the model's values are, from left to right.
  let model: Range<CGFloat>
  private let shown: Range<CGFloat>

  /// - Parameter width: The width of the list, in points.
  init(width: CGFloat) {
    let first = min(max(110, (width * 0.34).rounded()), 190)
    let second = ((width - first) / 2).rounded()
    name = 12..<max(13, first - 4)
    model = first..<(first + max(1, second - 4))
    shown = (first + second)..<max(first + second + 1, width - 12)
  }

  private func box(_ range: Range<CGFloat>, _ rect: CGRect) -> CGRect {
    CGRect(
      x: range.lowerBound,
      y: rect.minY,
      width: range.upperBound - range.lowerBound,
      height: rect.height
    )
  }

  func drawHeading(_ title: String, isFirst: Bool, in rect: CGRect) {
    Ink.fill(rect, InspectorStyle.raised)
    let room = isFirst ? name : name.lowerBound..<model.upperBound
    Ink.text(title, in: box(room, rect), font: InspectorStyle.boldFont)
    guard isFirst else { return }
    for (range, word) in [(model, "Model"), (shown, "On screen")] {
      Ink.text(word, in: box(range, rect), InspectorStyle.softText, font: InspectorStyle.smallFont)
    }
  }

  func drawNote(_ title: String, _ text: String, in rect: CGRect) {
    Ink.text(title, in: box(name, rect), InspectorStyle.softText)
    Ink.text(
      text,
      in: box(model.lowerBound..<shown.upperBound, rect),
      font: InspectorStyle.codeFont
    )
  }

  func draw(
    _ property: InspectedLayer.Property,
    edit: ValueEdit?,
    isSelected: Bool,
    isFocused: Bool,
    in rect: CGRect
  ) {
    let isStrong = isSelected && isFocused && edit == nil
    if isSelected {
      Ink.fill(rect, isStrong ? InspectorStyle.selection : InspectorStyle.quietSelection)
    } else if property.shown != nil {
      Ink.fill(rect, InspectorStyle.differenceWash)
    }
    let quiet = property.isDefault && property.shown == nil
    let plain =
      isStrong
      ? InspectorStyle.selectedText : quiet ? InspectorStyle.dimText : InspectorStyle.text
    Ink.text(property.name, in: box(name, rect), plain)
    if let edit {
      FieldInk.draw(
        edit.line,
        in: box(model, rect).insetBy(dx: -4, dy: 0.5),
        isTyping: true,
        font: InspectorStyle.codeFont
      )
    } else {
      draw(property.model, in: box(model, rect), plain)
    }
    let differs = property.shown != nil
    draw(
      property.shown ?? property.model,
      in: box(shown, rect),
      isStrong
        ? InspectorStyle.selectedText : differs ? InspectorStyle.difference : InspectorStyle.dimText
    )
  }

  private func draw(_ value: InspectedValue, in rect: CGRect, _ color: UIColor) {
    var rect = rect
    if value.kind == .color, value.numbers.count == 4 {
      let swatch = CGRect(x: rect.minX, y: rect.midY - 6, width: 12, height: 12)
      SliderInk.drawSwatch(value.numbers, in: swatch)
      rect.origin.x += 17
      rect.size.width -= 17
    }
    Ink.text(Self.short(value).words, in: rect, color, font: InspectorStyle.codeFont, cut: .tail)
  }

  /// The value with as many digits as the column has room for.
  private static func short(_ value: InspectedValue) -> InspectedValue {
    let tens: Double
    switch value.kind {
    case .rect, .size: tens = 10
    case .point, .numbers: tens = 100
    default: return value
    }
    return InspectedValue(value.kind, value.numbers.map { ($0 * tens).rounded() / tens })
  }
}
