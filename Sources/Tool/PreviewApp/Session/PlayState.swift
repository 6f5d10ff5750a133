import SceneProtocol

/// Where in a scene's time the window is, and how it goes on: what stays as it is when the scene is saved.
struct PlayState {
  private(set) var isPaused = false
  /// Seconds of the scene per second of the machine's clock.
  private(set) var speed = 1.0
  /// Input since the scene began: earlier frames are made with it, and later ones, until there is new input.
  private(set) var tape: [TapeEntry] = []
  /// The part that is played in a loop.
  var loop = LoopRange()
  /// The latest time reached, in seconds.
  private(set) var farthest = 0.0
  /// Whether the user has done something to the scene since it began; pointer moves alone do not count.
  private(set) var hasDeeds = false
  /// The values that the scene wants to keep.
  var kept: [String: String] = [:]
  /// `kept` reflects all input up to this time, in seconds.
  private(set) var keptUntil = 0.0

  /// A time of the scene, and when it was that.
  ///
  /// A scene's clock stands still while the machine sleeps (T19), and so does this one.
  private var (base, moment) = (0.0, SuspendingClock.now)
  /// Whether time goes on when the timeline is released.
  private var goesOnAfterHold = false
  /// The speed to go back to from slow motion.
  private var fullSpeed: Double?

  /// Maximum number of inputs that are kept: later input is not repeated then.
  private static let mostInput = 50_000
  /// The possible lengths of the timeline, in seconds: at least the first, and not less than the latest time reached.
  private static let lengths = [5.0, 10, 20, 30, 60, 120, 300, 600, 1800, 3600]
  private static let speeds = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]
  private static let slow = 0.1
  static let frame = 1.0 / 60

  /// Seconds since the scene's first frame.
  var time: Double { isPaused ? base : base + moment.duration(to: .now) / .seconds(1) * speed }

  /// Notes the time that the scene reports.
  mutating func note(time: Double) {
    (base, moment) = (time, .now)
    farthest = max(farthest, time)
  }

  /// Notes the user's input: earlier input after that time is dropped.
  mutating func note(_ entry: TapeEntry) {
    if let last = tape.last, last.time > entry.time {
      tape.removeAll { $0.time > entry.time }
      hasDeeds = tape.contains(where: \.isDeed)
    }
    // (After a step back to before the save: only what is left from before that is in the kept values.)
    if entry.time <= keptUntil { keptUntil = tape.last?.time ?? 0 }
    guard tape.count < Self.mostInput else { return }
    tape.append(entry)
    if !hasDeeds { hasDeeds = entry.isDeed }
  }

  /// Whether a new program of the scene can be given the input again: what was done to the scene, and all of it.
  var canRepeatInput: Bool { hasDeeds && !isTapeFull }

  /// Notes the values that the scene that is seen wants to keep now.
  mutating func keep(_ values: [String: String]) { (kept, keptUntil) = (values, time) }

  /// Whether there may have been more input than is kept.
  var isTapeFull: Bool { tape.count >= Self.mostInput }

  /// How much of the scene's time there is to be seen at once, in seconds.
  var length: Double {
    let end = max(farthest, loop.end ?? 0)
    return Self.lengths.first { $0 >= end } ?? end
  }

  /// A speed as text: "0.1×".
  static func text(speed: Double) -> String {
    speed == speed.rounded() ? "\(Int(speed))×" : "\(speed)×"
  }

  /// The number of the frame that is seen: they come at whole sixtieths.
  var frameNumber: Int { Int((time / Self.frame + 1e-6).rounded(.down)) }

  mutating func pause() {
    base = time
    isPaused = true
  }

  mutating func play() {
    guard isPaused else { return }
    isPaused = false
    moment = .now
  }

  /// The line of time is held.
  ///
  /// - Returns: Whether time goes on, and is to be paused meanwhile.
  mutating func beginHold() -> Bool {
    goesOnAfterHold = !isPaused
    return goesOnAfterHold
  }

  /// It is released.
  ///
  /// - Returns: Whether time is to go on.
  mutating func endHold() -> Bool {
    defer { goesOnAfterHold = false }
    return goesOnAfterHold
  }

  /// - Parameter speed: 0.01 … 10; what is beyond counts as the nearest.
  mutating func run(at speed: Double) {
    note(time: time)
    self.speed = min(max(speed, Self.speeds[0]), Self.speeds[Self.speeds.count - 1])
  }

  mutating func slower() {
    fullSpeed = nil
    run(at: Self.speeds.last { $0 < speed - 1e-9 } ?? speed)
  }

  mutating func faster() {
    fullSpeed = nil
    run(at: Self.speeds.first { $0 > speed + 1e-9 } ?? speed)
  }

  mutating func toggleSlowMotion() {
    if let full = fullSpeed {
      fullSpeed = nil
      run(at: full)
    } else {
      fullSpeed = speed
      run(at: Self.slow)
    }
  }

  /// The input that came since the next scene was given these entries to replay.
  func input(since entries: [TapeEntry]) -> [TapeEntry] {
    Array(tape.dropFirst(zip(tape, entries).prefix { $0 == $1 }.count))
  }

  /// Input is what the visible scene was given, or is yet to be given.
  mutating func takeInput(_ entries: [TapeEntry]) {
    (tape, hasDeeds) = (entries, entries.contains(where: \.isDeed))
  }

  /// Forgets the input: the next scene begins without it.
  mutating func forgetInput() { (tape, hasDeeds) = ([], false) }

  /// Resets the timeline to its initial length.
  mutating func forgetLength() { farthest = 0 }

  /// Starts from scratch.
  mutating func restart() {
    forgetInput()
    (kept, keptUntil) = ([:], 0)
    isPaused = false
    farthest = 0
    note(time: 0)
  }

  /// The time a number of frames after another, or before it: frames come at whole sixtieths.
  ///
  /// - Parameters:
  ///   - frames: How many; negative for back.
  ///   - start: The time that they count from, in seconds; without it where the scene is.
  /// - Returns: The time, 0 or later. Between two frames the one before is what is seen.
  func time(framesOn frames: Int, from start: Double? = nil) -> Double {
    let place = (start ?? time) / Self.frame
    let number = frames < 0 ? (place - 1e-6).rounded(.up) : (place + 1e-6).rounded(.down)
    return max(0, number + Double(frames)) * Self.frame
  }
}
