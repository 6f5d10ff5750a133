import QuartzCore

/// The clock of an animator, and the animations that follow it.
///
/// The animations are on their layers and run by themselves, each through a stretch of the timing curve. Whenever
/// something changes, such as a pause or the direction, each gets the remaining stretch. So the views' positions are a
/// function of time alone, and only the animations schedule frames. Paused animations have speed 0.
final class AnimatorRun {
  private(set) var isRunning = false
  /// The course of the whole run, which no layer has: all animations begin and end within it.
  private var whole: AnimatorCourse
  private var tracks: [AnimatorTrack] = []
  private var mode = Mode.onPace
  private let original: AnimatorTiming
  private var timing: AnimatorTiming
  /// The duration from the start to the end of the curve, in seconds.
  private var seconds: Double
  /// The part that is left: its duration, and when it began, in the layer's time and in media time.
  private var leg = (seconds: 0.0, begin: 0.0, globalBegin: 0.0)
  private weak var clockLayer: CALayer?
  /// The delay of the block that is being run, 0 … 1 of the whole.
  private var blockDelay = 0.0

  private enum Mode: Equatable {
    /// On the animator's own curve, from its start to its end.
    case onPace
    /// Scrubbed linearly, whatever the curve.
    case even
    /// On another curve that leads from where they were to the end or the start.
    case left(back: Bool)
  }

  init(_ timing: AnimatorTiming) {
    (original, self.timing, seconds) = (timing, timing, timing.duration)
    whole = AnimatorCourse(on: .even, delay: 0, at: 0)
  }

  /// Whether all animations have ended.
  var isDone: Bool { tracks.allSatisfy(\.hasEnded) }

  /// Whether no animation would report the end: there is none, or no time is left.
  var endsUntold: Bool { isRunning && (tracks.isEmpty || leg.seconds <= 0) }

  var watches: [AnimationWatch] { tracks.compactMap(\.watch) }

  /// The progress, 0 at the start … 1 at the end: of the shown value, or of the time.
  func position(evenly: Bool) -> Double {
    let part = part
    let position: Double
    switch mode {
    case .even: position = whole.stretch.from
    case .onPace where !evenly: position = whole.stretch.place(at: part)
    case .left where !evenly:
      position = pace(original, .length).place(ofProgress: whole.stretch.value(at: part))
    default: position = whole.stretch.value(at: part)
    }
    return min(max(position, 0), 1)
  }

  /// The fraction of the remaining part that is done, 0 … 1.
  private var part: Double {
    guard isRunning else { return 0 }
    guard leg.seconds > 0 else { return 1 }
    let global = CACurrentMediaTime()
    let elapsed =
      clockLayer.map { $0.convertTime(global, from: nil) - leg.begin } ?? global - leg.globalBegin
    return min(max(elapsed / leg.seconds, 0), 1)
  }

  private func pace(_ timing: AnimatorTiming, _ axis: AnimatorTiming.Axis) -> Pace {
    timing.pace(axis, over: mode == .onPace || mode == .even ? original.duration : seconds)
  }
}

// MARK: - Moves

extension AnimatorRun {
  /// Pauses where it is, or at the end of the remaining part.
  func hold(atEnd: Bool = false) {
    let part = atEnd ? 1 : part
    changeCourses { course, _ in course.hold(at: part) }
    isRunning = false
    for track in tracks { track.stand() }
  }

  /// Pauses at a position, 0 … 1: of the shown value, or of the time.
  func move(to position: Double, evenly: Bool) {
    isRunning = false
    (timing, seconds) = (original, original.duration)
    mode = evenly ? .even : .onPace
    changeCourses { course, axis in
      let pace = evenly ? .even : self.pace(original, axis)
      course = AnimatorCourse(on: pace, delay: course.delay, at: position)
    }
    for track in tracks { track.stand() }
  }

  /// Continues from where it is to the start or the end.
  ///
  /// - Parameters:
  ///   - back: Whether it goes to the start, and not to the end.
  ///   - time: The duration, in seconds; `nil` for the time that is left.
  ///   - delay: Seconds before it continues.
  func go(back: Bool, in time: Double? = nil, after delay: Double = 0) {
    let left = head(back: back)
    start(in: time ?? left, after: delay)
    let way = abs(whole.stretch.to - whole.stretch.from)
    if time != nil, way > 0 { seconds = leg.seconds / way }
  }

