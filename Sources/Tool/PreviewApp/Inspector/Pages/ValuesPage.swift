import CoreGraphics
import SceneProtocol
import UIKit
import WindowSystem

/// Every property of the selected layer: its value in the model, and what is on the screen.
final class ValuesPage: InspectorPage {
  let list = ListView()
  private let picture = GeometryView()
  let view: UIView
  private(set) var layer: InspectedLayer?
  private(set) var rows: [Row] = []
  /// The selected property.
  private(set) var selected: String?
  private var edit: ValueEdit?
  /// Whether keys are the page's.
  var isFocused = false
  /// Sets a property; `isFinal` is false while a drag goes on.
  var onSet: (_ property: String, _ value: InspectedValue) -> Void = { _, _ in }
  var onUndo: () -> Bool = { false }
  var onCopy: (String) -> Void = { _ in }
  var onFocus: () -> Void = {}
  var onSelect: (String) -> Void = { _ in }
  var onProblem: (String) -> Void = { _ in }
  private var drag: ValueDrag?
  /// The part of the selected color that keys change; `nil` for the property itself.
  private var slider: Int?
  private var relation: (heading: String, lines: [(String, String)])?

  /// A line of the page.
  enum Row: Equatable {
    case heading(String)
    case property(Int)
    /// A part of the color of the property above.
    case slider(Int, ColorSlider)
    /// What follows from the properties, in words.
    case note(String, String)
  }

  init() {
    view = StackedView(list, picture) { $0 - ($0 > 260 ? GeometryView.height : 0) }
    list.emptyText = "Select a layer, above or with the pick cursor in the picture."
    list.drawRow = { [unowned self] in draw($0, in: $1) }
    list.onTouch = { [unowned self] in onFocus() }
    list.onPress = { [unowned self] in press($0) }
    list.onDrag = { [unowned self] in drag(from: $0, by: $1) }
    list.onRelease = { [unowned self] in drag = nil }
  }

  var isTyping: Bool { edit != nil }

  /// Shows a layer's values.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - superlayer: Its superlayer, where that is known.
  ///   - notes: What is said of the layer beside its values, each with its title, under a heading.
  func show(
    _ layer: InspectedLayer?,
    in superlayer: InspectedLayer? = nil,
    notes: (heading: String, lines: [(String, String)])? = nil
  ) {
    if layer?.node.id != self.layer?.node.id { (edit, slider) = (nil, nil) }
    self.layer = layer
    relation = notes
    picture.show(layer, in: superlayer)
    findRows()
  }

  private func findRows() {
    rows = Self.rows(of: layer, relation, selected)
    list.count = rows.count
    list.setNeedsDisplay()
  }

  var lines: [String] {
    rows.map { row in
      switch row {
      case .heading(let title): title
      case .note(let title, let text): "\(title) \(text)"
      case .slider: ""
      case .property(let index):
        layer.map { layer in
          let property = layer.properties[index]
          let shown = property.shown.map { ", on screen \($0.words)" } ?? ""
          return "\(property.name) \(property.model.words)\(shown)"
        } ?? ""
      }
    }.filter { !$0.isEmpty }
  }

  func scroll(by distance: CGFloat) { list.scroll(by: distance) }

