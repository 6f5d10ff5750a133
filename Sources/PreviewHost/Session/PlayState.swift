import SceneProtocol

/// Where in a scene's time the window is, and how it goes on: what stays as it is when the scene is saved.
struct PlayState {
  private(set) var isPaused = false
  /// Seconds of the scene for each of the machine's.
  private(set) var speed = 1.0
  /// Input since the scene began, as it wrote it down: earlier frames are made with it.
  private(set) var input: [String] = []
  /// What the scene wants to be kept.
  var kept: [String: String] = [:]

  /// A time of the scene, and when it was that.
  private var (base, moment) = (0.0, ContinuousClock.now)
  /// The speed to go back to from slow motion.
  private var fullSpeed: Double?

  /// The most input that is kept; a scene that was given more begins without.
  private static let mostInput = 50_000
  private static let speeds = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]
  private static let slow = 0.1
  static let frame = 1.0 / 60

  /// Seconds since the scene's first frame.
  var time: Double { isPaused ? base : base + moment.duration(to: .now) / .seconds(1) * speed }

  /// The scene says what time it is.
  mutating func note(time: Double) { (base, moment) = (time, .now) }

  mutating func note(input line: String) {
    if input.count < Self.mostInput { input.append(line) }
  }

  mutating func pause() {
    base = time
    isPaused = true
  }

  mutating func play() {
    guard isPaused else { return }
    isPaused = false
    moment = .now
  }

  mutating func run(at speed: Double) {
    note(time: time)
    self.speed = speed
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

  /// A new program of the scene comes up: what was done to the old one says nothing of it.
  mutating func forgetInput() { input = [] }

  /// Everything begins anew.
  mutating func restart() {
    input = []
    kept = [:]
    isPaused = false
    note(time: 0)
  }

  /// The time so many frames before: of the frames, which come at whole sixtieths.
  func time(framesBack frames: Int) -> Double {
    let number = (time / Self.frame - 1e-6).rounded(.up)
    return max(0, number - Double(frames)) * Self.frame
  }
}
