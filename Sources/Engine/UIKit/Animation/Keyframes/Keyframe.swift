import QuartzCore

/// A key frame: a part of the duration of a block of key frames, 0 … 1 of it.
struct Keyframe {
  let list: KeyframeList
  let start: Double
  let duration: Double

  /// A part of this key frame, in fractions 0 … 1 of it; values are clamped, and NaN is 0.
  func part(_ start: Double, _ duration: Double) -> Keyframe {
    let start = start.isNaN ? 0 : min(max(start, 0), 1)
    let duration = duration.isNaN ? 0 : min(max(duration, 0), 1 - start)
    return Keyframe(
      list: list,
      start: self.start + start * self.duration,
      duration: duration * self.duration
    )
  }

  /// Records a change for this frame, made in `block`.
  func take(_ change: PropertyChange, from block: AnimationBlock) {
    list.note(change, from: start, to: min(start + duration, 1), by: block)
  }
}
