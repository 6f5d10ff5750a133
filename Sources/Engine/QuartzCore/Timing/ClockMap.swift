/// A cache of which layers have a time of their own.
///
/// It is valid until a layer of any tree gets other timing or another superlayer.
@MainActor
final class ClockMap {
  /// Counts the changes that may have made what is known untrue; never 0.
  private(set) var edition = 1

  func noteChange() { edition += 1 }

  private var lastClock = 0

  /// The number of one more time that is not its parent's.
  func newClock() -> Int {
    lastClock += 1
    return lastClock
  }
}
