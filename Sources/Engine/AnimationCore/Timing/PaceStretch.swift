/// A part of a pace, forwards or backwards, between two values of progress: what is left of an animation that was
/// held, turned round, or given another pace on its way.
@usableFromInline
package struct PaceStretch: Equatable, Sendable {
  /// What bends it, over its own 0 … 1.
  package var pace: Pace
  /// Where on the pace the stretch begins and ends; outside 0 … 1 it waits at that side.
  package var from: Double
  package var to: Double
  /// The progress that the pace's 0 and 1 stand for.
  package var low: Double
  package var high: Double

  /// A stretch of a pace; from its 0 to its 1 unless told otherwise.
  package init(
    of pace: Pace,
    from: Double = 0,
    to: Double = 1,
    low: Double = 0,
    high: Double = 1
  ) {
    (self.pace, self.from, self.to, self.low, self.high) = (pace, from, to, low, high)
  }

  /// Where on the pace it is at a part of the stretch, 0 … 1.
  package func place(at part: Double) -> Double { from + (to - from) * part }

  /// The progress at a part of the stretch, 0 … 1; the pace may take it beyond `low` and `high`.
  @usableFromInline package func value(at part: Double) -> Double {
    low + (high - low) * pace.value(at: min(max(place(at: part), 0), 1))
  }
}
