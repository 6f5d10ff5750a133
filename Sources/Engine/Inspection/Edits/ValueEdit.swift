import AnimationCore
import CoreGraphics
import QuartzCore
import SceneProtocol
import UIKit

/// A property that is set from outside, at once and without animation.
struct ValueEdit {
  let layer: CALayer
  let property: String
  let value: InspectedValue

  /// Sets it.
  ///
  /// - Returns: The value that it had, or why it cannot be set.
  func perform() -> Result<InspectedValue, Refusal> {
    let name = LayerProperty(key: property)?.rawValue ?? property
    let reading = LayerReading(layer: layer, time: CACurrentMediaTime())
    guard let known = reading.properties.first(where: { $0.name == name }) else {
      return .failure(Refusal("\(layer.inspectedName) has no property \(property)"))
    }
    guard known.isEditable else { return .failure(Refusal("\(name) cannot be set from outside")) }
    if let bad = value.numbers.first(where: { !$0.isFinite }) {
      return .failure(Refusal("\(name) must be finite, not \(InspectedValue.number(bad))"))
    }
    if !known.choices.isEmpty, !known.choices.contains(value.text) {
      let words = known.choices.joined(separator: ", ")
      return .failure(Refusal("\(name) is one of \(words), not \(value.words)"))
    }
    let isDone = known.owner == .view ? setOnView(name) : setOnLayer(name)
    return isDone
      ? .success(known.model)
      : .failure(Refusal("\(name) is a \(known.model.kind.rawValue), and cannot be \(value.words)"))
  }

  private func setOnLayer(_ name: String) -> Bool {
    switch name {
    case "frame":
      guard case .rect(let frame)? = value.value(as: .rect) else { return false }
      layer.changeInPlace { $0.frame = frame }
    case "speed", "timeOffset", "beginTime":
      guard case .number(let number)? = value.value(as: .number) else { return false }
      layer.changeInPlace { $0.setValue(number, forKey: name) }
    default:
      guard let kind = kind(of: name), let new = value.value(as: kind) else { return false }
      if new == .none, kind != .color { return false }
      layer.changeInPlace { $0.setValue(new.any, forKey: name) }
    }
    return true
  }

  private func kind(of name: String) -> ValueKind? {
    LayerProperty(rawValue: name)?.kind
      ?? layer.declaredValues.first { $0.name == name }?.key.kind
  }

  private func setOnView(_ name: String) -> Bool {
    guard let view = layer.owner, let number = value.numbers.first, value.numbers.count == 1 else {
      return false
    }
    switch (name, value.kind) {
    case ("isUserInteractionEnabled", .flag): view.isUserInteractionEnabled = number != 0
    case ("isMultipleTouchEnabled", .flag): view.isMultipleTouchEnabled = number != 0
    case ("tag", .number):
      guard let tag = Int(exactly: number) else { return false }
      view.tag = tag
    default: return false
    }
    return true
  }
}

/// Why an inspector's request cannot be done, in words.
struct Refusal: Error {
  let words: String

  init(_ words: String) { self.words = words }
}
