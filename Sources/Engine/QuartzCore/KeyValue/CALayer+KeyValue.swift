import CoreGraphics
import CoreImage

extension CALayer: KeyedObject, KeyedLayer {
  /// Sets the value at a key path: a property, a component of one, a value of a layer or an animation that the path
  /// leads through, such as `sublayers.<name>.…` or `mask.…`, or any other key.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let (layer, rest) = namedSublayer(in: keyPath) {
      return layer.setValue(value, forKeyPath: rest)
    }
    if asKind?.setMemberValue(value, forKeyPath: keyPath) == true { return }
    guard let target = target(ofKeyPath: keyPath), target.isPart else {
      return setNestedValue(value, forKeyPath: keyPath)
    }
    guard let part = AnimatableValue(value, as: target.kind), part != .none,
      target.filterPart == nil || target.read(values) != .none
    else { return refuse(value, forKey: keyPath) }
    let whole = target.writing(part, into: values[target.property])
    if target.filterPart != nil, case .builtIn(let property) = target.property {
      return set(property, to: whole)
    }
    if let any = whole.any { setValue(any, forKey: target.property.name) }
  }

  /// The value at a key path; `nil` if it was never set.
  ///
  /// It is an object, as in `value(forKey:)`.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let (layer, rest) = namedSublayer(in: keyPath) { return layer.value(forKeyPath: rest) }
    if let value = asKind?.memberValue(forKeyPath: keyPath) { return value.map { objectForm($0) } }
    if let target = target(ofKeyPath: keyPath), target.isPart {
      return target.read(values).any.map { objectForm($0) }
    }
    return nestedValue(forKeyPath: keyPath) ?? value(forKey: keyPath)
  }

  func setKeyedValue(_ value: Any?, forKey name: String) {
    let key = key(of: name)
    switch key {
    case "compositingFilter" where value == nil || value is CIFilter: compositingFilter = value
    case "filters", "backgroundFilters": setKeyedFilters(value, forKey: key)
    default:
      if let property = Self.keys[key] {
        if !property.write(self, value) { refuse(value, forKey: name) }
      } else if let property = LayerProperty(rawValue: key) {
        setProperty(property, to: value, named: name)
      } else if !setDeclaredValue(value, forKey: key) {
        setExtraValue(value, forKey: key)
      }
    }
  }

  static func keyedDefault(forKey key: String) -> Any? {
    LayerDefaults.value(forKey: key, of: self)
  }

  func animationOfDeclared(key: String) -> LayerProperty.Animation? {
    DeclaredProperties.key(named: key, of: self)?.animation
  }

  private func setProperty(_ property: LayerProperty, to value: Any?, named name: String) {
    guard let typed = AnimatableValue(value, as: property.kind),
      typed != .none || property.kind == .color || property.kind == .path
    else { return refuse(value, forKey: name) }
    let outer = pending.takesDefaultAction
    defer { pending.takesDefaultAction = outer }
    // A `UIColor` where there was none: the change is made without the engine's own animation (peer 20).
    if values[property] == .none, value.flatMap(unwrapped) is any ColorOfLayers {
      pending.takesDefaultAction = false
    }
    set(property, to: property.fitted(typed))
  }

  /// Reports that a key cannot have a value.
  func refuse(_ value: Any?, forKey key: String) {
    EngineReport.report(self, key, "cannot be \(value ?? "nil"): it keeps its value")
  }

  func keyedValue(forKey name: String) -> Any? {
    plainValue(forKey: key(of: name)).map { objectForm($0) }
  }

  private func plainValue(forKey key: String) -> Any? {
    if let property = Self.keys[key] { return property.read(self) }
    if let property = LayerProperty(rawValue: key) {
      // A property with its default value counts as never set, so that the style's value is used.
      let isUntouched = style != nil && values[property] == LayerValues()[property]
      let value =
        property == .compositingFilter ? compositingFilter : property.any(values[property])
      return isUntouched ? styleValue(forKey: property.rawValue, in: style) ?? value : value
    }
    if let declared = declaredValue(forKey: key) { return declared }
    if let shown = shownUndeclaredValue(forKey: key) { return shown }
    return extraValues[key] ?? styleValue(forKey: key, in: style)
      ?? type(of: self).defaultValue(forKey: key)
  }

  /// The key for a name: itself, or the property's key if it is the name of a getter (`isHidden`).
  private func key(of name: String) -> String {
    guard name.hasPrefix("is"), !hasProperty(name) else { return name }
    let key = GetterNames.key(of: name)
    return hasProperty(key) ? key : name
  }

  func hasProperty(_ key: String) -> Bool {
    Self.keys[key] != nil || LayerProperty(rawValue: key) != nil
      || DeclaredProperties.key(named: key, of: self) != nil
  }

  /// A key of the scene's own also raises its event, so that an action can answer it (A1).
  private func setExtraValue(_ value: Any?, forKey key: String) {
    guard presentationSource == nil else {
      extraValues[key] = value
      return
    }
    raiseEvent(key) {
      extraValues[key] = value
      undeclaredValueDidChange(to: value, forKey: key)
    }
  }

  /// The style's value for a key, or that of the nested style (KP8).
  func styleValue(forKey key: String, in style: [AnyHashable: Any]?) -> Any? {
    guard let style else { return nil }
    return style[key] ?? styleValue(forKey: key, in: style["style"] as? [AnyHashable: Any])
  }

  /// Splits a key path through a layer, `sublayers.<name>.<rest>` or `mask.<rest>` (KP4), into the layer and the rest.
  func namedSublayer(in keyPath: String) -> (CALayer, String)? {
    if keyPath.hasPrefix("mask."), let mask { return (mask, String(keyPath.dropFirst(5))) }
    guard keyPath.hasPrefix("sublayers.") else { return nil }
    let parts = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
    guard parts.count == 3,
      let layer = sublayers?.first(where: { $0.name == parts[1] })
    else { return nil }
    return (layer, parts[2])
  }
}

extension CALayer {
  /// The value at the rest of a key path, in the value of its first key.
  func nestedValue(forKeyPath keyPath: String) -> Any? {
    guard let (first, rest) = NestedValues.parts(of: keyPath) else { return nil }
    return value(forKey: first).flatMap { NestedValues.value(in: $0, at: rest) }
  }

  /// Sets the value at the rest of a key path, in the value of its first key; else the value of the path as a key.
  func setNestedValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (first, rest) = NestedValues.parts(of: keyPath) else {
      return setValue(value, forKey: keyPath)
    }
    let held = self.value(forKey: first)
    if let held, NestedValues.setValue(value, in: held, at: rest) { return }
    if let held, let whole = NestedValues.geometry(held, replacing: rest, with: value) {
      return setValue(whole, forKey: first)
    }
    if hasProperty(first) { return refuse(value, forKey: keyPath) }
    setValue(value, forKey: keyPath)
  }
}
