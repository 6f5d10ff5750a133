import CoreGraphics

/// What a key path of an animation names: a property of the layer, or one component of it (KP1).
package struct KeyPathTarget: Equatable, Sendable {
  package let property: LayerProperty
  package let component: ValueComponent?
  package let kind: ValueKind

  /// Those that have been read before: only so many paths name something.
  @MainActor private static var known: [String: KeyPathTarget] = [:]

  /// What a path names; `nil` when that is no property that a layer has.
  @MainActor
  package static func named(_ keyPath: String) -> KeyPathTarget? {
    if let target = known[keyPath] { return target }
    guard let target = KeyPathTarget(keyPath: keyPath) else { return nil }
    known[keyPath] = target
    return target
  }

  private init?(keyPath: String) {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first, let property = LayerProperty(key: first) else { return nil }
    self.property = property
    guard parts.count == 2 else {
      (component, kind) = (nil, property.kind)
      return
    }
    guard let component = ValueComponent(rawValue: parts[1]),
      let kind = component.kind(in: property.kind)
    else { return nil }
    (self.component, self.kind) = (component, kind)
  }

  package func read(_ values: LayerValues) -> AnimatableValue {
    part(of: values[property])
  }

  /// What it names within a value of its property.
  package func part(of whole: AnimatableValue) -> AnimatableValue {
    guard let component else { return whole }
    return component.read(from: whole) ?? .none
  }

  package func write(_ value: AnimatableValue, to values: inout LayerValues) {
    values[property] = component?.write(value, into: values[property]) ?? value
  }
}
