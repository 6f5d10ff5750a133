import CoreGraphics
internal import Dispatch
import SceneProtocol
import X11Window

/// The inspector as a window of its own, beside the scene's.
extension Inspector {
  /// Moves it from the window to one of its own, or back; one that is closed is opened so.
  func toggleWindow() {
    memory.isDetached = !(isShown && ownWindow != nil)
    if !isShown { return open() }
    leave()
    enter()
    layOut()
    focus()
    onShow()
  }

  /// Puts it where it belongs: beside the scene, or in a window of its own.
  func enter() {
    view.isDetached = memory.isDetached
    guard memory.isDetached else {
      host.dock = InspectorDock(
        width: memory.width,
        besideHeight: host.sceneSize.height + host.barHeight + host.drawerHeight,
        canGrow: !host.window.fillsScreen
      )
      return
    }
    do {
      ownWindow = try makeWindow()
    } catch {
      Console.write("pegbar: \(error)\n", to: .error)
      memory.isDetached = false
      enter()
    }
  }

  /// Takes it from there; the scene's window has its size back.
  func leave() {
    hidePanel()
    host.dock = InspectorDock()
    if let ownWindow { memory.windowSize = ownWindow.size }
    let old = ownWindow
    old?.close()
    ownWindow = nil
    // (It may be in the middle of its own event.)
    DispatchQueue.main.async { withExtendedLifetime(old) {} }
  }

  private func makeWindow() throws -> InspectorWindow {
    let window = try InspectorWindow(
      view,
      title: "Inspector — \(host.title)",
      size: memory.windowSize,
      beside: host.window
    )
    window.onClose = { [unowned self] in close() }
    window.onKey = { [unowned self] in host.onInput($0) }
    window.onFocus = { [unowned self] in if $0 { focus() } else { giveKeysBack() } }
    window.onScroll = { [unowned self] way, place in scroll(by: -way * 3, at: place) }
    window.onPointer = { [unowned self] in pointAtRow($0) }
    return window
  }
}
