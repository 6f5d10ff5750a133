/// A running animation of a plain kind, with everything that a frame needs of it in one place.
///
/// Thousands of them are evaluated in each frame. It is immutable and read in place, so that nothing is copied and no
/// reference is counted.
final class PlainTrack {
  private let timing: MediaTiming
  private let pace: Pace
  private let blend: ResolvedBlend
  /// Whether it is the first of the layer's animations that animates its property.
  private let isFirst: Bool
  /// The layer's next animation, in the order of application (T20): a linked list.
  private let next: PlainTrack?

  init(
    timing: MediaTiming,
    pace: Pace,
    blend: ResolvedBlend,
    isFirst: Bool,
    next: PlainTrack?
  ) {
    (self.timing, self.pace, self.blend) = (timing, pace, blend)
    (self.isFirst, self.next) = (isFirst, next)
  }

  /// Whether the animations from this one on animate only position and opacity.
  var onlyMovesAndFades: Bool {
    var next: PlainTrack? = self
    while let track = next {
      guard track.blend.property == .position || track.blend.property == .opacity else {
        return false
      }
      next = track.next
    }
    return true
  }

  /// Applies all tracks to `values` at `time` in the layer's time, with the result of the animations themselves.
  @inline(__always)
  func apply(to values: inout LayerValues, at time: Double) {
    applyThis(to: &values, at: time)
    var next = next
    while let track = next {
      track.applyThis(to: &values, at: time)
      next = track.next
    }
  }

  @inline(__always)
  private func applyThis(to values: inout LayerValues, at time: Double) {
    if let pass = timing.pass(at: time) {
      let progress = pace.value(at: pass.progress)
      blend.apply(to: &values, at: progress, startsFromModel: isFirst)
    } else if isFirst {
      blend.apply(to: &values, at: nil, startsFromModel: true)
    }
  }
}
