import QuartzCore
import WindowSystem

/// Notifies hover recognizers of the pointer: those of the view under it and of its superviews.
package final class HoverTracker {
  private var inside: [UIGestureRecognizer] = []
  /// The pointer's location in the window; `nil` while it is outside.
  private(set) var location: CGPoint?

  package init() {}

  func move(_ pointer: PointerState, in window: UIWindow) {
    send(pointer, pointer.location, in: window)
  }

  func leave(_ pointer: PointerState, in window: UIWindow) {
    send(pointer, nil, in: window)
  }

  private func send(_ pointer: PointerState, _ location: CGPoint?, in window: UIWindow) {
    self.location = location
    UIApplication.shared.sendEvent(
      UIEvent(
        .hover,
        in: window,
        at: pointer.time,
        modifiers: pointer.modifiers,
        pointerLocation: location
      )
    )
  }

  func deliver(_ event: UIEvent, in window: UIWindow) {
    let location = event.pointerLocation
    let now = location.map { hoverRecognizers(at: $0, event, in: window) } ?? []
    let before = inside
    inside = now
    for recognizer in before where !now.contains(where: { $0 === recognizer }) {
      recognizer.hover(.ended, at: location, in: window)
    }
    for recognizer in now {
      let isNew = !before.contains { $0 === recognizer }
      recognizer.hover(isNew ? .began : .changed, at: location, in: window)
    }
  }

  private func hoverRecognizers(
    at location: CGPoint,
    _ event: UIEvent,
    in window: UIWindow
  ) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view = window.hitTest(location, with: event)
    while let current = view {
      for recognizer in current.recognizers where recognizer.followsPointer && recognizer.isEnabled
      {
        found.append(recognizer)
      }
      view = current.superviewLink
    }
    return found
  }
}
