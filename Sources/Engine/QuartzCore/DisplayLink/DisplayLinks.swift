import CoreGraphics

/// The links in the run loop, and the clocks of all windows, of which the first that can be seen drives the links.
///
/// One clock drives them all, as a link does not know which window it is for.
@MainActor
package final class DisplayLinks: EnginePart {
  /// The current engine's; a test that puts its own here has links and windows apart from all others.
  package static var shared: DisplayLinks {
    get { DisplayLinks.current }
    set { EngineState.inUse.replacePart(by: newValue) }
  }

  /// The links in the order in which they were added, which is that of their calls.
  private var added: [CADisplayLink] = []
  private var clocks: [WeakClock] = []

  private struct WeakClock {
    weak var clock: DisplayLinkClock?
  }

  package init() {}

  func insert(_ link: CADisplayLink) {
    guard !added.contains(where: { $0 === link }) else { return }
    added.append(link)
    tellFirstClock()
  }

  func remove(_ link: CADisplayLink) {
    guard let index = added.firstIndex(where: { $0 === link }) else { return }
    added.remove(at: index)
    tellFirstClock()
  }

  /// Handles that a link was paused or resumed, or has another preferred rate.
  func didChange(_ link: CADisplayLink) {
    if added.contains(where: { $0 === link }) { tellFirstClock() }
  }

  func insert(_ clock: DisplayLinkClock) {
    clocks.append(WeakClock(clock: clock))
  }

  func remove(_ clock: DisplayLinkClock) {
    clocks.removeAll { $0.clock == nil || $0.clock === clock }
    clockDidChange()
  }

  /// Handles that a window was closed, or can be seen or not any more: another may drive the links now.
  func clockDidChange() {
    if !added.isEmpty { tellFirstClock() }
  }

  func isFirst(_ clock: DisplayLinkClock) -> Bool { firstClock === clock }

  /// Calls the targets of all links that the blank is for, in the order in which they were added.
  ///
  /// A target may change links: a link that it stops is not called any more; a link that it adds waits for the next
  /// blank.
  func fire(at blank: ScreenBlank) {
    let due = added
    for link in due { link.fire(at: blank) }
  }

  /// Whether a link is not paused.
  var isRunning: Bool { added.contains(where: \.isRunning) }

  /// The time before which no link needs a blank; infinity if none is running.
  var nextCallTime: Double {
    var next = Double.infinity
    for link in added where link.isRunning { next = min(next, link.nextCallTime) }
    return next
  }

  private var firstClock: DisplayLinkClock? {
    let left = clocks.lazy.compactMap(\.clock)
    return left.first(where: \.isSeen) ?? left.first
  }

  private func tellFirstClock() { firstClock?.onChange?() }
}
