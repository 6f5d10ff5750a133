import CoreGraphics
import UIKit

/// The parts of the inspector, and what they do when they are pressed.
extension Inspector {
  func makeView() -> InspectorView {
    let view = InspectorView(frame: .zero)
    view.split = memory.split
    view.header.onFilter = { [unowned self] in beginFilter() }
    view.header.onClose = { [unowned self] in close() }
    view.strip.onSelect = { [unowned self] in
      focus()
      show($0)
    }
    view.onWidth = { [unowned self] in setWidth($0) }
    layers.connect(view.tree)
    layers.onPress = { [unowned self] in
      (isPageFocused, isFiltering) = (false, false)
      focus()
    }
    return view
  }

  func makePanel() -> Panel {
    let panel = Panel(view, in: host)
    panel.onScroll = { [unowned self] way, place in scroll(by: -way * 3, at: place) }
    return panel
  }

  /// Scrolls what is at a place.
  private func scroll(by distance: CGFloat, at place: CGPoint) {
    if !view.tree.isHidden, view.tree.frame.contains(place) { view.tree.scroll(by: distance) }
  }

  /// The scene keeps its size: the window takes the change, if the desktop permits.
  private func setWidth(_ width: CGFloat) {
    let widths = InspectorDock.widths
    memory.width = min(max(width.rounded(), widths.lowerBound), widths.upperBound)
    host.dock.width = memory.width
    onWidth()
  }
}
