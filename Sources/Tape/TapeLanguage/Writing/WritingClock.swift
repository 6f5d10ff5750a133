/// What time it is on a tape after the commands that are written so far: what `TapePlayer` will do, foretold.
///
/// All that is written after them is timed by it, so that what one of them was rounded by is not added to the next.
struct WritingClock {
  /// In microseconds, as all times here.
  private(set) var now = 0
  /// `nil` before the tape has moved it: who plays says where it is then.
  private(set) var pointer: TapePoint?
  /// When the scene was told something last.
  private var lastInput = Int.min / 2
  private static let frame = 1_000_000 / TapeSettings().framesPerSecond

  /// Where the pointer goes, and how large that is.
  struct Aim {
    let target: TapeTarget
    let point: TapePoint
    let size: Double

    /// Whether the player looks at the scene to find it.
    var isLookedFor: Bool {
      if case .point = target.place { false } else { true }
    }
  }

  mutating func wait(_ duration: Int) { now += duration }

  /// The scene is told something.
  mutating func tell() { lastInput = now }

  /// Keys go down, each after the one before; what follows waits for the last.
  mutating func press(keys count: Int, each: Int) {
    lastInput = now + (count - 1) * each
    now += count * each
  }

  /// Whoever looks at the scene waits for the frame after that which has the last input.
  mutating func look(for aim: Aim) {
    guard aim.isLookedFor else { return }
    let number = (now + Self.frame - 1) / Self.frame
    if lastInput > (number - 1) * Self.frame { now = (number + 1) * Self.frame }
  }

  /// How long the pointer takes to get there by itself; `nil` where nobody knows where it comes from.
  func way(to aim: Aim) -> Int? {
    guard let pointer else { return nil }
    guard pointer != aim.point else { return 0 }
    let distance = (aim.point - pointer).length
    let seconds = PointerPace.duration(distance: distance, targetSize: aim.size)
    return Int((seconds * 1_000_000).rounded())
  }

  /// The pointer goes there.
  mutating func go(to aim: Aim, _ duration: Int) {
    now += duration
    if pointer != aim.point { tell() }
    pointer = aim.point
  }
}
