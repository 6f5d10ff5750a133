import CoreGraphics

/// What a key path of an animation names: a property of the layer, one component of it (KP1), or an input of one of
/// its filters (KP4).
package struct KeyPathTarget: Equatable, Sendable {
  package let property: AnimatedKey
  package let component: ValueComponent?
  /// What it names within the layer's filters, if it does.
  package private(set) var filterPart: FilterPart?
  package private(set) var kind: ValueKind
  /// Whether the layer draws itself anew in each frame that this changes (DI6).
  package var needsRedraw = false

  /// Those that have been read before: only so many paths name something, but for filters, whose names are any.
  @MainActor private(set) static var known: [String: KeyPathTarget] = [:]

  /// What a path names; `nil` when that is no property that all layers have.
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

  /// `nil` when values of the property have no such component.
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

  /// What it names within a value of its property.
  package func part(of whole: AnimatableValue) -> AnimatableValue {
    if let component { return component.read(from: whole) ?? .none }
    if let filterPart { return filterPart.read(from: whole) ?? .none }
    return whole
  }

  /// Whether it names a part of its property.
  package var isPart: Bool { component != nil || filterPart != nil }

  /// A value of its property with the part that it names replaced.
  package func writing(_ part: AnimatableValue, into whole: AnimatableValue) -> AnimatableValue {
    component?.write(part, into: whole) ?? filterPart?.write(part, into: whole) ?? part
  }

  package func write(_ value: AnimatableValue, to values: inout LayerValues) {
    let whole = isPart ? writing(value, into: values[property]) : value
    // A part that is finite can make a whole that is not, such as a turn of an immense scale.
    guard !isPart || whole.isFinite else { return }
    values[property] = whole
    if needsRedraw { values.custom.needsRedraw = true }
  }

  /// Gives the whole property in `values` the value that it has in `model`.
  func reset(_ values: inout LayerValues, to model: LayerValues) {
    values[property] = model[property]
    guard needsRedraw else { return }
    values.custom.needsRedraw = false
    values.contents = model.contents
  }
}
