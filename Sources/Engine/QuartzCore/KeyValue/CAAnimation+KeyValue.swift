import CoreGraphics

extension CAAnimation: KeyedObject {
  /// Sets the value at a key path: under a key, or in the layer or animation under its first key, such as
  /// `label.opacity` if a layer was set for `label`.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let (first, rest) = NestedValues.parts(of: keyPath), let held = self.value(forKey: first) {
      if NestedValues.setValue(value, in: held, at: rest) { return }
      if let whole = NestedValues.geometry(held, replacing: rest, with: value) {
        return setValue(whole, forKey: first)
      }
    }
    setValue(value, forKey: keyPath)
  }

  /// The value at a key path, as `setValue(_:forKeyPath:)` reads it; `nil` if it was never set.
  public func value(forKeyPath keyPath: String) -> Any? {
    let nested = NestedValues.parts(of: keyPath).flatMap { first, rest in
      value(forKey: first).flatMap { NestedValues.value(in: $0, at: rest) }
    }
    return nested ?? value(forKey: keyPath)
  }

  func setKeyedValue(_ value: Any?, forKey key: String) {
    guard let property = property(named: key) else {
      settings.extraValues[key] = value
      return
    }
    if property.write(self, value) { return }
    refuse(key, "cannot be \(value ?? "nil"): it keeps its value")
  }

  func keyedValue(forKey key: String) -> Any? {
    let value =
      if let property = property(named: key) {
        property.read(self)
      } else {
        settings.extraValues[key] ?? type(of: self).defaultValue(forKey: key)
      }
    return value.map { objectForm($0) }
  }

  private func property(named name: String) -> ObjectKey? {
    Self.keys[name] ?? Self.keys[GetterNames.key(of: name)]
  }
}