  private static func rows(
    of layer: InspectedLayer?,
    _ relation: (heading: String, lines: [(String, String)])?,
    _ selected: String?
  ) -> [Row] {
    guard let layer else { return [] }
    var rows: [Row] = []
    if let relation {
      rows.append(.heading(relation.heading))
      rows += relation.lines.map { .note($0.0, $0.1) }
    }
    for (owner, title) in [
      (InspectedLayer.Property.Owner.layer, layer.node.layerClass),
      (.view, layer.node.viewClass ?? "View"),
    ] {
      let own = layer.properties.indices.filter { layer.properties[$0].owner == owner }
      guard !own.isEmpty else { continue }
      rows.append(.heading(title))
      rows += own.flatMap { index -> [Row] in
        let property = layer.properties[index]
        guard property.name == selected, ColorSlider.isColor(property) else {
          return [.property(index)]
        }
        return [.property(index)]
          + (0..<ColorSlider.count).map {
            .slider(index, ColorSlider(part: $0, of: property.model))
          }
      }
    }
    guard let geometry = layer.geometry else { return rows }
    rows.append(.heading("On screen"))
    let parts = geometry.transform
    rows.append(.note("frame", geometry.frame.words))
    rows.append(.note("anchor in window", geometry.anchor.words))
    rows.append(.note("translation", parts.translation.words))
    rows.append(.note("scale", parts.scale.words))
    let degrees = parts.rotation.numbers.map { InspectedValue.number($0 * 180 / .pi) + "°" }
    rows.append(.note("rotation", degrees.joined(separator: ", ")))
    return rows
  }

  /// The property in a row.
  private func property(_ row: Int) -> InspectedLayer.Property? {
    guard rows.indices.contains(row), case .property(let index) = rows[row] else { return nil }
    return layer?.properties[index]
  }

  /// The row of the heading that names the columns.
  private var firstHeading: Int { relation.map { $0.lines.count + 1 } ?? 0 }

  private var selectedRow: Int? { rows.indices.first { property($0)?.name == selected } }

  private var selectedProperty: InspectedLayer.Property? { selectedRow.flatMap(property) }

  // MARK: - Keys

  func take(_ key: KeyState) -> Bool {
    defer { list.setNeedsDisplay() }
    if edit != nil { return takeForEdit(key) }
    if key.modifiers.contains(.control) {
      guard key.keysym == 0x63 else { return false }
      copy()
      return true
    }
    switch SceneKey.name(ofKeysym: key.keysym) {
    case "Up": move(by: -1)
    case "Down": move(by: 1)
    case "PageUp": move(by: -list.visibleCount)
    case "PageDown": move(by: list.visibleCount)
    case "Home": move(by: -rows.count)
    case "End": move(by: rows.count)
    case "Escape": return onUndo()
    case "Return", "Enter", "Space": beginEdit()
    case "Left": step(-1, key)
    case "Right": step(1, key)
    default:
      switch key.text {
      case "+": step(1, key)
      case "-": step(-1, key)
      case "c", "C": copy()
      default: return false
      }
    }
    return true
  }

  private func takeForEdit(_ key: KeyState) -> Bool {
    guard var now = edit else { return false }
    switch SceneKey.name(ofKeysym: key.keysym) {
    case "Escape": edit = nil
    case "Return", "Enter", "Tab":
      if let value = now.value {
        edit = nil
        onSet(now.property.name, value)
      } else {
        onProblem(now.problem)
      }
    case "Up", "Down":
      let way = SceneKey.name(ofKeysym: key.keysym) == "Up" ? 1.0 : -1
      now.step(way * (key.modifiers.contains(.shift) ? 10 : 1))
      edit = now
      if let value = now.value { onSet(now.property.name, value) }
    default:
      guard now.line.take(key) else { return false }
      edit = now
    }
    return true
  }

  /// The row that keys are for: of the selected property, or of a part of its color.
  private var currentRow: Int? {
    guard let slider else { return selectedRow }
    return rows.firstIndex { Self.slider($0)?.part == slider } ?? selectedRow
  }

  private func move(by count: Int) {
    let own = rows.indices.filter { property($0) != nil || Self.slider(rows[$0]) != nil }
    guard !own.isEmpty else { return }
    let place = currentRow.flatMap { own.firstIndex(of: $0) }
    let start = place ?? (count > 0 ? -1 : own.count)
    select(own[min(max(start + count, 0), own.count - 1)])
    // (The sliders of a color are seen with it.)
    list.reveal(rows.lastIndex { Self.slider($0) != nil })
    list.reveal(currentRow)
    if currentRow == own.first { list.reveal(0) }
  }

