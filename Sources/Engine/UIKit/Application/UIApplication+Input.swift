import QuartzCore
package import WindowSystem

extension UIApplication {
  /// Handles one input event in `window`: the entry point for the stage.
  ///
  /// Timers that are due before the event fire first.
  package func handle(_ input: InputEvent, in window: UIWindow) {
    MediaTimers.shared.fire(until: input.time ?? CACurrentMediaTime())
    switch input {
    case .pointerPressed(let pointer, let button):
      window.touches.press(pointer, button, in: window)
    case .pointerReleased(let pointer, let button):
      window.touches.release(pointer, button, in: window)
    case .pointerMoved(let pointer):
      window.touches.move(pointer, in: window)
      window.hover.move(pointer, in: window)
    case .pointerEntered(let pointer): window.hover.move(pointer, in: window)
    // A pressed touch continues outside: the window system keeps reporting the pointer until release.
    case .pointerLeft(let pointer): window.hover.leave(pointer, in: window)
    case .pointerCancelled(let pointer): window.touches.cancel(at: pointer.time, in: window)
    case .keyPressed(let key, let isRepeat): window.presses.press(key, isRepeat, in: window)
    case .keyReleased(let key): window.presses.release(key, in: window)
    case .focusChanged(let hasFocus): focusChanged(hasFocus, of: window)
    case .scrolled(let pointer, let delta): window.turnWheel(pointer, by: delta)
    }
  }

  /// Cancels what is held when the window loses the focus: its release may never be reported.
  private func focusChanged(_ hasFocus: Bool, of window: UIWindow) {
    window.hasKeyboard = hasFocus
    window.hasLostKeyboard = !hasFocus
    (window.firstResponder as? any EditingView)?.keyboardFocusChanged()
    if hasFocus {
      makeKey(window)
    } else {
      window.takeAwayWhatIsHeld(at: CACurrentMediaTime())
    }
    followDesktop()
  }
}
