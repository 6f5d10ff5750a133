import CoreGraphics
import SceneProtocol
import UIKit
import WindowSystem
import X11Window

/// The inspector beside the scene: its layers, and on pages what the engine knows of the selected one.
///
/// It is a panel like the window's other parts, so it is there whatever the scene does. What it shows are snapshots
/// from the scene's process, which makes only those that are asked for.
final class Inspector {
  unowned let host: HostWindow
  private(set) lazy var view = makeView()
  private lazy var panel = makePanel()
  let layers = LayersList()
  private(set) var isShown = false
  /// Whether keys are the inspector's and not the scene's.
  private(set) var isFocused = false {
    didSet { if isFocused != oldValue { onFocus() } }
  }
  /// Called when the keys are the inspector's from now on, or not any more.
  var onFocus: () -> Void = {}
  /// Called when it is opened or closed, and when it shows something else.
  var onShow: () -> Void = {}
  /// Called when its own width has changed.
  var onWidth: () -> Void = {}
  var memory = InspectorMemory.read()
  var filter = LineEditor()
  var isFiltering = false
  /// Whether the keys of the inspector are the page's, and not those of the list of layers.
  var isPageFocused = false
  var tab = InspectorTab.values
  /// Whether the hit path is all there is.
  var isLecture = false

  init(in host: HostWindow) { self.host = host }

  func toggle() { if isShown { close() } else { open() } }

  /// Opens it, and gives it the keys.
  func open() {
    guard !isShown else { return focus() }
    isShown = true
    host.dock = InspectorDock(
      width: memory.width,
      besideHeight: host.sceneSize.height + host.barHeight,
      canGrow: !host.window.fillsScreen
    )
    layOut()
    focus()
    onShow()
  }

  func close() {
    guard isShown else { return }
    isShown = false
    isFiltering = false
    panel.hide()
    host.dock = InspectorDock()
    memory.split = view.split
    memory.write()
    isFocused = false
    onShow()
  }

  func layOut() {
    guard isShown else { return }
    show()
    panel.show(in: host.dockFrame)
  }

  /// The keys are the inspector's.
  func focus() {
    isFocused = isShown
    draw()
  }

  /// The keys are the scene's again.
  func giveKeysBack() {
    guard isFocused else { return }
    isFiltering = false
    isFocused = false
    draw()
  }

  /// Draws what has changed.
  func draw() {
    guard isShown else { return }
    show()
    panel.draw()
  }

  /// Shows another page.
  func show(_ tab: InspectorTab) {
    self.tab = tab
    draw()
    onShow()
  }

  private func show() {
    view.isFocused = isFocused
    view.strip.selected = tab
    view.isPageAlone = isLecture
    view.header.filter = filter
    view.header.isTyping = isFiltering && isFocused
    view.header.matches = layers.matches
    layers.isFocused = isFocused && !isPageFocused && !isFiltering
    view.tree.setNeedsDisplay()
  }
}
