import CoreGraphics
import CoreImage

extension CALayer {
  /// Sets the value at a key path: a property, a component of one (KP1), `sublayers.<name>.…` or `mask.…`
  /// (KP4), or any other key (KP7).
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let (layer, rest) = namedSublayer(in: keyPath) {
      return layer.setValue(value, forKeyPath: rest)
    }
    if setMemberValue(value, forKeyPath: keyPath) { return }
    guard let target = target(ofKeyPath: keyPath), target.isPart else {
      return setValue(value, forKey: keyPath)
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

  /// The value at a key path (KP1, KP4, KP7); `nil` for what was never set.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let (layer, rest) = namedSublayer(in: keyPath) { return layer.value(forKeyPath: rest) }
    if let value = memberValue(forKeyPath: keyPath) { return value }
    guard let target = target(ofKeyPath: keyPath), target.isPart else {
      return value(forKey: keyPath)
    }
    return target.read(values).any
  }

  func setKeyedValue(_ value: Any?, forKey key: String) {
    switch key {
    case "frame": if let rect = rect(value) { frame = rect } else { refuse(value, forKey: key) }
    case "name": setName(value)
    case "speed", "beginTime", "timeOffset": setTimingValue(value, forKey: key)
    case "contents": contents = value
    case "mask": setKeyedMask(value)
    case "compositingFilter" where value == nil || value is CIFilter: compositingFilter = value
    case "filters", "backgroundFilters": setKeyedFilters(value, forKey: key)
    default:
      if setDrawingSetting(value, forKey: key) { return }
      guard let property = LayerProperty(key: key) else {
        if !setDeclaredValue(value, forKey: key) { setExtraValue(value, forKey: key) }
        return
      }
      guard let typed = AnimatableValue(value, as: property.kind),
        typed != .none || property.kind == .color || property.kind == .path
      else { return refuse(value, forKey: key) }
      set(property, to: typed)
    }
  }

  /// Says that a key cannot have a value.
  func refuse(_ value: Any?, forKey key: String) {
    EngineReport.report(self, key, "cannot be \(value ?? "nil"): it keeps its value")
  }

  private func setName(_ value: Any?) {
    switch AnimatableValue(value, as: .text) {
    case .text(let text)?: name = text
    case AnimatableValue.none?: name = nil
    default: refuse(value, forKey: "name")
    }
  }

  func keyedValue(forKey key: String) -> Any? {
    switch key {
    case "frame": return frame
    case "name": return name
    case "speed": return speed
    case "beginTime": return beginTime
    case "timeOffset": return timeOffset
    case "contents": return contents
    case "mask": return mask
    default: break
    }
    if let property = LayerProperty(key: key) {
      // A property that is as it was made counts as never set, and the style speaks for it.
      let isUntouched = style != nil && values[property] == LayerValues()[property]
      let value = property == .compositingFilter ? compositingFilter : values[property].any
      return isUntouched ? styleValue(forKey: property.rawValue, in: style) ?? value : value
    }
    if let setting = drawingSetting(forKey: key) { return setting }
    if let declared = declaredValue(forKey: key) { return declared }
    if let shown = shownUndeclaredValue(forKey: key) { return shown }
    return extraValues[key] ?? styleValue(forKey: key, in: style)
      ?? type(of: self).defaultValue(forKey: key)
  }

  /// A key of the scene's own raises its event too, so that an action can answer it (A1).
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

  private func setTimingValue(_ value: Any?, forKey key: String) {
    guard case .number(let n) = AnimatableValue(value, as: .number) else {
      return refuse(value, forKey: key)
    }
    switch key {
    case "speed": speed = Float(n)
    case "beginTime": beginTime = n
    default: timeOffset = n
    }
  }

  private func rect(_ value: Any?) -> CGRect? {
    if case .rect(let rect) = AnimatableValue(value, as: .rect) { rect } else { nil }
  }

  /// The style's value for a key, or that of the style within it (KP8).
  func styleValue(forKey key: String, in style: [AnyHashable: Any]?) -> Any? {
    guard let style else { return nil }
    return style[key] ?? styleValue(forKey: key, in: style["style"] as? [AnyHashable: Any])
  }

  /// The layer that a key path goes through, and the rest of the path (KP4): `sublayers.<name>.<rest>`, or
  /// `mask.<rest>`.
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
