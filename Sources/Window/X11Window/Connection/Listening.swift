internal import CX11

/// A subscription to events of a window that is no `X11Window`: another program's, or an unmapped one of ours.
///
/// Events come until `stop` is called or the subscription is released.
final class Listening {
  private weak var connection: X11Connection?
  let window: Window
  let mask: Int
  let onEvent: (XEvent) -> Void
  fileprivate var isStopped = false

  fileprivate init(
    _ connection: X11Connection,
    window: Window,
    mask: Int,
    onEvent: @escaping (XEvent) -> Void
  ) {
    (self.connection, self.window) = (connection, window)
    (self.mask, self.onEvent) = (mask, onEvent)
  }

  isolated deinit { stop() }

  /// Ends the subscription.
  func stop() {
    guard !isStopped else { return }
    isStopped = true
    connection?.dropStopped(window)
  }
}

extension X11Connection {
  /// Listens to the events of a window; nothing comes from one that does not exist any more.
  ///
  /// - Parameters:
  ///   - window: The window to listen to.
  ///   - mask: The events to select, as an X event mask; messages sent to a window of ours come without being selected.
  ///   - onEvent: Called with each event of the window, also those that other subscriptions have selected.
  /// - Returns: The subscription; release it to end it.
  func listen(
    to window: Window,
    for mask: Int,
    onEvent: @escaping (XEvent) -> Void
  ) -> Listening {
    let listening = Listening(self, window: window, mask: mask, onEvent: onEvent)
    listenings[window, default: []].append(WeakListening(listening: listening))
    select(window)
    return listening
  }

  fileprivate func dropStopped(_ window: Window) {
    let others = (listenings[window] ?? []).filter { $0.listening?.isStopped == false }
    listenings[window] = others.isEmpty ? nil : others
    select(window)
  }

  /// Passes an event to all subscriptions of its window.
  func tellListeners(_ event: XEvent) {
    for entry in listenings[event.xany.window] ?? [] where entry.listening?.isStopped == false {
      entry.listening?.onEvent(event)
    }
  }

  /// A client has one event mask for a window: the union of what its subscriptions want.
  private func select(_ window: Window) {
    // (An `X11Window` has selected more of itself than any subscription here asks for.)
    guard isAlive, !isOwn(window) else { return }
    let mask = (listenings[window] ?? []).reduce(0) { $0 | ($1.listening?.mask ?? 0) }
    passing { XSelectInput($0, window, mask) }
  }
}

struct WeakListening {
  weak var listening: Listening?
}
