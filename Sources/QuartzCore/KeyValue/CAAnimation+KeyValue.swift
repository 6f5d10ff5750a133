import CoreGraphics

extension CAAnimation {
  /// Sets the value at a key path: that of a key, or through the layer or animation under its first key,
  /// such as `label.opacity` where a layer was set for `label`.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    switch holder(in: keyPath) {
    case (let layer as CALayer, let rest)?: layer.setValue(value, forKeyPath: rest)
    case (let animation as CAAnimation, let rest)?: animation.setValue(value, forKeyPath: rest)
    default: setValue(value, forKey: keyPath)
    }
  }

  /// The value at a key path, as `setValue(_:forKeyPath:)` reads it; `nil` for what was never set.
  public func value(forKeyPath keyPath: String) -> Any? {
    switch holder(in: keyPath) {
    case (let layer as CALayer, let rest)?: layer.value(forKeyPath: rest)
    case (let animation as CAAnimation, let rest)?: animation.value(forKeyPath: rest)
    default: value(forKey: keyPath)
    }
  }

  func setKeyedValue(_ value: Any?, forKey key: String) {
    guard let property = Self.keys[key] else {
      settings.extraValues[key] = value
      return
    }
    if property.write(self, value) { return }
    refuse(key, "cannot be \(value ?? "nil"): it keeps its value")
  }

  func keyedValue(forKey key: String) -> Any? {
    if let property = Self.keys[key] { return property.read(self) }
    return settings.extraValues[key] ?? type(of: self).defaultValue(forKey: key)
  }

  /// What the first key of a key path holds, and the rest of the path.
  private func holder(in keyPath: String) -> (Any, String)? {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, let held = value(forKey: parts[0]) else { return nil }
    return (held, parts[1])
  }
}
