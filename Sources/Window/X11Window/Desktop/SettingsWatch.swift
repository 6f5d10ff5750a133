internal import CX11

/// Notifies when the desktop's settings may have changed: by a new theme, by another settings manager, or by X
/// resources.
package final class SettingsWatch {
  private weak var connection: X11Connection?
  private let onChange: () -> Void
  private var root: Listening?
  private var owner: Listening?

  /// - Parameters:
  ///   - connection: The connection to the display.
  ///   - onChange: Called after each change, as long as this object lives.
  package init(_ connection: X11Connection, onChange: @escaping () -> Void) {
    (self.connection, self.onChange) = (connection, onChange)
    // A program that becomes the settings manager announces it on the root window (MANAGER).
    let screen = XDefaultRootWindow(connection.display)
    let mask = StructureNotifyMask | PropertyChangeMask
    root = connection.listen(to: screen, for: mask) { [weak self] event in
      switch event.type {
      case ClientMessage: self?.watchOwner()
      // (The root window has many properties, which change all the time.)
      case PropertyNotify where event.xproperty.atom == XA_RESOURCE_MANAGER: self?.onChange()
      default: break
      }
    }
    followOwner()
  }

  private func watchOwner() {
    if followOwner() { onChange() }
  }

  /// - Returns: Whether the settings manager has changed.
  @discardableResult
  private func followOwner() -> Bool {
    guard let connection else { return false }
    let window = connection.settingsOwner
    guard window != owner?.window ?? 0 else { return false }
    owner?.stop()
    owner = nil
    guard window != 0 else { return true }
    let mask = PropertyChangeMask | StructureNotifyMask
    owner = connection.listen(to: window, for: mask) { [weak self] event in
      switch event.type {
      case PropertyNotify: self?.onChange()
      case DestroyNotify: self?.watchOwner()
      default: break
      }
    }
    return true
  }
}
