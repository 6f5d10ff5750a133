import CoreGraphics
import SceneProtocol
import UIKit
import WindowSystem

/// The scene's layers as a tree: class, name, size.
final class LayersList {
  private(set) var model = OutlineModel<Int>()
  private weak var list: ListView?
  /// Called when another layer is selected.
  var onSelect: (Int?) -> Void = { _ in }
  var onPress: () -> Void = {}
  /// Whether keys are the list's.
  var isFocused = false

  /// Shows itself in a list.
  func connect(_ list: ListView) {
    self.list = list
    list.emptyText = "Waiting for the scene …"
    list.drawRow = { [unowned self] in draw($0, in: $1) }
    list.onPress = { [unowned self] in press($0) }
  }

  /// How many layers match the filter.
  var matches: String { model.filter.isEmpty ? "" : "\(model.matches.count)" }

  func filter(by text: String) {
    let old = model.selected
    model.filter(by: text)
    didChange(from: old)
  }

  /// Selects a layer, and shows it in the list.
  func select(_ id: Int?) {
    let old = model.selected
    model.select(id)
    didChange(from: old)
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
    default: return false
    }
    didChange(from: old)
    return true
  }

  private func press(_ press: ListView.Press) {
    let index = model.rows[press.row]
    let item = model.items[index]
    let old = model.selected
    let isOnTriangle = press.point.x < Self.indent(item.depth) + Self.triangle
    if model.hasContents(index), isOnTriangle || press.count == 2 {
      model.set(item.id, isOpen: !model.isOpen(index))
    }
    if !isOnTriangle { model.select(item.id) }
    onPress()
    didChange(from: old)
  }

  private func didChange(from old: Int?) {
    list?.count = model.rows.count
    if model.selected != old {
      list?.reveal(model.selectedRow)
      onSelect(model.selected)
    }
    list?.setNeedsDisplay()
  }

  // MARK: - Drawing

  private static let triangle: CGFloat = 14
  private static func indent(_ depth: Int) -> CGFloat { 4 + CGFloat(min(depth, 40)) * 12 }

  private func draw(_ row: Int, in rect: CGRect) {
    Ink.text("\(row)", in: rect)
  }
}
