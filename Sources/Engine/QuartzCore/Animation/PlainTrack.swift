/// One running animation of a plain kind, with all that a frame needs of it in one place.
///
/// Thousands of them are evaluated for each frame. It never changes and is read where it lies, so that
/// nothing is copied or counted on the way.
final class PlainTrack {
  private let timing: MediaTiming
  private let pace: Pace
  private let blend: ResolvedBlend
  /// Whether no animation before it has been at its property in this frame.
  private let isFirst: Bool
  /// The layer's next animation, in the order applied (T20).
  private let next: PlainTrack?

  private init(
    timing: MediaTiming,
    pace: Pace,
    blend: ResolvedBlend,
    isFirst: Bool,
    next: PlainTrack?
  ) {
    (self.timing, self.pace, self.blend) = (timing, pace, blend)
    (self.isFirst, self.next) = (isFirst, next)
  }

  /// The track of the first of a layer's animations over its model, which leads to all others.
  ///
  /// - Returns: `nil` where one of them takes more than a track, and where there is none.
  @MainActor
  static func track(of running: [RunningAnimation], over model: LayerValues) -> PlainTrack? {
    guard running.allSatisfy({ $0.plainBlend != nil }) else { return nil }
    let blends = running.map { $0.plainBlend?.resolved(over: model) }
    var track: PlainTrack?
    for index in running.indices.reversed() {
      guard let blend = blends[index] else { return nil }
      track = PlainTrack(
        timing: running[index].timing,
        pace: running[index].compiled.pace,
        blend: blend,
        isFirst: !blends[..<index].contains { $0?.property == blend.property },
        next: track
      )
    }
    return track
  }

  /// Whether the animations from this one on do no more than move the layer and fade it.
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

  /// Bends `values` as at `time` in the layer's time, as the layer's animations themselves would.
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

extension RunningAnimation {
  /// All that it does to its layer, where that is so little.
  ///
  /// A pass without an end is no pass of its own.
  fileprivate var plainBlend: PlainBlend? {
    guard isStamped, timing.duration.isFinite, case .property(let effect) = compiled.contribution,
      effect.recipient == .layer
    else { return nil }
    return effect.plainBlend
  }
}
