internal import CX11

/// Events of a window that is no `X11Window`: another program's, or one of ours that is never on the screen.
///
/// They come until it is stopped or let go of.
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

  /// Hears nothing any more.
  func stop() {
    guard !isStopped else { return }
    isStopped = true
    connection?.dropStopped(window)
  }
}

extension X11Connection {
  /// Hears what happens to a window; one that is gone is silent.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - mask: What is to be heard; what is sent to a window of ours is heard without.
  ///   - onEvent: Is given each event of the window, also those that others have asked for.
  /// - Returns: What keeps it going.
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

  /// Gives an event to all who listen to its window.
  func tellListeners(_ event: XEvent) {
    for entry in listenings[event.xany.window] ?? [] where entry.listening?.isStopped == false {
      entry.listening?.onEvent(event)
    }
  }

  /// A program has one choice of events for a window: what any of those who listen want.
  private func select(_ window: Window) {
    // (An `X11Window` has selected more of itself than anybody here asks for.)
    guard isAlive, !isOwn(window) else { return }
    let mask = (listenings[window] ?? []).reduce(0) { $0 | ($1.listening?.mask ?? 0) }
    passing { XSelectInput($0, window, mask) }
  }
}

struct WeakListening {
  weak var listening: Listening?
}
