package import WindowSystem

/// Predicts the times of the screen's blanks (median of measured intervals); pure arithmetic without a display.
///
/// Ticks come from Present (with the screen's own counter and time) or from a timer. Both make one increasing sequence.
package struct VblankTimeline {
  /// Number of intervals that the median is taken over.
  private static let window = 15
  /// The interval of timer ticks, in seconds: 60 Hz.
  package static let timerInterval = 1.0 / 60

  /// Seconds from one blank to the next: the median of what was measured.
  package private(set) var interval: Double
  private var samples: [Double] = []
  private var lastMSC: UInt64?
  private var mscToSequence: UInt64 = 0
  private var last: (time: Double, sequence: UInt64)?
  private var highestSequence: UInt64 = 0

  /// Starts with a refresh rate in hertz, which is used until something is measured; 60 when `nil`.
  package init(refreshRate: Double?) {
    interval = 1 / (refreshRate ?? 60)
  }

  /// A blank that the server reported: the screen's frame counter, and its time in seconds.
  ///
  /// The time is ignored if it is clearly not on our clock: more than a second from `now`, the time of arrival.
  package mutating func presented(msc: UInt64, ust: Double, now: Double) -> FrameTick {
    let isOurClock = abs(now - ust) < 1
    let time = isOurClock ? min(ust, now) : now
    if isOurClock { measure(msc: msc, time: time) }
    if let last, lastMSC == nil {
      // The timer has counted meanwhile, perhaps from the start: this blank comes that many blanks later.
      let steps = max(1, min(((time - last.time) / interval).rounded(), 1e15))
      mscToSequence = last.sequence &+ UInt64(steps) &- msc
    }
    lastMSC = msc
    if last != nil, msc &+ mscToSequence <= highestSequence {
      mscToSequence = highestSequence &+ 1 &- msc
    }
    last = (time, msc &+ mscToSequence)
    highestSequence = msc &+ mscToSequence
    return tick(now: now, interval: interval)
  }

  /// A tick of the timer that stands in for the server: the last blank of a 60 Hz grid that starts at the last one.
  ///
  /// A timer that fires late has passed its blank, and does not move those to come.
  package mutating func timerFired(now: Double) -> FrameTick {
    let previous = last ?? (now - Self.timerInterval, 0)
    // A timer fires at the blank, which `nextTimerTick` gives to within rounding.
    let passed = ((now - previous.time) / Self.timerInterval + 1e-6).rounded(.down)
    let steps = max(1, min(passed, 1e15))
    lastMSC = nil
    highestSequence = max(highestSequence &+ 1, previous.sequence &+ UInt64(steps))
    last = (min(previous.time + steps * Self.timerInterval, now), highestSequence)
    return tick(now: now, interval: Self.timerInterval)
  }

  /// The blank that precedes `now`, for a tick that does not come at a blank.
  package mutating func current(now: Double) -> FrameTick {
    guard let last else {
      return FrameTick(timestamp: now, targetTime: now + interval, interval: interval, sequence: 0)
    }
    let passed = max(0, ((now - last.time) / interval).rounded(.down))
    let time = last.time + passed * interval
    highestSequence = max(highestSequence, last.sequence &+ UInt64(min(passed, 1e15)))
    return FrameTick(
      timestamp: time,
      targetTime: time + interval,
      interval: interval,
      sequence: highestSequence
    )
  }

  /// When the stand-in timer should fire next, in seconds.
  package func nextTimerTick(after now: Double) -> Double {
    guard let last else { return now + Self.timerInterval }
    let passed = max(0, ((now - last.time) / Self.timerInterval).rounded(.down))
    return last.time + (passed + 1) * Self.timerInterval
  }

  /// The last blank, with the first blank after `now` as the target: a late tick has a later target.
  private func tick(now: Double, interval: Double) -> FrameTick {
    let (time, sequence) = last ?? (now, 0)
    let ahead = max(1, ((now - time) / interval).rounded(.up))
    return FrameTick(
      timestamp: time,
      targetTime: time + ahead * interval,
      interval: interval,
      sequence: sequence
    )
  }

  /// Adds the interval since the previous blank; a single outlier does not move the median.
  private mutating func measure(msc: UInt64, time: Double) {
    guard let last, let lastMSC, msc > lastMSC, msc - lastMSC <= 8 else { return }
    let sample = (time - last.time) / Double(msc - lastMSC)
    guard sample > 1.0 / 1000, sample < 1.0 / 10 else { return }
    if samples.count == Self.window { samples.removeFirst() }
    samples.append(sample)
    if samples.count >= 3 { interval = samples.sorted()[samples.count / 2] }
  }
}
