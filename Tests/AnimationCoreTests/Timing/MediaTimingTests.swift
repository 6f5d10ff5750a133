import AnimationCore
import Testing

/// How an animation's time becomes the progress that shows (T1–T8, T11, T14; peer 65–71).
struct `Media timing` {
  /// A second long, unless `set` says otherwise; -1000 where the animation shows nothing.
  private func progress(
    _ time: Double,
    begin: Double = 10,
    _ set: (inout MediaTiming) -> Void
  ) -> Double {
    var timing = MediaTiming()
    (timing.beginTime, timing.duration) = (begin, 1)
    set(&timing)
    return timing.pass(at: time)?.progress ?? -1000
  }

  /// T11: each mode before the beginning, in the active time, at its end and after it.
  @Test(arguments: [
    (MediaTiming.FillMode.removed, [-1000.0, 0, 0.5, -1000, -1000]),
    (.forwards, [-1000, 0, 0.5, 1, 1]),
    (.backwards, [0, 0, 0.5, -1000, -1000]),
    (.both, [0, 0, 0.5, 1, 1]),
  ])
  func `the fill mode decides what shows outside the active time`(
    _ mode: MediaTiming.FillMode,
    _ expected: [Double]
  ) {
    for (time, value) in zip([9, 10, 10.5, 11, 13], expected) {
      #expect(progress(time) { $0.fillMode = mode } == value, "\(mode) at \(time)")
    }
  }

  /// T1: speed and offset; the offset chooses where it starts, it still lasts its whole duration.
  @Test func `speed and offset map the parent's time`() {
    #expect(progress(10.25) { $0.speed = 2 } == 0.5)
    #expect(progress(11.5) { $0.speed = 0.5 } == 0.75)
    #expect(progress(10.25) { $0.timeOffset = 0.5 } == 0.75)
    #expect(progress(10.75) { $0.timeOffset = 0.5 } == 0.25)
  }

  /// T3–T6, peer 66–69: repeats, their ends and boundaries.
  @Test func `repeats fold into passes`() {
    let thrice: (inout MediaTiming) -> Void = {
      $0.repeatCount = 3
      $0.fillMode = .forwards
    }
    #expect(progress(11, thrice) == 0)
    #expect(progress(12.75, thrice) == 0.75)
    #expect(progress(13, thrice) == 1)
    let reversing: (inout MediaTiming) -> Void = {
      $0.repeatCount = 2
      $0.autoreverses = true
      $0.fillMode = .forwards
    }
    #expect(progress(11.25, reversing) == 0.75)
    #expect(progress(12.25, reversing) == 0.25)
    #expect(progress(14, reversing) == 0)
    let byDuration: (inout MediaTiming) -> Void = {
      $0.repeatDuration = 2.5
      $0.autoreverses = true
      $0.fillMode = .forwards
    }
    #expect(progress(12.75, byDuration) == 0.5)
    let fractional: (inout MediaTiming) -> Void = {
      $0.duration = 2
      $0.repeatCount = 2.5
      $0.fillMode = .forwards
    }
    #expect(progress(15, fractional) == 0.5)
  }

  /// T5: half a count of a reversing animation is its way there.
  @Test func `half a reversing cycle is the way there`() {
    let half: (inout MediaTiming) -> Void = {
      $0.repeatCount = 0.5
      $0.autoreverses = true
      $0.fillMode = .forwards
    }
    #expect(progress(10.75, half) == 0.75)
    #expect(progress(11, half) == 1)
    #expect(progress(20, half) == 1)
  }

  /// T5: infinite repeats never end.
  @Test func `an infinite count never ends`() {
    #expect(progress(1_000_010.25) { $0.repeatCount = .infinity } == 0.25)
  }

  /// T14, peer 70: backwards from the offset, or from the end.
  @Test func `a negative speed plays backwards`() {
    let backwards: (inout MediaTiming) -> Void = {
      $0.speed = -1
      $0.duration = 2
      $0.timeOffset = 2
      $0.fillMode = .forwards
    }
    #expect(progress(11, backwards) == 0.5)
    #expect(progress(12, backwards) == 0)
    #expect(progress(10.25) { $0.speed = -1 } == 0.75)
  }

  /// T14, peer 71: speed 0 stays at the offset; at its very end it is still active.
  @Test func `speed 0 freezes at the offset`() {
    #expect(progress(500) { ($0.speed, $0.timeOffset) = (0, 0.25) } == 0.25)
    #expect(progress(500) { ($0.speed, $0.timeOffset) = (0, 1) } == 1)
  }

  /// T4, peer 65: the active duration of each setting.
  @Test(arguments: [
    (1.0, 0.0, 0.0, false, 1.0), (1, 0, 0, true, 2), (1, 2, 0, true, 4), (1, 2, 3, true, 3),
    (2, 0.5, 0, false, 1),
  ])
  func `the active duration follows from duration and repeats`(
    _ duration: Double,
    _ count: Double,
    _ repeatDuration: Double,
    _ reverses: Bool,
    _ expected: Double
  ) {
    var timing = MediaTiming()
    timing.duration = duration
    timing.repeatCount = count
    timing.repeatDuration = repeatDuration
    timing.autoreverses = reverses
    #expect(timing.activeDuration == expected)
    #expect(timing.endTime == expected)
    timing.speed = 2
    #expect(timing.endTime == expected / 2)
    timing.speed = 0
    #expect(timing.endTime == .infinity)
  }

  /// T2: a pace bends each pass, on the way back mirrored.
  @Test func `the pace bends each pass`() {
    let eased = Pace.curve(TabulatedCurve(UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)))
    let reversing: (inout MediaTiming) -> Void = { $0.autoreverses = true }
    for time in [10.25, 11.75] {
      #expect(abs(eased.value(at: progress(time, reversing)) - 0.0934646507) < 1e-6)
    }
  }
}
