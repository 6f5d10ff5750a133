import CoreGraphics
import Foundation
import SceneProtocol

/// A value that is typed, and the ways to change one without typing.
struct ValueEdit: Equatable {
  let property: InspectedLayer.Property
  var line: LineEditor

  /// The model's value, to be replaced.
  init(_ property: InspectedLayer.Property) {
    self.property = property
    line = LineEditor(replacing: Self.text(property.model))
  }

  /// The typed value; `nil` for what is none of this kind.
  var value: InspectedValue? { Self.value(line.text, like: property.model) }

  /// What is wrong with the text, in words.
  var problem: String {
    switch property.model.kind {
    case .color: "a color is typed as #RRGGBB or #RRGGBBAA, or nil"
    case .number, .point, .size, .rect, .transform, .numbers:
      "\(property.name) takes \(property.model.numbers.count) numbers, such as \(Self.text(property.model))"
    default: "this is no value of \(property.name)"
    }
  }

  /// Changes the number at the caret.
  mutating func step(_ steps: Double) {
    guard let value else { return }
    let part = min(line.before.count { $0 == "," }, value.numbers.count - 1)
    var changed = property
    changed.model = value
    if let next = Self.stepped(changed, part: part, by: steps) {
      line = LineEditor(replacing: Self.text(next))
    }
  }

  /// The other value of a flag, the next word of a list; `nil` for what is typed.
  static func next(of property: InspectedLayer.Property) -> InspectedValue? {
    if property.model.kind == .flag {
      return InspectedValue(.flag, [property.model.numbers.first == 0 ? 1 : 0])
    }
    guard !property.choices.isEmpty else { return nil }
    let place = property.choices.firstIndex(of: property.model.text) ?? -1
    return InspectedValue(
      property.model.kind,
      text: property.choices[(place + 1) % property.choices.count]
    )
  }

  /// The value with one of its numbers changed by a number of steps; `nil` where it has none.
  static func stepped(
    _ property: InspectedLayer.Property,
    part: Int,
    by steps: Double
  ) -> InspectedValue? {
    var value = property.model
    guard [.number, .point, .size, .rect].contains(value.kind),
      value.numbers.indices.contains(part)
    else { return nil }
    let limit = limits[property.name]
    let isFine = limit != nil || property.name == "anchorPoint" || property.name == "speed"
    let result = value.numbers[part] + steps * (isFine ? 0.05 : 1)
    value.numbers[part] = limit.map { min(max(result, $0.lowerBound), $0.upperBound) } ?? result
    value.numbers[part] = (value.numbers[part] * 1e6).rounded() / 1e6
    return value
  }

  private static let limits: [String: ClosedRange<Double>] = [
    "opacity": 0...1, "alpha": 0...1, "shadowOpacity": 0...1, "strokeStart": 0...1,
    "strokeEnd": 0...1,
  ]

  /// Which of a value's numbers is at a place of its text, in points from its left edge.
  static func part(of value: InspectedValue, at x: CGFloat) -> Int {
    var (end, last) = (value.kind == .number ? "" : "(", 0)
    for (number, part) in value.numbers.enumerated() {
      end += (number == 0 ? "" : ", ") + InspectedValue.number(part)
      last = number
      if Ink.width(end, font: InspectorStyle.codeFont) + 3 >= x { return number }
    }
    return last
  }

  /// A value as it is typed: numbers with commas, a color in hexadecimal digits.
  static func text(_ value: InspectedValue) -> String {
    switch value.kind {
    case .none: "nil"
    case .color where value.numbers.count == 4:
      hexadecimal(value.numbers[3] == 1 ? value.numbers.dropLast() : value.numbers)
    case .text, .other: value.text
    default: value.numbers.map(InspectedValue.number).joined(separator: ", ")
    }
  }

  private static func hexadecimal(_ parts: [Double]) -> String {
    let bytes = parts.map { $0.isFinite ? Int((min(max($0, 0), 1) * 255).rounded()) : 0 }
    return "#" + bytes.map { String(format: "%02x", $0) }.joined()
  }

  private static func value(_ text: String, like old: InspectedValue) -> InspectedValue? {
    let text = text.trimmingCharacters(in: .whitespaces)
    switch old.kind {
    case .text: return InspectedValue(.text, text: text)
    case .color, .none:
      return text == "nil" ? InspectedValue(.none) : color(text)
    case .number, .point, .size, .rect, .transform, .numbers, .bits:
      let words = text.split { ",;× ".contains($0) }
      let numbers = words.compactMap { Double($0) }
      guard numbers.count == words.count, numbers.count == old.numbers.count,
        numbers.allSatisfy(\.isFinite)
      else { return nil }
      return InspectedValue(old.kind, numbers)
    default: return nil
    }
  }

  /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`, with or without `#`.
  private static func color(_ text: String) -> InspectedValue? {
    var digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    if digits.count == 6 { digits += "FF" }
    guard digits.count == 8, let number = UInt32(digits, radix: 16) else { return nil }
    return InspectedValue(.color, [24, 16, 8, 0].map { Double(number >> $0 & 0xFF) / 255 })
  }
}
