import QuartzCore

/// Plays, pauses and seeks all that runs by this process's `CACurrentMediaTime()`.
///
/// It starts paused at 0, before the scene is made. A step shows what a run without a window shows at that time: frames
/// are 1/60 s apart. Time only advances; to see an earlier frame, make the scene again and step there.
package final class Transport {
  package private(set) var isPaused = true
  /// Seconds of the scene per second of the machine's clock, while it plays.
  package private(set) var speed = 1.0
  /// The time where it stops while it plays, in seconds; default none.
  ///
  /// The setter has to pause it then.
  package var end = Double.infinity {
    didSet { if end != oldValue, !isPaused { runClock() } }
  }
  /// The range of speeds.
  package static let speeds = 0.01...10.0

  private let host: SceneHost
  private lazy var player = InputPlayer { [host] in host.stages.first }

  /// Input of an earlier run that is still to be played.
  package var tape: InputTape {
    get { player.tape }
    set { player.tape = newValue }
  }
  /// Whether the input that the scene receives now comes from the tape.
  package var isPlayingTape: Bool { player.isPlaying }

  /// Stops the clock at 0; call it before the scene is created.
  package init(host: SceneHost) {
    self.host = host
    host.isPaused = true
    MediaClock.set(0)
  }

  /// Seconds since the scene's first frame; while paused, the time of the frame that is shown.
  package var time: Double { MediaClock.now }

  package func play() {
    guard isPaused else { return }
    (isPaused, host.isPaused) = (false, false)
    runClock()
    // On a busy machine a frame may come after the time of input that precedes it.
    host.stages.first?.beforeFrame = { [weak player] in player?.playDue() }
    for stage in host.stages {
      stage.isPaused = false
      stage.receiveKept()
      stage.scheduleNextFrame(after: MediaClock.now)
    }
    player.isRunning = true
  }

  package func pause() {
    guard !isPaused else { return }
    // What the user did before this is not lost with the blank that it waits for.
    for stage in host.stages where !stage.waitingEvents.isEmpty {
      stage.runFrame(for: MediaClock.now)
    }
    (isPaused, host.isPaused) = (true, true)
    player.isRunning = false
    MediaClock.set(shownTime)
    for stage in host.stages { stage.isPaused = true }
  }

  /// - Parameter speed: The speed; clamped to `speeds`.
  package func run(at speed: Double) {
    guard !speed.isNaN else { return }
    self.speed = min(max(speed, Self.speeds.lowerBound), Self.speeds.upperBound)
    guard !isPaused else { return }
    // (Begun at the present time, a slow clock would leave the picture still until it has come as far as the frame.)
    MediaClock.set(shownTime)
    runClock()
    player.wait()
  }

  /// The time of the last frame, or the clock's: a frame is made for the time at which it is shown, which is a little
  /// later.
  private var shownTime: Double { host.stages.map(\.frameTime).reduce(MediaClock.now, max) }

  private func runClock() { MediaClock.run(from: MediaClock.now, at: speed, until: end) }

  /// Advances to a time, drawing the frame there, and keeps playing if it was playing.
  ///
  /// - Parameter time: The time in seconds; a time in the past is ignored.
  package func seek(to time: Double) {
    let wasPaused = isPaused
    pause()
    go(to: time)
    if !wasPaused { play() }
  }

  private func go(to end: Double) {
    step(to: end, with: tape.take(until: end + SteppedRun.epsilon))
  }

  /// Advances to a time with input until then that is not the user's, and stays paused; pause it first.
  ///
  /// - Parameters:
  ///   - end: The time in seconds; not past.
  ///   - input: The input, in the order of its times, none later than the end.
  ///   - interval: The time from one frame to the next, in seconds.
  ///   - isDrawn: Whether the frame at the end is drawn; otherwise a later frame draws what has changed.
  package func step(
    to end: Double,
    with input: [InputTape.Entry],
    interval: Double = HeadlessWindow.blankInterval,
    isDrawn: Bool = true
  ) {
    guard let first = host.stages.first else { return }
    let others = { [host] in host.stages.filter { $0 !== first } }
    let run = SteppedRun(stage: first, others: others, time: time, interval: interval)
    for entry in input { run.schedule(entry.event, at: entry.time) }
    for stage in host.stages { (stage.isPaused, stage.isStepped) = (false, true) }
    player.playing { run.advance(to: end) }
    for stage in host.stages {
      stage.isStepped = false
      if isDrawn { stage.runFrame(for: run.time) }
      stage.isPaused = true
    }
  }
}