  /// Continues from where it is to the start or the end on another timing curve, without a jump.
  func leave(_ provider: any UITimingCurveProvider, back: Bool, in time: Double?) {
    let timing = AnimatorTiming(provider, duration: time ?? head(back: back))
    (self.timing, seconds, mode) = (timing, timing.duration, .left(back: back))
    changeCourses { course, axis in course.leave(on: self.pace(timing, axis), back: back) }
    start(in: timing.duration, after: 0)
  }

  /// Sets all courses to lead to the start or the end.
  ///
  /// - Returns: The time that is left, in seconds.
  private func head(back: Bool) -> Double {
    if mode == .even {
      mode = .onPace
      let place = pace(timing, .length).place(ofProgress: whole.stretch.from)
      changeCourses { course, axis in course.settle(on: self.pace(timing, axis), at: place) }
    }
    switch mode {
    case .left(let wasBack) where wasBack != back:
      mode = .left(back: back)
      seconds = abs((back ? 0 : 1) - whole.value) * original.duration
      changeCourses { course, axis in course.leave(on: self.pace(timing, axis), back: back) }
    case .left: changeCourses { course, _ in course.stretch.to = 1 }
    default: changeCourses { course, _ in course.head(back: back) }
    }
    return abs(whole.stretch.to - whole.stretch.from) * seconds
  }

  private func start(in seconds: Double, after delay: Double) {
    clockLayer = tracks.first?.layer
    let now = CACurrentMediaTime()
    let local = clockLayer?.convertTime(now, from: nil) ?? now
    leg = (seconds, local + delay, now + delay)
    isRunning = true
    if seconds > 0 {
      for track in tracks { track.go(in: seconds, after: delay) }
    } else {
      changeCourses { course, _ in course.hold(at: 1) }
      for track in tracks { track.stand() }
    }
  }

  private func changeCourses(_ change: (inout AnimatorCourse, AnimatorTiming.Axis) -> Void) {
    change(&whole, .length)
    for track in tracks { change(&track.course, track.axis) }
  }
}

// MARK: - Animations

extension AnimatorRun {
  /// Runs a block whose animations begin after a fraction of the remaining time, 0 … 1, and end with all others.
  ///
  /// The run is paused meanwhile. A block that is there from the start has the whole time, also when the run is paused
  /// at the end.
  func collect(delayFactor: Double, fromStart: Bool, _ block: () -> Void) {
    let outer = blockDelay
    blockDelay = fromStart ? 0 : min(max(whole.stretch.from, 0), 1)
    blockDelay += delayFactor * (1 - blockDelay)
    block()
    blockDelay = outer
  }

  /// Takes over an animation that a block has added.
  ///
  /// - Returns: The record of it, which the animation has to keep alive; `nil` when the layer has not accepted it.
  func follow(
    _ change: PropertyChange,
    isAdditive: Bool,
    _ watch: AnimationWatch,
    _ key: String
  ) -> AnimatorTrack? {
    let axis = AnimatorTiming.Axis(keyPath: change.keyPath)
    let course = AnimatorCourse(
      on: mode == .even ? .even : pace(timing, axis),
      delay: blockDelay,
      at: whole.stretch.from,
      towards: mode == .left(back: true) ? 0 : 1
    )
    let track = AnimatorTrack(
      change,
      isAdditive: isAdditive,
      underKey: key,
      watch: watch,
      course: course
    )
    guard let track else { return nil }
    tracks.append(track)
    track.stand()
    return track
  }

  /// An animation has ended, or was removed.
  func noteEnd(of track: AnimatorTrack, finished: Bool) {
    if !finished {
      tracks.removeAll { $0 === track }
    } else if track.isAtEnd {
      track.hasEnded = true
    }
  }

  /// Removes the animations where they are: the model gets the shown values.
  func stop() {
    hold()
    for track in tracks { track.stopHere() }
  }

  /// Sets the model to the values of a position and removes the animations that are still there.
  func finish(at position: UIViewAnimatingPosition) {
    isRunning = false
    let done = tracks
    tracks = []
    // The latest change first: each restores the value that it found.
    for track in position == .start ? done.reversed() : done { track.moveModel(to: position) }
    for track in done { track.removeAnimation() }
    mode = .onPace
    (timing, seconds) = (original, original.duration)
    whole = AnimatorCourse(on: .even, delay: 0, at: 0)
  }
}
