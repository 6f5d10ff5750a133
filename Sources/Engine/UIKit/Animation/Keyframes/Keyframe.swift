import QuartzCore

/// A part of a block of key frames: 0 … 1 of the block's duration.
struct Keyframe {
  let list: KeyframeList
  let start: Double
  let duration: Double

  /// A part of this one, 0 … 1 of it; what lies outside is cut off, and a number that is none is 0.
  func part(_ start: Double, _ duration: Double) -> Keyframe {
    let start = start.isNaN ? 0 : min(max(start, 0), 1)
    let duration = duration.isNaN ? 0 : min(max(duration, 0), 1 - start)
    return Keyframe(
      list: list,
      start: self.start + start * self.duration,
      duration: duration * self.duration
    )
  }

  /// Notes a change for this frame, made in `block`.
  func take(_ change: PropertyChange, from block: AnimationBlock) {
    list.note(change, from: start, to: min(start + duration, 1), by: block)
  }
}
