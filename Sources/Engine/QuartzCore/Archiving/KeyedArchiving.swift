import Foundation

/// An object whose archive is its values by key: a layer, an animation or a cell.
///
/// What can be archived is what the tables of its keys list, so that a new property is archived without being named
/// again.
@MainActor
protocol KeyedArchiving: ObjectArchiving {
  /// The properties that are read and written by functions.
  static var keys: [String: ObjectKey] { get }
  /// The keys of its other properties, in the order of an archive.
  var plainKeys: [String] { get }
  /// Values under keys that are not properties.
  var extraValues: [String: Any] { get }

  /// Whether the value of one of `plainKeys` is another than that of a new object.
  func isChanged(plainKey key: String) -> Bool
  /// A new object of the engine's class that it is or is derived from.
  var newObject: NSObject { get }

  func shouldArchiveValue(forKey key: String) -> Bool
  func keyedValue(forKey key: String) -> Any?
  func setKeyedValue(_ value: Any?, forKey key: String)
  /// Reports that a value cannot be archived.
  func reportUnarchivable(_ value: Any, forKey key: String)
}

extension KeyedArchiving {
  static var keys: [String: ObjectKey] { [:] }

  func writeArchive(_ coder: NSCoder) { writeValues(to: coder) }
  func takeArchive(_ coder: NSCoder) -> Bool { takeValues(of: coder) }
  func hasValueToArchive(forKey key: String) -> Bool { hasKeyedValueToArchive(forKey: key) }

  /// Whether the value of a key is another than that of a new object, or has no property.
  func hasKeyedValueToArchive(forKey key: String) -> Bool {
    guard let property = type(of: self).keys[key] else {
      return isChanged(plainKey: key) || extraValues[key] != nil
    }
    switch property.archiving {
    case .ifAsked, .asReference: return isChanged(property)
    case .unasked, .never: return false
    }
  }

  private func isChanged(_ property: ObjectKey) -> Bool {
    switch (property.read(self).flatMap(unwrapped), property.read(newObject).flatMap(unwrapped)) {
    case (nil, nil): false
    case (let value?, let new?): !isEqualInArchives(value, new)
    default: true
    }
  }

  /// Writes the values by key.
  func writeValues(to coder: NSCoder) {
    var keys: [String] = []
    var values: [ArchivedValue] = []
    for key in plainKeys + type(of: self).keys.keys.sorted() + extraValues.keys.sorted()
    where isArchived(key) {
      guard let value = keyedValue(forKey: key) else { continue }
      if let archived = ArchivedValue(value) {
        keys.append(key)
        values.append(archived)
      } else {
        reportUnarchivable(value, forKey: key)
      }
    }
    ArchivedObject.encodeClass(of: self, to: coder)
    coder.encode(keys as NSArray, forKey: "keys")
    coder.encode(values as NSArray, forKey: "values")
  }

  private func isArchived(_ key: String) -> Bool {
    switch type(of: self).keys[key] {
    case let property? where property.archiving == .unasked: isChanged(property)
    case let property? where property.archiving != .ifAsked: false
    default: shouldArchiveValue(forKey: key)
    }
  }

  /// Takes the values by key; false for an archive that is damaged.
  func takeValues(of coder: NSCoder) -> Bool {
    guard coder.containsValue(forKey: "keys") else { return true }
    guard let keys = coder.texts(forKey: "keys"), let values = coder.parts(forKey: "values"),
      keys.count == values.count
    else { return false }
    for (key, value) in zip(keys, values) { setKeyedValue(value.value, forKey: key) }
    return true
  }
}

/// Whether two values of a property are the same to an archive.
private func isEqualInArchives(_ a: Any, _ b: Any) -> Bool {
  if let a = objectForm(a) as? NSObject, let b = objectForm(b) as? NSObject { return a.isEqual(b) }
  if let a = a as? any Hashable, let b = b as? any Hashable {
    return AnyHashable(a) == AnyHashable(b)
  }
  return false
}
