import CoreGraphics
import SceneProtocol
import UIKit

/// A line below a color that is selected: one of its parts, to be dragged.
struct ColorSlider: Equatable {
  /// 0 is red, 1 green, 2 blue, 3 alpha.
  let part: Int
  /// Red, green, blue and alpha, 0 … 1.
  let color: [Double]

  static let count = 4

  private static let names = ["red", "green", "blue", "alpha"]
  private static let numberWidth: CGFloat = 40

  init(part: Int, of value: InspectedValue) {
    self.part = part
    color =
      value.kind == .color && value.numbers.count == 4
      ? value.numbers.map { $0.isFinite ? min(max($0, 0), 1) : 0 } : [0, 0, 0, 0]
  }

  /// Whether a property's value is a color, or is one that is not set.
  static func isColor(_ property: InspectedLayer.Property) -> Bool {
    property.isEditable
      && (property.model.kind == .color
        || property.model.kind == .none && property.name.lowercased().hasSuffix("color"))
  }

  /// The color with this part at a place of the line, in points from its left edge.
  func value(at x: CGFloat, in width: CGFloat) -> InspectedValue {
    let track = Self.track(in: width)
    return value(Double((x - track.lowerBound) / (track.upperBound - track.lowerBound)))
  }

  /// The color with this part some 255ths larger.
  func value(steppedBy steps: Double) -> InspectedValue {
    value((color[part] * 255 + steps).rounded() / 255)
  }

  private func value(_ amount: Double) -> InspectedValue {
    var color = color
    // A color that was not set, and so is clear, is seen from the first touch on.
    if part < 3, color == [0, 0, 0, 0] { color[3] = 1 }
    color[part] = (min(max(amount, 0), 1) * 255).rounded() / 255
    return InspectedValue(.color, color)
  }

  private static func track(in width: CGFloat) -> Range<CGFloat> {
    let left = min(max(110, (width * 0.34).rounded()), 190)
    return left..<max(left + 1, width - 20 - numberWidth)
  }

  func draw(in rect: CGRect, isStrong: Bool) {
    if isStrong { Ink.fill(rect, InspectorStyle.selection) }
    let color = isStrong ? InspectorStyle.selectedText : InspectorStyle.softText
    Ink.text(
      Self.names[part],
      in: CGRect(x: 28, y: rect.minY, width: 80, height: rect.height),
      color
    )
    let track = Self.track(in: rect.width)
    SliderInk.drawTrack(
      self.color,
      part: part,
      in: CGRect(
        x: track.lowerBound,
        y: rect.midY - 4,
        width: track.upperBound - track.lowerBound,
        height: 8
      )
    )
    let x = track.lowerBound + (track.upperBound - track.lowerBound) * CGFloat(self.color[part])
    Ink.fill(CGRect(x: x - 4, y: rect.midY - 7, width: 8, height: 14), radius: 3, color)
    Ink.text(
      "\(Int((self.color[part] * 255).rounded()))",
      in: CGRect(
        x: track.upperBound + 8,
        y: rect.minY,
        width: Self.numberWidth,
        height: rect.height
      ),
      color,
      font: InspectorStyle.codeFont,
      align: .right
    )
  }
}
