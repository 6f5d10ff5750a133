import CoreGraphics
import SceneProtocol
import UIKit
import WindowSystem

/// The scene's layers as a tree, with the views that they belong to.
final class LayersList {
  /// What is done to the layer that is selected.
  enum Command { case hide, isolate, mark, focusPage }

  private(set) var model = OutlineModel<Int>()
  private(set) var nodes: [InspectedTree.Node] = []
  private weak var list: ListView?
  /// Called when another layer is selected.
  var onSelect: (Int?) -> Void = { _ in }
  /// Called when it is pressed.
  var onTouch: () -> Void = {}
  var onCommand: (Command) -> Void = { _ in }
  /// Whether keys are the list's.
  var isFocused = false
  /// The layer that all others are hidden for.
  var isolated: Int?
  /// The layer that others are compared with.
  var marked: Int?

  /// The layer under the pointer.
  private(set) var pointed: Int?

  /// Notes the row under the pointer.
  ///
  /// - Returns: Whether it is another than before.
  func point(at row: Int?) -> Bool {
    let now = row.flatMap { model.rows.indices.contains($0) ? model.items[model.rows[$0]].id : nil }
    guard now != pointed else { return false }
    pointed = now
    list?.setNeedsDisplay()
    return true
  }

  /// Shows itself in a list.
  func connect(_ list: ListView) {
    self.list = list
    list.emptyText = "No layers yet: the scene has not told of any."
    list.drawRow = { [unowned self] in draw($0, in: $1) }
    list.onTouch = { [unowned self] in onTouch() }
    list.onPress = { [unowned self] in press($0) }
  }

  /// Takes a tree of the scene.
  func show(_ tree: InspectedTree) {
    let isSame = nodes == tree.nodes
    nodes = tree.nodes
    if !isSame { model.show(nodes.map { .init(id: $0.id, depth: $0.depth, words: $0.words) }) }
    list?.count = model.rows.count
  }

  /// Forgets everything: another process has other ids for its layers.
  ///
  /// The layer that has the selected one's name, or else its place, is selected when there are layers again.
  func forget() {
    model.show([])
    model.select(nil)
    (nodes, isolated, marked) = ([], nil, nil)
    list?.count = 0
  }

  /// The selected layer, if it is there.
  var selected: InspectedTree.Node? {
    model.selected.flatMap { id in nodes.first { $0.id == id } }
  }

  /// The first layer that matches the filter, which may have been typed before there were any.
  var first: Int? {
    model.matches.min().flatMap { nodes.indices.contains($0) ? nodes[$0].id : nil }
      ?? nodes.first?.id
  }

  /// How many layers match the filter.
  var matches: String { model.filter.isEmpty ? "" : "\(model.matches.count) of \(nodes.count)" }

  func filter(by text: String) {
    let old = model.selected
    model.filter(by: text)
    list?.emptyText = "No layer has “\(text)” in its class, name or text."
    didChange(from: old)
  }

  /// Selects a layer, and shows it in the list.
  func select(_ id: Int?) {
    let old = model.selected
    model.select(id)
    didChange(from: old)
    list?.reveal(model.selectedRow)
  }

  func take(_ key: KeyState) -> Bool {
    let old = model.selected
    let page = max(1, (list?.visibleCount ?? 10) - 1)
    switch SceneKey.name(ofKeysym: key.keysym) {
    case "Up": model.move(by: -1)
    case "Down": model.move(by: 1)
    case "PageUp": model.move(by: -page)
    case "PageDown": model.move(by: page)
    case "Home": model.move(by: -model.items.count)
    case "End": model.move(by: model.items.count)
    case "Left": model.moveOut()
    case "Right": model.moveIn()
    case "Return", "Enter": onCommand(.focusPage)
    default:
      switch key.text.lowercased() {
      case "h": onCommand(.hide)
      case "i": onCommand(.isolate)
      case "m": onCommand(.mark)
      default: return false
      }
    }
    didChange(from: old)
    return true
  }

  private func press(_ press: ListView.Press) {
    let index = model.rows[press.row]
    let item = model.items[index]
    let old = model.selected
    let x = LayerRow.indent(item.depth)
    let isOnTriangle = (x..<x + LayerRow.triangle).contains(press.point.x)
    if model.hasContents(index), isOnTriangle || press.count == 2 {
      model.set(item.id, isOpen: !model.isOpen(index))
    }
    if !isOnTriangle { model.select(item.id) }
    if let width = list?.bounds.width {
      if LayerRow.eye(in: width).contains(press.point.x) { onCommand(.hide) }
      if LayerRow.mark(in: width).contains(press.point.x), nodes[index].id == pointed {
        onCommand(.mark)
      }
    }
    didChange(from: old)
  }

  private func didChange(from old: Int?) {
    list?.count = model.rows.count
    if model.selected != old {
      list?.reveal(model.selectedRow)
      onSelect(model.selected)
    }
  }

  private func draw(_ row: Int, in rect: CGRect) {
    let index = model.rows[row]
    guard nodes.indices.contains(index) else { return }
    LayerRow(
      node: nodes[index],
      isSelected: nodes[index].id == model.selected,
      isFocused: isFocused,
      isPointed: nodes[index].id == pointed,
      isMarked: nodes[index].id == marked,
      isOpen: model.hasContents(index) ? model.isOpen(index) : nil,
      isMatch: model.filter.isEmpty || model.matches.contains(index)
    ).draw(in: rect)
  }
}

extension InspectedTree.Node {
  /// What a filter finds it by, in lower case.
  var words: String {
    [
      layerClass, viewClass, controller, name.map { "#" + $0 }, identifier.map { "@" + $0 },
      variable, text,
    ]
    .compactMap { $0 }.joined(separator: " ").lowercased()
  }

  /// Whether it has a name of its own.
  var isNamed: Bool { shownName != shownClass }

  /// The class that a reader looks for: the view's, where there is one.
  var shownClass: String { viewClass ?? layerClass }

  /// How it is called: its name, the variable that holds it, or its class.
  var shownName: String {
    if let name, !name.isEmpty { return InspectedName.named(name) }
    if let identifier, !identifier.isEmpty { return InspectedName.identified(identifier) }
    return variable ?? shownClass
  }

  /// Its width and height, in points.
  var shownSize: String { "\(InspectedValue.number(width)) × \(InspectedValue.number(height))" }
}
