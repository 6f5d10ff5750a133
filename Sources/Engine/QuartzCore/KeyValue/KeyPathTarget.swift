import CoreGraphics

/// The target of an animation's key path: a property of the layer, one component of it (KP1), or an input of one of its
/// filters (KP4).
package struct KeyPathTarget: Equatable, Sendable {
  package let property: AnimatedKey
  package let component: ValueComponent?
  /// The input of a filter that it names, if it does.
  package private(set) var filterPart: FilterPart?
  package private(set) var kind: ValueKind
  /// Whether a change of it in a frame makes the layer draw itself again (DI6).
  package var needsRedraw = false

  /// A cache of targets by key path, without those of filters, which can have any name.
  @MainActor private(set) static var known: [String: KeyPathTarget] = [:]

  /// The target of a key path; `nil` if it is not a property of all layers.
  @MainActor
  package static func named(_ keyPath: String) -> KeyPathTarget? {
    if let target = known[keyPath] { return target }
    guard let target = KeyPathTarget(keyPath: keyPath) else { return nil }
    if target.filterPart == nil { known[keyPath] = target }
    return target
  }

  private init?(keyPath: String) {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first, let property = LayerProperty(key: first) else { return nil }
    if property.kind == .filters, parts.count == 2 {
      guard let part = FilterPart(parts[1]) else { return nil }
      self.init(.builtIn(property), component: nil)
      (filterPart, kind) = (part, part.kind)
      return
    }
    self.init(.builtIn(property), component: parts.count == 2 ? parts[1] : nil)
  }

  /// `nil` if values of the property have no such component.
  package init?(_ property: AnimatedKey, component name: String?) {
    self.property = property
    guard let name else {
      (component, kind) = (nil, property.kind)
      return
    }
    guard let component = ValueComponent(rawValue: name),
      let kind = component.kind(in: property.kind)
    else { return nil }
    (self.component, self.kind) = (component, kind)
  }

  package func read(_ values: LayerValues) -> AnimatableValue {
    part(of: values[property])
  }

  /// The target's part of a value of its property.
  package func part(of whole: AnimatableValue) -> AnimatableValue {
    if let component { return component.read(from: whole) ?? .none }
    if let filterPart { return filterPart.read(from: whole) ?? .none }
    return whole
  }

  /// Whether it is a part of its property.
  package var isPart: Bool { component != nil || filterPart != nil }

  /// A value of its property with the target's part replaced.
  package func writing(_ part: AnimatableValue, into whole: AnimatableValue) -> AnimatableValue {
    component?.write(part, into: whole) ?? filterPart?.write(part, into: whole) ?? part
  }

  package func write(_ value: AnimatableValue, to values: inout LayerValues) {
    let whole = isPart ? writing(value, into: values[property]) : value
    // A finite part can make a value that is not finite, such as a rotation of a very large scale.
    guard !isPart || whole.isFinite else { return }
    values[property] = whole
    if needsRedraw { values.custom.needsRedraw = true }
  }

  /// Resets the whole property in `values` to its value in `model`.
  func reset(_ values: inout LayerValues, to model: LayerValues) {
    values[property] = model[property]
    guard needsRedraw else { return }
    values.custom.needsRedraw = false
    values.contents = model.contents
  }
}
