/// A window's part in running display links: it tells them of its screen's blanks.
///
/// Of all windows on show the first fires the links; the others' clocks are silent until its own
/// stops.
@MainActor
package final class DisplayLinkClock {
  /// Called when links were started or stopped: when the next blank is needed has changed.
  package var onChange: (() -> Void)?
  private let links = DisplayLinks.shared

  /// A clock behind those that are there.
  package init() {
    links.insert(self)
  }

  isolated deinit { stop() }

  /// Its window is gone: the next window's clock takes over.
  package func stop() { links.remove(self) }

  /// Tells the links of a blank, when it is this clock that they follow.
  package func fire(at blank: ScreenBlank) {
    if links.isFirst(self) { links.fire(at: blank) }
  }

  /// Whether links run, of whatever window.
  package var isRunning: Bool { links.isRunning }

  /// The time before which the links need no blank of this window: infinity when none runs here, and
  /// before any time when one has still to be called.
  package var nextCallTime: Double {
    links.isFirst(self) ? links.nextCallTime : .infinity
  }
}
