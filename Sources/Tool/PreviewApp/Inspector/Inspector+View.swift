import CoreGraphics
import SceneProtocol
import UIKit

/// The parts of the inspector, and what they do when they are pressed.
extension Inspector {
  func makeView() -> InspectorView {
    let view = InspectorView(frame: .zero)
    view.split = memory.split
    view.header.onPick = { [unowned self] in togglePick() }
    view.header.onFilter = { [unowned self] in beginFilter() }
    view.header.onClose = { [unowned self] in close() }
    view.strip.onSelect = { [unowned self] in
      focusPage()
      show($0)
    }
    view.onWidth = { [unowned self] in setWidth($0) }
    connectLayers(view.tree)
    connectPages()
    return view
  }

  func makePanel() -> Panel {
    let panel = Panel(view, in: host)
    panel.onScroll = { [unowned self] way, place in scroll(by: -way * 3, at: place) }
    panel.onPointer = { [unowned self] in pointAtRow($0) }
    return panel
  }

  private func connectLayers(_ tree: ListView) {
    layers.connect(tree)
    layers.onTouch = { [unowned self] in
      (isPageFocused, isFiltering, word) = (false, false, nil)
      focus()
    }
    layers.onSelect = { [unowned self] _ in selectionDidChange() }
    layers.onCommand = { [unowned self] in perform($0) }
  }

  private func connectPages() {
    values.onFocus = { [unowned self] in focusPage() }
    values.onSet = { [unowned self] in set($0, to: $1) }
    values.onUndo = { [unowned self] in undoChange() }
    values.onProblem = { [unowned self] in word = $0 }
    values.onSelect = { [unowned self] in why.choose($0) }
    values.onCopy = { [unowned self] in
      onCopy($0)
      word = "copied: \($0)"
    }
    animations.onFocus = { [unowned self] in focusPage() }
    animations.onLayer = { [unowned self] in layers.select($0) }
    animations.onChange = { [unowned self] in
      link.ask($0) { [unowned self] in
        switch $0 {
        case .animations(let all, let time): animations.show(all, at: time)
        case .problem(let text): word = text
        default: break
        }
        draw()
      }
    }
    why.onFocus = { [unowned self] in focusPage() }
    why.onProperty = { [unowned self] in if tab == .why { askWhy() } }
    connectDepthCostAndTrails()
    hit.onLayer = { [unowned self] in layers.select($0) }
  }

  /// The keys are the page's.
  func focusPage() {
    (isPageFocused, isFiltering, word) = (true, false, nil)
    focus()
  }

  private func perform(_ command: LayersList.Command) {
    guard let node = layers.selected else { return }
    switch command {
    case .focusPage: isPageFocused = true
    case .hide:
      let isHidden = node.flags.contains(.isHiddenByInspector)
      link.ask(.hide(id: node.id, isHidden: !isHidden)) { [unowned self] in takeTree($0) }
    case .mark:
      layers.marked = layers.marked == node.id ? nil : node.id
      (marked, markedName) = (nil, node.shownName)
      askOthers()
    case .isolate:
      layers.isolated = layers.isolated == node.id ? nil : node.id
      link.ask(.isolate(id: layers.isolated)) { [unowned self] in takeTree($0) }
    }
  }

  private func takeTree(_ answer: InspectionAnswer) {
    switch answer {
    case .tree(let tree): layers.show(tree)
    case .problem(let text): word = text
    default: break
    }
    draw()
  }

  // MARK: - Changes

  private func set(_ property: String, to value: InspectedValue) {
    guard let id = layers.model.selected else { return }
    word = nil
    link.ask(.set(id: id, property: property, value: value)) { [unowned self] in
      switch $0 {
      case .changed(let layer, let name, let old):
        // (A drag is one change, and so are the steps of one value.)
        if undo.last.map({ $0.layer != layer || $0.property != name }) ?? true {
          undo.append(ValueChange(layer: layer, property: name, old: old))
        }
        askValues(of: layer)
      case .problem(let text): word = text
      default: break
      }
      draw()
    }
  }

  private func undoChange() -> Bool {
    guard let change = undo.popLast() else { return false }
    link.ask(.set(id: change.layer, property: change.property, value: change.old)) {
      [unowned self] _ in askValues(of: change.layer)
    }
    word = "\(change.property) is as it was"
    return true
  }

  /// Asks for values again: a change of what is not seen makes no frame, and so no report.
  private func askValues(of id: Int) {
    link.ask(.layer(id: id)) { [unowned self] in if case .layer(let layer) = $0 { take(layer) } }
  }

  // MARK: - Size

  /// Scrolls what is at a place.
  func scroll(by distance: CGFloat, at place: CGPoint) {
    if !view.tree.isHidden, view.tree.frame.contains(place) {
      view.tree.scroll(by: distance)
    } else if view.page.frame.contains(place) {
      page.scroll(by: distance)
    }
  }

  /// The scene keeps its size: the window takes the change, if the desktop permits.
  private func setWidth(_ width: CGFloat) {
    guard ownWindow == nil else { return }
    let widths = InspectorDock.widths
    memory.width = min(max(width.rounded(), widths.lowerBound), widths.upperBound)
    host.dock.width = memory.width
    onWidth()
  }
}
