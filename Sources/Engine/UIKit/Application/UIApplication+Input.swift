import QuartzCore
package import WindowSystem

extension UIApplication {
  /// Handles one input event in `window`: the entry point for the stage.
  ///
  /// Timers that are due before the event fire first.
  package func handle(_ input: InputEvent, in window: UIWindow) {
    MediaTimers.shared.fire(until: input.time ?? CACurrentMediaTime())
    let windows = window.sharing
    switch input {
    case .pointerPressed(let pointer, let button):
      let touched = windows.first { $0.touches.isTouched } ?? window.windowUnder(pointer.location)
      touched.touches.press(touched.own(pointer), button, in: touched)
    case .pointerReleased(let pointer, let button):
      for window in windows { window.touches.release(window.own(pointer), button, in: window) }
    case .pointerMoved(let pointer):
      for window in windows { window.touches.move(window.own(pointer), in: window) }
      hover(pointer, over: window)
    case .pointerEntered(let pointer): hover(pointer, over: window)
    // A pressed touch continues outside: the window system keeps reporting the pointer until release.
    case .pointerLeft(let pointer):
      for window in windows { window.hover.leave(window.own(pointer), in: window) }
    case .pointerCancelled(let pointer):
      for window in windows { window.touches.cancel(at: pointer.time, in: window) }
    case .keyPressed(let key, let isRepeat):
      let keyed = window.receivingKeys
      keyed.presses.press(key, isRepeat, in: keyed)
    case .keyReleased(let key):
      for window in windows { window.presses.release(key, in: window) }
    case .focusChanged(let hasFocus): focusChanged(hasFocus, of: window)
    case .scrolled(let pointer, let delta):
      let scrolled = window.windowUnder(pointer.location)
      scrolled.turnWheel(scrolled.own(pointer), by: delta)
    }
  }

  /// The pointer is over the frontmost window with a view there, and has left the others.
  private func hover(_ pointer: PointerState, over base: UIWindow) {
    let hovered = base.windowUnder(pointer.location)
    for window in base.sharing where window !== hovered && window.hover.location != nil {
      window.hover.leave(window.own(pointer), in: window)
    }
    hovered.hover.move(hovered.own(pointer), in: hovered)
  }

  /// Cancels what is held when the window loses the focus: its release may never be reported.
  private func focusChanged(_ hasFocus: Bool, of base: UIWindow) {
    for window in base.sharing {
      window.hasKeyboard = hasFocus
      window.hasLostKeyboard = !hasFocus
      (window.firstResponder as? any EditingView)?.keyboardFocusChanged()
      if !hasFocus { window.takeAwayWhatIsHeld(at: CACurrentMediaTime()) }
    }
    if hasFocus { makeKey(base.receivingKeys) }
    followDesktop()
  }
}
