import QuartzCore
import Testing

/// How an animation's time becomes the progress that shows (T1–T8, T11, T14; peer 65–71).
struct `Media timing` {
  private func timed(_ set: (CABasicAnimation) -> Void) -> CABasicAnimation {
    let animation = basic("position.x", from: 0, to: 1)
    animation.isRemovedOnCompletion = false
    set(animation)
    return animation
  }

  /// -1000 where the animation shows nothing.
  private func progress(
    _ time: Double,
    begin: Double = 10,
    _ set: (CABasicAnimation) -> Void
  ) throws -> Double {
    let stage = LayerStage()
    let layer = stage.addLayer()
    withoutActions { layer.position.x = -1000 }
    let animation = timed(set)
    animation.beginTime = begin
    stage.add(animation, to: layer)
    return Double(try stage.shown(layer, at: time).position.x)
  }

  /// T11: each mode before the beginning, in the active time, at its end and after it.
  @Test(arguments: [
    (CAMediaTimingFillMode.removed, [-1000.0, 0, 0.5, -1000, -1000]),
    (.forwards, [-1000, 0, 0.5, 1, 1]),
    (.backwards, [0, 0, 0.5, -1000, -1000]),
    (.both, [0, 0, 0.5, 1, 1]),
  ])
  func `the fill mode decides what shows outside the active time`(
    _ mode: CAMediaTimingFillMode,
    _ expected: [Double]
  ) throws {
    for (time, value) in zip([9, 10, 10.5, 11, 13], expected) {
      #expect(try progress(time) { $0.fillMode = mode } == value, "\(mode.rawValue) at \(time)")
    }
  }

  /// T1: speed and offset; the offset chooses where it starts, it still lasts its whole duration.
  @Test func `speed and offset map the parent's time`() throws {
    #expect(try progress(10.25) { $0.speed = 2 } == 0.5)
    #expect(try progress(11.5) { $0.speed = 0.5 } == 0.75)
    #expect(try progress(10.25) { $0.timeOffset = 0.5 } == 0.75)
    #expect(try progress(10.75) { $0.timeOffset = 0.5 } == 0.25)
  }

  /// T3–T6, peer 66–69: repeats, their ends and boundaries.
  @Test func `repeats fold into passes`() throws {
    let thrice: (CABasicAnimation) -> Void = {
      $0.repeatCount = 3
      $0.fillMode = .forwards
    }
    #expect(try progress(11, thrice) == 0)
    #expect(try progress(12.75, thrice) == 0.75)
    #expect(try progress(13, thrice) == 1)
    let reversing: (CABasicAnimation) -> Void = {
      $0.repeatCount = 2
      $0.autoreverses = true
      $0.fillMode = .forwards
    }
    #expect(try progress(11.25, reversing) == 0.75)
    #expect(try progress(12.25, reversing) == 0.25)
    #expect(try progress(14, reversing) == 0)
    let byDuration: (CABasicAnimation) -> Void = {
      $0.repeatDuration = 2.5
      $0.autoreverses = true
      $0.fillMode = .forwards
    }
    #expect(try progress(12.75, byDuration) == 0.5)
    let fractional: (CABasicAnimation) -> Void = {
      $0.duration = 2
      $0.repeatCount = 2.5
      $0.fillMode = .forwards
    }
    #expect(try progress(15, fractional) == 0.5)
  }

  /// T5: half a count of a reversing animation is its way there.
  @Test func `half a reversing cycle is the way there`() throws {
    let half: (CABasicAnimation) -> Void = {
      $0.repeatCount = 0.5
      $0.autoreverses = true
      $0.fillMode = .forwards
    }
    #expect(try progress(10.75, half) == 0.75)
    #expect(try progress(11, half) == 1)
    #expect(try progress(20, half) == 1)
  }

  /// T5: infinite repeats never end.
  @Test func `an infinite count never ends`() throws {
    #expect(try progress(1_000_010.25) { $0.repeatCount = .infinity } == 0.25)
  }

  /// T14, peer 70: backwards from the offset, or from the end.
  @Test func `a negative speed plays backwards`() throws {
    let backwards: (CABasicAnimation) -> Void = {
      $0.speed = -1
      $0.duration = 2
      $0.timeOffset = 2
      $0.fillMode = .forwards
    }
    #expect(try progress(11, backwards) == 0.5)
    #expect(try progress(12, backwards) == 0)
    #expect(try progress(10.25) { $0.speed = -1 } == 0.75)
  }

  /// T14, peer 71: speed 0 stays at the offset; at its very end it is still active.
  @Test func `speed 0 freezes at the offset`() throws {
    #expect(try progress(500) { ($0.speed, $0.timeOffset) = (0, 0.25) } == 0.25)
    #expect(try progress(500) { ($0.speed, $0.timeOffset) = (0, 1) } == 1)
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

  /// T2: the timing function bends each pass, on the way back mirrored.
  @Test func `the timing function bends each pass`() throws {
    let eased: (CABasicAnimation) -> Void = {
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
      $0.autoreverses = true
    }
    #expect(abs(try progress(10.25, eased) - 0.0934646507) < 1e-6)
    #expect(abs(try progress(11.75, eased) - 0.0934646507) < 1e-6)
  }
}
