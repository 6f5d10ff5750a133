import CoreGraphics

/// All values of an emitter cell: the storage of a cell, and what a layer keeps of its cells.
struct EmitterCellValues: Equatable {
  var name: String?
  var isEnabled = true
  private var numbers = EmitterNumber.allCases.map(\.initial)
  var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  var contents: CGImage?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var minificationFilter = CALayerContentsFilter.linear.rawValue
  var magnificationFilter = CALayerContentsFilter.linear.rawValue
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
  var cells: [EmitterCellValues]?

  subscript(number: EmitterNumber) -> Double {
    get { numbers[number.rawValue] }
    set { numbers[number.rawValue] = newValue }
  }

  /// The value of a property; writing a value of another kind has no effect.
  subscript(key: EmitterCellKey) -> AnimatableValue {
    get {
      switch key {
      case .number(let number): .number(self[number])
      case .name: name.map { .text($0) } ?? .none
      case .enabled: .flag(isEnabled)
      case .color: color.map { .color($0) } ?? .none
      case .contents: contents.map { .image($0) } ?? .none
      case .contentsRect: .rect(contentsRect)
      case .minificationFilter: .text(minificationFilter)
      case .magnificationFilter: .text(magnificationFilter)
      case .autoreverses: .flag(autoreverses)
      case .fillMode: .text(fillMode.rawValue)
      }
    }
    set {
      switch (key, newValue) {
      case (.number(let number), .number(let value)): self[number] = value
      case (.name, .text(let text)): name = text
      case (.name, .none): name = nil
      case (.enabled, .flag(let flag)): isEnabled = flag
      case (.color, .color(let value)): color = value
      case (.color, .none): color = nil
      case (.contents, .image(let image)): contents = image
      case (.contents, .none): contents = nil
      case (.contentsRect, .rect(let rect)): contentsRect = rect
      case (.minificationFilter, .text(let text)): minificationFilter = text
      case (.magnificationFilter, .text(let text)): magnificationFilter = text
      case (.autoreverses, .flag(let flag)): autoreverses = flag
      case (.fillMode, .text(let text)): fillMode = CAMediaTimingFillMode(rawValue: text)
      default: break
      }
    }
  }

  static func == (a: Self, b: Self) -> Bool {
    a.name == b.name && a.isEnabled == b.isEnabled && a.numbers == b.numbers && a.color == b.color
      && a.contents === b.contents && a.contentsRect == b.contentsRect
      && a.minificationFilter == b.minificationFilter
      && a.magnificationFilter == b.magnificationFilter && a.autoreverses == b.autoreverses
      && a.fillMode == b.fillMode && a.cells == b.cells
  }

  /// Replaces invalid numbers (NaN, or infinite where that is not allowed) by their defaults, also in all nested cells.
  ///
  /// - Returns: The keys of the replaced numbers.
  mutating func dropBadNumbers() -> [String] {
    var bad: [String] = []
    for number in EmitterNumber.allCases {
      let value = self[number]
      guard value.isNaN || (value.isInfinite && !number.takesInfinity) else { continue }
      bad.append("\(number)")
      self[number] = number.initial
    }
    if color?.rgba.sum().isFinite == false {
      bad.append("color")
      color = .white
    }
    if !AnimatableValue.rect(contentsRect).isFinite {
      bad.append("contentsRect")
      contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    guard var below = cells else { return bad }
    for index in below.indices { bad += below[index].dropBadNumbers() }
    cells = below
    return bad
  }
}

extension [EmitterCellValues] {
  /// Follows a list of cell names; each is the name of a cell among those of the cell before.
  func cell(at path: ArraySlice<String>) -> EmitterCellValues? {
    guard let name = path.first, let cell = first(where: { $0.name == name }) else { return nil }
    return path.count == 1 ? cell : cell.cells?.cell(at: path.dropFirst())
  }

  /// Sets a property of the cell at a list of names, if there is one.
  mutating func set(
    _ key: EmitterCellKey,
    to value: AnimatableValue,
    at path: ArraySlice<String>
  ) {
    guard let name = path.first, let index = firstIndex(where: { $0.name == name }) else { return }
    if path.count == 1 {
      self[index][key] = value
    } else {
      self[index].cells?.set(key, to: value, at: path.dropFirst())
    }
  }
}

/// An immutable list of a layer's cells, so that copies of the layer's values can share it.
final class EmitterCellList {
  let cells: [EmitterCellValues]
  /// The number of the assignment that the list comes from; a list derived by a change of one cell keeps it.
  let generation: Int

  init(_ cells: [EmitterCellValues], generation: Int) {
    (self.cells, self.generation) = (cells, generation)
  }

  /// A copy of the list with another value of one cell's property.
  func setting(
    _ key: EmitterCellKey,
    to value: AnimatableValue,
    at path: [String]
  ) -> EmitterCellList {
    var changed = cells
    changed.set(key, to: value, at: path[...])
    return EmitterCellList(changed, generation: generation)
  }
}

/// The numbers of the lists of cells that were assigned to emitters: each is given once, and none is 0.
@MainActor
final class EmitterNumbers: EnginePart {
  private var lastCellList = 0

  func nextCellList() -> Int {
    lastCellList += 1
    return lastCellList
  }
}
