import CoreGraphics
import CoreImage

/// An object whose keys key paths lead through: a layer, an animation or a cell.
@MainActor
protocol KeyedObject: AnyObject {
  func value(forKeyPath keyPath: String) -> Any?
  func setValue(_ value: Any?, forKeyPath keyPath: String)
}

/// Access to what is behind the first key of a key path: a component of geometry, a key of a layer, an animation, a
/// cell or a filter, an entry of a dictionary, or the same of each element of a list.
@MainActor
enum NestedValues {
  /// A key path split into its first key and the rest; `nil` for a single key.
  static func parts(of keyPath: String) -> (first: String, rest: String)? {
    let parts = keyPath.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    return (String(parts[0]), String(parts[1]))
  }

  /// The value in an object at a key path, as an object; `nil` if there is none.
  static func value(in holder: Any, at keyPath: String) -> Any? {
    switch holder {
    case let object as any KeyedObject: object.value(forKeyPath: keyPath)
    case let filter as CIFilter: filter.value(forKey: keyPath).map { objectForm($0) }
    case let entries as [AnyHashable: Any]: value(ofEntryIn: entries, at: keyPath)
    case let list as [Any] where keyPath == "@count": NSNumber(value: list.count)
    case let list as [Any]: values(in: list, at: keyPath)
    default: component(keyPath, of: holder)?.any.map { objectForm($0) }
    }
  }

  /// Sets the value in an object at a key path; false if the object is not a `KeyedObject`.
  static func setValue(_ value: Any?, in holder: Any, at keyPath: String) -> Bool {
    guard let object = holder as? any KeyedObject else { return false }
    object.setValue(value, forKeyPath: keyPath)
    return true
  }

  /// Geometry with one component replaced; `nil` if it has no such component, or `value` is of a wrong type.
  static func geometry(
    _ geometry: Any,
    replacing name: String,
    with value: Any?
  ) -> Any? {
    guard let (whole, component, kind) = place(of: name, in: geometry),
      let part = AnimatableValue(value, as: kind), part != .none
    else { return nil }
    return component.write(part, into: whole).any
  }

  private static func values(in list: [Any], at keyPath: String) -> [Any]? {
    let values = list.map { value(in: $0, at: keyPath) }
    return values.contains { $0 != nil } ? values.map { $0 ?? NSNull() } : nil
  }

  private static func value(ofEntryIn entries: [AnyHashable: Any], at keyPath: String) -> Any? {
    if let entry = entries[keyPath] { return objectForm(entry) }
    guard let (first, rest) = parts(of: keyPath), let entry = entries[first] else { return nil }
    return value(in: entry, at: rest)
  }

  private static func component(_ name: String, of geometry: Any) -> AnimatableValue? {
    place(of: name, in: geometry).flatMap { $0.component.read(from: $0.whole) }
  }

  private static func place(
    of name: String,
    in geometry: Any
  ) -> (whole: AnimatableValue, component: ValueComponent, kind: ValueKind)? {
    guard let component = ValueComponent(rawValue: name),
      let form = animatableForm(geometry)?.animatableForm.value, let whole = form.kindOfGeometry,
      let kind = component.kind(in: whole)
    else { return nil }
    return (form, component, kind)
  }
}

extension AnimatableValue {
  /// The kind of geometry, if it has components.
  fileprivate var kindOfGeometry: ValueKind? {
    switch self {
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .transform: .transform
    default: nil
    }
  }
}
