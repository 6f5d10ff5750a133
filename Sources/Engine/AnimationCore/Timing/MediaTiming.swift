/// An animation's timing as plain numbers, for evaluation.
///
/// Decisions that the documentation leaves open, each here and nowhere else:
/// - `timeOffset` chooses where in the animation it starts; it still plays for its whole active
///   duration and wraps round (as measured by Lockwood, ch. 9; the header's formula alone would cut it).
/// - A negative speed plays backwards, from `timeOffset`, or from the end when that is 0.
/// - The active time is half-open: at its very end the animation is over.
/// - One that stands still (speed 0) is at its `timeOffset` at any time, before `beginTime` too (T14).
@usableFromInline
package struct MediaTiming: Equatable, Sendable {
  @usableFromInline package var beginTime = 0.0
  @usableFromInline package var duration = 0.0
  @usableFromInline package var speed = 1.0
  @usableFromInline package var timeOffset = 0.0
  @usableFromInline package var repeatCount = 0.0
  @usableFromInline package var repeatDuration = 0.0
  @usableFromInline package var autoreverses = false
  package var fillMode = FillMode.removed

  package init() {}

  /// The duration of one cycle: a pass, and the pass back if autoreversed (T3).
  package var cycle: Double { autoreverses ? 2 * duration : duration }

  /// The duration of the active time, in its own seconds (T4).
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? cycle * repeatCount : cycle
  }

  /// When it ends, in the parent's time; infinite with speed 0 or infinite repetition.
  package var endTime: Double {
    speed == 0 ? .infinity : beginTime + activeDuration / abs(speed)
  }

  /// Whether all numbers can be computed with.
  package var isValid: Bool {
    !beginTime.isNaN && beginTime.isFinite && !duration.isNaN && speed.isFinite
      && timeOffset.isFinite && !repeatCount.isNaN && !repeatDuration.isNaN && duration >= 0
  }

  /// The elapsed seconds of a pass of infinite duration at parent time `time`.
  package func endlessTime(at time: Double) -> Double {
    speed == 0 ? timeOffset : max(timeOffset + (time - beginTime) * speed, 0)
  }

  /// What shows outside the active time (T11).
  package struct FillMode: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Before the beginning, the first value.
    package static let backwards = FillMode(rawValue: 1)
    /// After the end, the last value.
    package static let forwards = FillMode(rawValue: 2)
    package static let both: FillMode = [.backwards, .forwards]
    /// Nothing.
    package static let removed: FillMode = []
  }

  package enum Phase: Sendable { case before, active, after }

  /// The phase at parent time `time`.
  ///
  /// Phases follow each other in the parent's time, whatever the speed is.
  package func phase(at time: Double) -> Phase {
    if speed == 0 { return timeOffset < 0 ? .before : .active }
    if time < beginTime { return .before }
    return time < endTime ? .active : .after
  }

  /// The progress of the current pass at parent time `time`, before the timing function is applied.
  ///
  /// - Parameters:
  ///   - time: In the parent's time.
  ///   - includesEnd: Whether the very end of the active time still counts to it.
  /// - Returns: The pass's number and its progress 0 … 1, or `nil` while the animation contributes nothing (T11).
  @inlinable
  package func pass(at time: Double, includesEnd: Bool = false) -> Pass? {
    if let progress = progressOfOnlyPass(at: time) {
      return Pass(cycleIndex: 0, progress: progress)
    }
    return anyPass(at: time, includesEnd: includesEnd)
  }

  /// The same for whatever the animation does.
  @usableFromInline
  package func anyPass(at time: Double, includesEnd: Bool) -> Pass? {
    switch phase(at: time) {
    case .before:
      fillMode.contains(.backwards) ? pass(afterActive: 0) : nil
    case .active:
      pass(afterActive: max(0, min((time - beginTime) * abs(speed), activeDuration)))
    case .after:
      fillMode.contains(.forwards) || (includesEnd && time == endTime)
        ? pass(afterActive: activeDuration) : nil
    }
  }

  /// A fast path: the progress of an animation that plays one pass and no more, as most do; `nil` for all others.
  @inlinable @inline(__always)
  package func progressOfOnlyPass(at time: Double) -> Double? {
    guard speed == 1, timeOffset == 0, repeatCount <= 0, repeatDuration <= 0, !autoreverses,
      time >= beginTime, time < beginTime + duration
    else { return nil }
    let elapsed = time - beginTime
    return elapsed < duration && duration.isFinite ? elapsed / duration : nil
  }

  /// One leg of the run: `progress` is already mirrored on the way back.
  @usableFromInline
  package struct Pass: Equatable, Sendable {
    /// Whole cycles done before this one, for cumulative animations.
    @usableFromInline package var cycleIndex: Int
    @usableFromInline package var progress: Double

    @inlinable
    package init(cycleIndex: Int, progress: Double) {
      (self.cycleIndex, self.progress) = (cycleIndex, progress)
    }
  }

  /// The pass for an elapsed active time (T2, T6).
  private func pass(afterActive elapsed: Double) -> Pass {
    guard duration > 0 else { return Pass(cycleIndex: 0, progress: 1) }
    guard duration.isFinite else { return Pass(cycleIndex: 0, progress: 0) }
    let isAtEnd = elapsed >= activeDuration
    if speed == 0 {
      return fold(passes: max(timeOffset, 0) / duration, closesOnWhole: timeOffset > 0)
    }
    if speed < 0 {
      let start = timeOffset > 0 ? timeOffset : activeDuration
      return fold(passes: max(start - elapsed, 0) / duration, closesOnWhole: elapsed == 0)
    }
    return fold(passes: passCount(of: elapsed), closesOnWhole: isAtEnd)
  }

  /// The number of passes after `elapsed` active seconds; a whole number at the end of a whole number of repeats.
  ///
  /// `duration * n / duration` need not be `n` in `Double`, so the end is computed from the counts themselves.
  private func passCount(of elapsed: Double) -> Double {
    let offset = timeOffset / duration
    if elapsed >= activeDuration, repeatDuration <= 0 {
      let count = repeatCount > 0 ? repeatCount : 1
      return (autoreverses ? 2 * count : count) + offset
    }
    return (elapsed + timeOffset) / duration
  }

  /// The pass that `passes` end in; with `closesOnWhole`, a whole number shows the end of the last pass, not the start
  /// of the next.
  private func fold(passes: Double, closesOnWhole: Bool) -> Pass {
    guard passes.isFinite else { return Pass(cycleIndex: 0, progress: 0) }
    var index = passes.rounded(.down)
    var progress = passes - index
    if closesOnWhole, progress == 0, passes > 0 {
      index -= 1
      progress = 1
    }
    if autoreverses {
      let isBackwards = index.truncatingRemainder(dividingBy: 2) != 0
      return Pass(
        cycleIndex: Int(clamping: index / 2),
        progress: isBackwards ? 1 - progress : progress
      )
    }
    return Pass(cycleIndex: Int(clamping: index), progress: progress)
  }
}

extension Int {
  /// The whole part of `value`, clamped to the range 0 … 9e15.
  fileprivate init(clamping value: Double) {
    self = value >= 9e15 ? 9_000_000_000_000_000 : value <= 0 ? 0 : Int(value)
  }
}
