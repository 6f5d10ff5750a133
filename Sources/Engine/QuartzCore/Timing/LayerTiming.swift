/// The timing of a layer, which applies to its animations and to all sublayers (T15).
package struct LayerTiming {
  package var beginTime = 0.0
  package var duration = Double.infinity
  package var speed: Float = 1
  package var timeOffset = 0.0
  package var repeatCount: Float = 0
  package var repeatDuration = 0.0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  package init() {}

  /// That of a layer of which nothing was set.
  package static let standard = LayerTiming()

  /// Whether the layer's time is its parent's.
  var isParents: Bool { speed == 1 && beginTime == 0 && timeOffset == 0 }

  /// The layer's time at its parent's `time` (T1).
  ///
  /// Before the layer's `beginTime` it is 0 (T18), unless that is 0, which means none. A layer with speed 0 is at its
  /// `timeOffset` at any time.
  package func local(fromParent time: Double) -> Double {
    if speed == 0 { return timeOffset }
    if time < beginTime, beginTime != 0 { return 0 }
    return countable((time - beginTime) * Double(speed) + timeOffset)
  }

  /// The superlayer's time at the layer's `time`, both in seconds; 0 for a layer with speed 0 (T18).
  package func parent(fromLocal time: Double) -> Double {
    speed == 0 ? 0 : countable((time - timeOffset) / Double(speed) + beginTime)
  }

  /// Clamps an infinite time to the greatest finite one.
  private func countable(_ time: Double) -> Double {
    guard time.isInfinite else { return time }
    return time < 0 ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude
  }
}