  private static func slider(_ row: Row) -> ColorSlider? {
    if case .slider(_, let slider) = row { slider } else { nil }
  }

  private func select(_ row: Int) {
    slider = Self.slider(rows[row])?.part
    guard slider == nil, let name = property(row)?.name else { return list.setNeedsDisplay() }
    guard name != selected else { return list.setNeedsDisplay() }
    selected = name
    onSelect(name)
    findRows()
  }

  private func copy() {
    guard let layer, let property = selectedProperty else { return }
    onCopy(SwiftLine(of: property, in: layer.node).text)
  }

  // MARK: - Changes

  /// Flags and words go to the next of their values, other values are typed.
  private func beginEdit() {
    slider = nil
    guard let property = selectedProperty else { return }
    guard property.isEditable else {
      return onProblem("\(property.name) cannot be set here")
    }
    if let next = ValueEdit.next(of: property) {
      onSet(property.name, next)
    } else {
      edit = ValueEdit(property)
    }
    list.setNeedsDisplay()
  }

  private func step(_ way: Double, _ key: KeyState) {
    guard let property = selectedProperty, property.isEditable else { return }
    let amount = way * (key.modifiers.contains(.shift) ? 10 : 1)
    if let slider {
      let changed = ColorSlider(part: slider, of: property.model).value(steppedBy: amount)
      return onSet(property.name, changed)
    }
    if let value = ValueEdit.stepped(property, part: 0, by: amount) { onSet(property.name, value) }
  }

  private func press(_ press: ListView.Press) {
    if let slider = Self.slider(rows[press.row]), let property = selectedProperty {
      select(press.row)
      edit = nil
      drag = ValueDrag(
        property: property,
        part: slider.part,
        slider: slider,
        x: press.point.x
      )
      return onSet(property.name, slider.value(at: press.point.x, in: list.bounds.width))
    }
    guard let property = property(press.row) else { return }
    let wasSelected = property.name == selected
    if edit?.property.name != property.name { edit = nil }
    select(press.row)
    let columns = ValueColumns(width: list.bounds.width)
    guard columns.model.contains(press.point.x), property.isEditable else { return }
    if property.model.kind == .flag || !property.choices.isEmpty && wasSelected || press.count == 2
    {
      beginEdit()
    }
    let part = ValueEdit.part(of: property.model, at: press.point.x - columns.model.lowerBound)
    drag = ValueDrag(property: property, part: part)
  }

  /// A drag of a number changes it by a step for every two points.
  private func drag(from press: ListView.Press, by distance: CGFloat) {
    guard edit == nil, let drag else { return }
    if let slider = drag.slider {
      let value = slider.value(at: drag.x + distance, in: list.bounds.width)
      return onSet(drag.property.name, value)
    }
    guard abs(distance) > 3 else { return }
    let steps = Double((distance / 2).rounded())
    if let value = ValueEdit.stepped(drag.property, part: drag.part, by: steps) {
      onSet(drag.property.name, value)
    }
  }

  private struct ValueDrag {
    var property: InspectedLayer.Property
    var part: Int
    /// The part of a color that is dragged, and where it was pressed.
    var slider: ColorSlider?
    var x: CGFloat = 0
  }

  // MARK: - Drawing

  private func draw(_ row: Int, in rect: CGRect) {
    let columns = ValueColumns(width: list.bounds.width)
    switch rows[row] {
    case .heading(let title): columns.drawHeading(title, isFirst: row == firstHeading, in: rect)
    case .note(let name, let text): columns.drawNote(name, text, in: rect)
    case .slider(_, let slider):
      slider.draw(in: rect, isStrong: isFocused && row == currentRow)
    case .property:
      guard let property = property(row) else { return }
      columns.draw(
        property,
        edit: edit?.property.name == property.name ? edit : nil,
        isSelected: property.name == selected,
        isFocused: isFocused && slider == nil,
        in: rect
      )
    }
  }
}
