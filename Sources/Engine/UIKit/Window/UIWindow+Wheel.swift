import QuartzCore
import WindowSystem

extension UIWindow {
  /// Handles a wheel event; with Shift it scrolls horizontally.
  func turnWheel(_ pointer: PointerState, by delta: CGVector) {
    let isSideways = pointer.modifiers.contains(.shift) && delta.dx == 0
    UIApplication.shared.sendEvent(
      UIEvent(
        .scroll,
        in: self,
        at: pointer.time,
        modifiers: pointer.modifiers,
        pointerLocation: pointer.location,
        scrollDelta: isSideways ? CGVector(dx: delta.dy, dy: 0) : delta
      )
    )
  }

  /// Delivers it to the deepest scroll view under the pointer that can scroll in its direction, or with Ctrl zoom [K].
  func deliverWheel(of event: UIEvent) {
    // Moving the content down decreases its offset.
    let way = CGVector(dx: -event.scrollDelta.dx, dy: -event.scrollDelta.dy)
    guard let location = event.pointerLocation, (way.dx + way.dy).isFinite,
      let view = hitTest(location, with: event)
    else { return }
    if event.modifierFlags.contains(.control),
      let zoomed = view.scrollingUpwards.first(where: { $0.canZoom })
    {
      lastScrolled = zoomed
      let place = zoomed.convert(location, from: self)
      return zoomed.turnZoom(
        by: event.scrollDelta.dy,
        about: CGPoint(x: place.x - zoomed.bounds.minX, y: place.y - zoomed.bounds.minY)
      )
    }
    guard let scrolled = view.scrollingUpwards.first(where: { $0.canScroll(by: way) }) else {
      return
    }
    lastScrolled = scrolled
    scrolled.scroll(by: way)
  }
}
