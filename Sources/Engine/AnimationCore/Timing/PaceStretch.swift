/// A part of a pace, forwards or backwards, between two values of progress: what is left of an animation that was
/// held, turned round, or given another pace on its way.
@usableFromInline
package struct PaceStretch: Equatable, Sendable {
  /// The pace, over its own 0 … 1.
  package var pace: Pace
  /// The start and the end of the part on the pace; outside of 0 … 1 it stays at the nearest end.
  package var from: Double
  package var to: Double
  /// The progress for 0 and for 1 of the pace.
  package var low: Double
  package var high: Double

  /// A part of a pace; by default all of it.
  package init(
    of pace: Pace,
    from: Double = 0,
    to: Double = 1,
    low: Double = 0,
    high: Double = 1
  ) {
    (self.pace, self.from, self.to, self.low, self.high) = (pace, from, to, low, high)
  }

  /// The place on the pace at fraction `part` of the stretch, 0 … 1.
  package func place(at part: Double) -> Double { from + (to - from) * part }

  /// The progress at a part of the stretch, 0 … 1; the pace may take it beyond `low` and `high`.
  @usableFromInline package func value(at part: Double) -> Double {
    low + (high - low) * pace.value(at: min(max(place(at: part), 0), 1))
  }
}
