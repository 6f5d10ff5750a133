/// The clock of a window for display links: it notifies them of its screen's vertical blanks.
///
/// The first of all windows that can be seen drives the links; the clocks of the others do nothing until its own stops.
@MainActor
package final class DisplayLinkClock {
  /// Called when links were started or stopped, as this changes when the next blank is needed.
  package var onChange: (() -> Void)?
  /// Whether the window can be seen and so has blanks; default `true`.
  package var isSeen = true { didSet { if isSeen != oldValue { links.clockDidChange() } } }
  private let links = DisplayLinks.shared

  /// Appends a clock to those of the other windows.
  package init() {
    links.insert(self)
  }

  isolated deinit { stop() }

  /// Removes the clock of a closed window: the next window's clock takes over.
  package func stop() { links.remove(self) }

  /// Notifies the links of a blank, if they follow this clock.
  package func fire(at blank: ScreenBlank) {
    if links.isFirst(self) { links.fire(at: blank) }
  }

  /// Whether links are running, of whatever window.
  package var isRunning: Bool { links.isRunning }

  /// The time before which the links need no blank of this window: infinity if none is running here, and minus infinity
  /// if one has not been called yet.
  package var nextCallTime: Double {
    links.isFirst(self) ? links.nextCallTime : .infinity
  }
}
