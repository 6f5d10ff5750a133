internal import CX11
package import Pixels

/// Embedding in a window, perhaps of another process.
///
/// An embedded window gets all pointer events itself, hears the keys that are pressed in its parent, and is visible as
/// long as the parent is.
extension X11Window {
  /// Keys reach the window that has the focus, which is the parent.
  private static let keyMask = KeyPressMask | KeyReleaseMask | FocusChangeMask
  /// The events selected on the parent, besides those of its owner.
  static let parentEventMask = keyMask | StructureNotifyMask | PropertyChangeMask

  /// Selects events, of this window and of the parent.
  func beginEmbedding() {
    guard let parent = options.parent else { return }
    XSelectInput(connection.display, id, Self.eventMask & ~Self.keyMask)
    connection.add(self, of: parent)
    // A window of this process has already selected more on it.
    guard !connection.isOwn(parent) else { return }
    XSelectInput(connection.display, parent, Self.parentEventMask)
  }

  /// Notes whether the parent has the keyboard focus or keeps its keys, and whether the window manager shows nothing of
  /// it, as it is minimized.
  ///
  /// The server reports changes since this window has asked for them, and nothing before.
  func noteParentsState() {
    guard let parent = options.parent else { return }
    if !connection.isOwn(parent) {
      visibility.isHidden = isMarkedHidden(parent)
      serveVisibility()
    }
    guard options.hearsParentsKeys else { return }
    parentKeepsKeys = connection.property(connection.atoms.pegbarKeepsKeys, of: parent) != nil
    var (focused, revert): (Window, Int32) = (0, 0)
    connection.passing { XGetInputFocus($0, &focused, &revert) }
    guard focused == parent else { return }
    tell(input.takeFocus())
    // The input method may have read events on the way; its context is opened at the end of a batch.
    connection.scheduleDrain()
  }

  /// Publishes that the window keeps its keys, or not any more.
  ///
  /// By a property, as its changes come to the windows inside in one order with the keys: a key that is pressed when
  /// this window's pixels show the change comes after it.
  func publishKeepsKeys() {
    guard canAsk else { return }
    let name = connection.atoms.pegbarKeepsKeys
    if keepsKeys {
      connection.setProperty(name, of: id, type: XA_CARDINAL, numbers: [1])
    } else {
      XDeleteProperty(connection.display, id, name)
    }
    connection.settle()
  }

  /// Handles an event of the parent: keys, focus, and visibility.
  func handleParents(_ event: XEvent) {
    guard isOpen else { return }
    switch event.type {
    case KeyPress, KeyRelease, FocusIn, FocusOut:
      if options.hearsParentsKeys { tell(input.translate(event)) }
    case MapNotify: visibility.isParentMapped = true
    case UnmapNotify: visibility.isParentMapped = false
    case PropertyNotify:
      noteState(event.xproperty)
      if event.xproperty.atom == connection.atoms.pegbarKeepsKeys {
        parentKeepsKeys = event.xproperty.state == PropertyNewValue
      }
    default: break
    }
  }

  /// Handles an event of the parent that the input method has kept.
  func handleParentsFiltered(_ event: XEvent) {
    guard options.hearsParentsKeys else { return }
    handleFiltered(event)
  }

  /// Moves the window within its parent and resizes it; in pixels.
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

  /// Clips the window to some rectangles, in its pixels; where the server cannot do that, all of it stays.
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

  /// Resizes a top-level window, in pixels, as far as its window manager permits.
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

  /// Window managers enforce a window's minimum size, so it must not exceed the size asked for.
  private func setMinimum(for size: PixelSize) {
    var (hints, supplied) = (XSizeHints(), 0)
    guard XGetWMNormalHints(connection.display, id, &hints, &supplied) != 0 else { return }
    setMinimum(of: &hints, for: size)
    XSetWMNormalHints(connection.display, id, &hints)
  }

  /// Puts the window in front of its siblings.
  package func raise() {
    guard canAsk else { return }
    XRaiseWindow(connection.display, id)
    connection.settle()
  }

  /// Unmaps the window until it is shown again.
  package func hide() {
    guard canAsk, !isDestroyed else { return }
    XUnmapWindow(connection.display, id)
    connection.settle()
  }
}
