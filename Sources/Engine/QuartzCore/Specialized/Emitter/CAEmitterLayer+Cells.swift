import CoreGraphics

/// A property of one of a layer's cells that an animation names, and the key that its values are stored under.
struct EmitterMember {
  let key: CustomKey
  /// The names of the cells from the layer down to the cell.
  let path: [String]
  let property: EmitterCellKey
}

/// The cells that were assigned to an emitter, and the generation of the list that they were copied into.
struct GivenCells {
  let cells: [CAEmitterCell]
  let generation: Int
}

/// The properties of cells by key paths, `emitterCells.<name>.<property>` (KP4): set, read and animated.
///
/// A plain change does not animate. A property that an animation names is stored beside the cells, so that the
/// animation can start from it.
extension CAEmitterLayer {
  /// The cells as they were assigned; made from their values if the layer is a copy with other cells.
  var cellsForReading: [CAEmitterCell]? {
    guard let list = values.emitterCells else { return nil }
    if let given, given.generation == list.generation { return given.cells }
    return list.cells.map { CAEmitterCell($0) }
  }

  /// Assigns cells; invalid numbers in them (NaN, or infinite where that is not allowed) get their defaults.
  func replaceCells(_ cells: [CAEmitterCell]?) {
    guard cells != nil || values.emitterCells != nil else { return }
    var taken = cells?.map(\.snapshot) ?? []
    for (index, cell) in (cells ?? []).enumerated() {
      for (key, problem) in cell.refusals.sorted(by: { $0.key < $1.key }) {
        EngineReport.report(self, "emitterCells.\(cell.name ?? "\(index)").\(key)", problem)
      }
    }
    for index in taken.indices {
      for key in taken[index].dropBadNumbers() {
        EngineReport.report(
          self,
          "emitterCells.\(taken[index].name ?? "\(index)").\(key)",
          "must be finite: it is as it was made"
        )
      }
    }
    // Animations continue with the new cells of the same names.
    for member in members {
      guard let cell = taken.cell(at: member.path[...]) else { continue }
      values.custom[member.key] = cell[member.property]
    }
    let list =
      cells == nil
      ? nil : EmitterCellList(taken, generation: EmitterNumbers.current.nextCellList())
    values.emitterCells = list
    given = list.map { GivenCells(cells: cells ?? [], generation: $0.generation) }
    setNeedsCommit()
  }

  func setCellValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    guard let named = NamedProperty(keyPath) else { return false }
    guard let list = values.emitterCells, let cell = list.cells.cell(at: named.path[...]) else {
      return true
    }
    let old = cell[named.property]
    let kind = named.component?.kind(in: named.property.kind) ?? named.property.kind
    guard let part = AnimatableValue(value, as: kind),
      part != .none || (named.component == nil && named.property.takesNil)
    else {
      refuse(value, forKey: keyPath)
      return true
    }
    let new = named.property.fitted(named.component?.write(part, into: old) ?? part)
    guard new.isFinite else {
      EngineReport.report(
        self,
        keyPath,
        "must be finite, not \(value ?? "nil"): it keeps its value"
      )
      return true
    }
    guard new != old else { return true }
    values.emitterCells = list.setting(named.property, to: new, at: named.path)
    if let given, given.generation == list.generation {
      given.cells.cell(at: named.path[...])?.values[named.property] = new
    }
    for member in members where member.path == named.path && member.property == named.property {
      values.custom[member.key] = new
    }
    setNeedsCommit()
    return true
  }

  func cellValue(forKeyPath keyPath: String) -> Any?? {
    guard let named = NamedProperty(keyPath) else { return nil }
    guard let cell = values.emitterCells(bentBy: members).cell(at: named.path[...]) else {
      return .some(nil)
    }
    let whole = cell[named.property]
    return .some(named.component?.read(from: whole)?.any ?? named.property.any(whole))
  }

  func animationTarget(ofKeyPath keyPath: String) -> KeyPathTarget? {
    guard let named = NamedProperty(keyPath), let type = named.property.animatedType,
      let cell = values.emitterCells?.cells.cell(at: named.path[...])
    else { return nil }
    let name = "emitterCells.\(named.path.joined(separator: ".emitterCells.")).\(named.name)"
    let key = CustomKey(name: name, type: type, isDeclared: true, animation: .explicit)
    if !members.contains(where: { $0.key == key }) {
      members.append(EmitterMember(key: key, path: named.path, property: named.property))
    }
    startCustomValue(of: key, at: cell[named.property])
    return KeyPathTarget(.custom(key), component: named.component?.rawValue)
  }
}

extension LayerValues {
  /// An emitter layer's cells; `nil` if none were set.
  var emitterCells: EmitterCellList? {
    get { ofKind as? EmitterCellList }
    set { ofKind = newValue }
  }

  /// The cells with the animated values of their properties.
  ///
  /// - Parameter members: The properties of cells that animations name.
  /// - Returns: An empty list if no cells were set.
  func emitterCells(bentBy members: [EmitterMember]) -> [EmitterCellValues] {
    var cells = emitterCells?.cells ?? []
    for member in members {
      guard let value = custom[member.key] else { continue }
      cells.set(member.property, to: value, at: member.path[...])
    }
    return cells
  }
}

/// The property of a cell that a key path names.
private struct NamedProperty {
  /// The names of the cells from the layer down to the cell.
  let path: [String]
  let name: String
  let property: EmitterCellKey
  let component: ValueComponent?

  /// `nil` for a path that does not lead through cells.
  init?(_ keyPath: String) {
    guard keyPath.hasPrefix("emitterCells.") else { return nil }
    var parts = keyPath.split(separator: ".").map(String.init)[...]
    var path: [String] = []
    while parts.first == "emitterCells", parts.count > 2 {
      path.append(parts[parts.startIndex + 1])
      parts = parts.dropFirst(2)
    }
    guard !path.isEmpty, let name = parts.first,
      let property = EmitterCellKey(GetterNames.key(of: name))
    else {
      return nil
    }
    (self.path, self.name, self.property) = (path, name, property)
    let rest = parts.dropFirst().joined(separator: ".")
    component = ValueComponent(rawValue: rest)
    guard rest.isEmpty || component?.kind(in: property.kind) != nil else { return nil }
  }
}
