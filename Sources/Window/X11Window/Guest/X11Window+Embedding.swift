internal import CX11
package import Pixels

/// A window that is a part of another, perhaps of another process: it has the pointer to itself, hears the keys that
/// are pressed in the other one, and is seen as long as that one is.
extension X11Window {
  /// Keys reach the window that has the focus, which is the parent.
  private static let keyMask = KeyPressMask | KeyReleaseMask | FocusChangeMask
  /// What is heard of the parent, besides its owner.
  static let parentEventMask = keyMask | StructureNotifyMask | PropertyChangeMask

  /// Selects what there is to be heard, of itself and of the parent.
  func beginEmbedding() {
    guard let parent = options.parent else { return }
    XSelectInput(connection.display, id, Self.eventMask & ~Self.keyMask)
    connection.add(self, of: parent)
    // A window of this process has selected more of it already.
    guard !connection.isOwn(parent) else { return }
    XSelectInput(connection.display, parent, Self.parentEventMask)
  }

  /// Takes in an event of the parent: keys, focus, and whether it can be seen.
  func handleParents(_ event: XEvent) {
    guard isOpen else { return }
    switch event.type {
    case KeyPress, KeyRelease, FocusIn, FocusOut:
      if options.hearsParentsKeys { tell(input.translate(event)) }
    case MapNotify: visibility.isParentMapped = true
    case UnmapNotify: visibility.isParentMapped = false
    case PropertyNotify: noteState(event.xproperty)
    default: break
    }
  }

  /// The same for one that the input method has kept.
  func handleParentsFiltered(_ event: XEvent) {
    guard options.hearsParentsKeys else { return }
    handleFiltered(event)
  }

  /// Moves it within its parent and gives it a size, in pixels.
  package func place(_ frame: PixelRect) {
    guard canAsk else { return }
    XMoveResizeWindow(
      connection.display,
      id,
      Int32(clamping: frame.x),
      Int32(clamping: frame.y),
      UInt32(clamping: max(1, frame.width)),
      UInt32(clamping: max(1, frame.height))
    )
    connection.settle()
  }

  /// Leaves nothing of it but some parts, in its pixels; where the server cannot do that, all of it stays.
  package func cut(to parts: [PixelRect]) {
    guard canAsk, connection.features.hasRegions else { return }
    var areas = parts.map {
      XRectangle(
        x: Int16(clamping: $0.x),
        y: Int16(clamping: $0.y),
        width: UInt16(clamping: $0.width),
        height: UInt16(clamping: $0.height)
      )
    }
    let region = XFixesCreateRegion(connection.display, &areas, Int32(areas.count))
    // 0 is `ShapeBounding`.
    XFixesSetWindowShapeRegion(connection.display, id, 0, 0, 0, region)
    XFixesDestroyRegion(connection.display, region)
    connection.settle()
  }

  /// Gives a window of its own another size, in pixels, as far as its window manager lets it.
  package func resize(to size: PixelSize) {
    guard canAsk else { return }
    setMinimum(for: size)
    XResizeWindow(
      connection.display,
      id,
      UInt32(clamping: max(1, size.width)),
      UInt32(clamping: max(1, size.height))
    )
    connection.settle()
  }

  /// Window managers hold a window to its least size, which is no larger than what it asks for itself.
  private func setMinimum(for size: PixelSize) {
    var (hints, supplied) = (XSizeHints(), 0)
    guard XGetWMNormalHints(connection.display, id, &hints, &supplied) != 0 else { return }
    setMinimum(of: &hints, for: size)
    XSetWMNormalHints(connection.display, id, &hints)
  }

  /// Puts it in front of its parent's other parts.
  package func raise() {
    guard canAsk else { return }
    XRaiseWindow(connection.display, id)
    connection.settle()
  }

  /// Takes it off the screen until it is shown again.
  package func hide() {
    guard canAsk else { return }
    XUnmapWindow(connection.display, id)
    connection.settle()
  }
}
