/// Simulates the clock of `TapePlayer` for the commands written so far.
///
/// The commands that follow are timed by it, so that rounding errors do not accumulate.
struct WritingClock {
  /// The time in microseconds, as all times here.
  private(set) var now = 0
  /// The pointer's place; `nil` before the tape has moved it, since the initial place is unknown.
  private(set) var pointer: TapePoint?
  /// When the scene last received input.
  private var lastInput = Int.min / 2
  private static let frame = 1_000_000 / TapeSettings().framesPerSecond

  /// Where the pointer goes, and the target's size.
  struct Aim {
    let target: TapeTarget
    let point: TapePoint
    let size: Double

    /// Whether the player queries the scene to find it.
    var isLookedFor: Bool {
      if case .point = target.place { false } else { true }
    }
  }

  mutating func wait(_ duration: Int) { now += duration }

  /// Notes that the scene receives input.
  mutating func tell() { lastInput = now }

  /// Notes key presses, one after the other; the next command waits for the last.
  mutating func press(keys count: Int, each: Int) {
    lastInput = now + (count - 1) * each
    now += count * each
  }

  /// A query of the scene waits for the frame after that with the last input.
  mutating func look(for aim: Aim) {
    guard aim.isLookedFor else { return }
    let number = (now + Self.frame - 1) / Self.frame
    if lastInput > (number - 1) * Self.frame { now = (number + 1) * Self.frame }
  }

  /// How long the pointer's movement takes by itself, in microseconds; `nil` where its start is unknown.
  func way(to aim: Aim) -> Int? {
    guard let pointer else { return nil }
    guard pointer != aim.point else { return 0 }
    let distance = (aim.point - pointer).length
    let seconds = PointerPace.duration(distance: distance, targetSize: aim.size)
    return Int((seconds * 1_000_000).rounded())
  }

  /// Notes that the pointer moves there.
  mutating func go(to aim: Aim, _ duration: Int) {
    now += duration
    if pointer != aim.point { tell() }
    pointer = aim.point
  }
}
