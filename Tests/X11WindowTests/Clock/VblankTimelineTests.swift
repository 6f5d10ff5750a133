import FrameLoop
import Testing
import WindowSystem
import X11Window

/// Blanks as numbers, without a display.
@Suite struct `Vblank timeline` {
  @Test func `the first target is one interval of the reported rate ahead`() {
    var timeline = VblankTimeline(refreshRate: 50)
    let tick = timeline.presented(msc: 7, ust: 10, now: 10.001)
    #expect(tick == FrameTick(timestamp: 10, targetTime: 10.02, interval: 0.02, sequence: 7))
  }

  @Test func `the interval is the median of what was measured`() {
    var timeline = VblankTimeline(refreshRate: 60)
    var time = 1.0
    for msc in 0..<20 as Range<UInt64> {
      time += msc == 10 ? 0.015 : 0.01
      _ = timeline.presented(msc: msc, ust: time, now: time)
    }
    #expect(abs(timeline.interval - 0.01) < 1e-9)
  }

  @Test func `blanks left out count for the interval by their number`() {
    var timeline = VblankTimeline(refreshRate: 60)
    for step in 0..<6 as Range<UInt64> {
      let time = 5 + Double(step) * 0.03
      _ = timeline.presented(msc: step * 3, ust: time, now: time)
    }
    #expect(abs(timeline.interval - 0.01) < 1e-9)
  }

  @Test func `a tick that is handled late aims at the first blank still to come`() {
    var timeline = VblankTimeline(refreshRate: 100)
    let tick = timeline.presented(msc: 1, ust: 2, now: 2.035)
    #expect(tick.timestamp == 2)
    #expect(abs(tick.targetTime - 2.04) < 1e-9)
  }

  @Test(arguments: [0, 1e9, 98.9]) func `a time on another clock is not believed`(ust: Double) {
    var timeline = VblankTimeline(refreshRate: 60)
    #expect(timeline.presented(msc: 1, ust: ust, now: 100).timestamp == 100)
  }

  @Test func `a time in the future is now`() {
    var timeline = VblankTimeline(refreshRate: 60)
    #expect(timeline.presented(msc: 1, ust: 100.5, now: 100).timestamp == 100)
  }

  @Test func `sequences rise from Present to the timer and back`() {
    var timeline = VblankTimeline(refreshRate: 60)
    var sequences = [timeline.presented(msc: 1000, ust: 1, now: 1).sequence]
    for step in 1...10 {
      sequences.append(timeline.timerFired(now: 1 + Double(step) / 60).sequence)
    }
    sequences.append(timeline.presented(msc: 1003, ust: 1.2, now: 1.2).sequence)
    sequences.append(timeline.presented(msc: 1004, ust: 1.21, now: 1.21).sequence)
    #expect(sequences == sequences.sorted())
    #expect(Set(sequences).count == sequences.count)
  }

  /// The server's own counter may be anywhere: what comes out counts blanks.
  @Test func `a server that is heard after the timer goes on from its count`() {
    var timeline = VblankTimeline(refreshRate: 60)
    let first = timeline.timerFired(now: 1).sequence
    #expect(timeline.presented(msc: 1_844_000, ust: 1 + 5.1 / 60, now: 1.1).sequence == first + 5)
    #expect(timeline.presented(msc: 1_844_003, ust: 1 + 8.1 / 60, now: 1.2).sequence == first + 8)
    _ = timeline.timerFired(now: 2)
    let last = timeline.timerFired(now: 2.1)
    let later = timeline.presented(msc: 7, ust: last.timestamp + 2.1 / 60, now: 2.2)
    #expect(later.sequence == last.sequence + 2)
  }

  @Test func `between blanks the last and the next one are worked out`() {
    var timeline = VblankTimeline(refreshRate: 100)
    _ = timeline.presented(msc: 10, ust: 3, now: 3)
    let tick = timeline.current(now: 3.026)
    #expect(abs(tick.timestamp - 3.02) < 1e-9)
    #expect(abs(tick.targetTime - 3.03) < 1e-9)
    #expect(tick.sequence == 12)
    #expect(timeline.presented(msc: 11, ust: 3.03, now: 3.03).sequence > 12)
  }

  @Test func `the timer keeps to the grid of the last blank`() {
    var timeline = VblankTimeline(refreshRate: nil)
    _ = timeline.timerFired(now: 6)
    #expect(abs(timeline.nextTimerTick(after: 6.004) - (6 + 1.0 / 60)) < 1e-9)
    #expect(abs(timeline.nextTimerTick(after: 7.001) - (7 + 1.0 / 60)) < 1e-9)
  }

  /// Each late by 0.4 of an interval, which as an average would be a rate of 43 Hz.
  @Test func `a timer that fires late each time still counts 60 blanks a second`() {
    var timeline = VblankTimeline(refreshRate: nil)
    let first = timeline.timerFired(now: 6)
    var now = 6.0
    for _ in 0..<60 {
      now = timeline.nextTimerTick(after: now) + 0.4 / 60
      let tick = timeline.timerFired(now: now)
      #expect(abs(tick.targetTime - tick.timestamp - 1.0 / 60) < 1e-9)
    }
    let last = timeline.timerFired(now: timeline.nextTimerTick(after: now))
    #expect(last.sequence - first.sequence == 61)
    #expect(abs(last.timestamp - (6 + 61.0 / 60)) < 1e-9)
  }
}

/// The server's milliseconds as our seconds.
@Suite struct `Server clock` {
  @Test func `no event is in the future, and the fastest one sets the offset`() {
    var clock = ServerClock()
    #expect(clock.time(of: 5000, now: 100.3) == 100.3)
    #expect(abs(clock.time(of: 6000, now: 101) - 101) < 1e-9)
    // 0.2 s late on its way.
    #expect(abs(clock.time(of: 7000, now: 102.2) - 102) < 0.001)
  }

  @Test func `the server's counter may wrap`() {
    var clock = ServerClock()
    _ = clock.time(of: .max - 499, now: 50)
    #expect(abs(clock.time(of: 500, now: 51.5) - 51) < 0.001)
  }

  @Test func `without a time it is now`() {
    var clock = ServerClock()
    _ = clock.time(of: 1000, now: 1)
    #expect(clock.time(of: 0, now: 77) == 77)
  }

  @Test func `an older event is earlier`() {
    var clock = ServerClock()
    _ = clock.time(of: 2000, now: 10)
    #expect(abs(clock.time(of: 1900, now: 10.01) - 9.9) < 0.001)
  }
}

/// XRandR's modes as rates.
@Suite struct `Refresh rate` {
  @Test(arguments: [
    (148_500_000, 2200, 1125, false, false, 60 as Double?),
    (74_250_000, 2200, 1125, true, false, 60), (25_175_000, 800, 525, false, true, 29.97),
    (0, 0, 0, false, false, nil), (1, 1000, 1000, false, false, nil),
  ])
  func `pixels a second over pixels a frame`(
    clock: Double,
    columns: Double,
    rows: Double,
    interlaced: Bool,
    doubled: Bool,
    hertz: Double?
  ) {
    let rate = RefreshRate.hertz(
      dotClock: clock,
      columns: columns,
      rows: rows,
      isInterlaced: interlaced,
      isDoubleScanned: doubled
    )
    #expect(rate.map { ($0 * 100).rounded() / 100 } == hertz)
  }
}
