import CoreGraphics

extension CAEmitterCell: KeyedObject {
  /// Sets the value at a key path: a property, a component of one, or one of the cell's own cells by its name.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (first, rest) = NestedValues.parts(of: keyPath) else {
      return setValue(value, forKey: keyPath)
    }
    if let (cell, rest) = namedCell(in: keyPath) { return cell.setValue(value, forKeyPath: rest) }
    guard let held = self.value(forKey: first) else { return setValue(value, forKey: keyPath) }
    if let whole = NestedValues.geometry(held, replacing: rest, with: value) {
      setValue(whole, forKey: first)
    } else {
      refuse(value, forKey: keyPath)
    }
  }

  /// The value at a key path, as an object; `nil` if it was never set.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let (cell, rest) = namedCell(in: keyPath) { return cell.value(forKeyPath: rest) }
    let nested = NestedValues.parts(of: keyPath).flatMap { first, rest in
      value(forKey: first).flatMap { NestedValues.value(in: $0, at: rest) }
    }
    return nested ?? value(forKey: keyPath)
  }

  func setKeyedValue(_ value: Any?, forKey name: String) {
    let given = value.flatMap(unwrapped)
    switch name {
    case "contents": contents = given
    case "emitterCells" where given == nil || given is [CAEmitterCell]:
      emitterCells = given as? [CAEmitterCell]
    case "emitterCells": refuse(value, forKey: name)
    case "style" where given == nil || given is [AnyHashable: Any]:
      style = given as? [AnyHashable: Any]
    case "style": refuse(value, forKey: name)
    default:
      guard let property = EmitterCellKey(GetterNames.key(of: name)) else {
        extraValues[name] = value
        return
      }
      guard let typed = AnimatableValue(value, as: property.kind),
        typed != .none || property.takesNil
      else { return refuse(value, forKey: name) }
      values[property] = property.fitted(typed)
    }
  }

  func keyedValue(forKey name: String) -> Any? {
    let value: Any? =
      switch name {
      case "contents": contents
      case "emitterCells": emitterCells
      case "style": style
      default:
        EmitterCellKey(GetterNames.key(of: name)).map { $0.any(values[$0]) }
          ?? extraValues[name] ?? style?[name] ?? type(of: self).defaultValue(forKey: name)
      }
    return value.map { objectForm($0) }
  }

  static func defaultKeyedValue(forKey key: String) -> Any? {
    guard let property = EmitterCellKey(key) else { return nil }
    let form = EmitterCellValues()[property]
    return form.isZero || form == .flag(false) ? nil : property.any(form).map { objectForm($0) }
  }

  /// Splits a key path through a cell, `emitterCells.<name>.<rest>`, into the cell and the rest.
  private func namedCell(in keyPath: String) -> (CAEmitterCell, String)? {
    let parts = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells",
      let cell = emitterCells?.first(where: { $0.name == parts[1] })
    else { return nil }
    return (cell, parts[2])
  }
}

extension [CAEmitterCell] {
  /// Follows a list of cell names; each is the name of a cell among those of the cell before.
  @MainActor
  func cell(at path: ArraySlice<String>) -> CAEmitterCell? {
    guard let name = path.first, let cell = first(where: { $0.name == name }) else { return nil }
    return path.count == 1 ? cell : cell.emitterCells?.cell(at: path.dropFirst())
  }
}
