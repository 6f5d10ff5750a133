/// The two ends of a basic animation, each a fixed value or whatever the layer's model says.
///
/// Where the sources differ on what the "current value" is (B3, Q3), this is the one decision:
/// - a missing **end** is the live model value, without other animations: `model = new; from = old`
///   always arrives;
/// - a missing **start** is what shows when the animation is added if something is animating the
///   key path just then (peer 81), and the live model value otherwise;
/// - with nothing given, the start is what shows when the animation is added (A5).
@usableFromInline
package struct BasicEnds {
  @usableFromInline
  package enum End {
    case fixed(AnimatableValue)
    /// The model as last committed.
    case model
    case modelPlus(AnimatableValue)
  }

  @usableFromInline package let from: End
  @usableFromInline package let to: End

  @inlinable
  package init(from: End, to: End) {
    (self.from, self.to) = (from, to)
  }

  /// Both ends as given.
  @inlinable
  package init(from: AnimatableValue, to: AnimatableValue) {
    self.init(from: .fixed(from), to: .fixed(to))
  }

  /// The ends when a missing one is a fixed value, not the current one (B4, B5).
  package static func ends(
    from: AnimatableValue?,
    to: AnimatableValue?,
    by: AnimatableValue?,
    missing: AnimatableValue
  ) -> (AnimatableValue, AnimatableValue)? {
    switch (from, to, by) {
    case (let from?, nil, let by?): by.adding(from).map { (from, $0) }
    case (nil, let to?, let by?): by.negated?.adding(to).map { ($0, to) }
    case (nil, nil, let by?): by.adding(missing).map { (missing, $0) }
    default: (from ?? missing, to ?? missing)
    }
  }

  /// The value at `progress`, where the model says `current`.
  package func value(at progress: Double, current: AnimatableValue) -> AnimatableValue {
    resolve(from, current).interpolated(to: resolve(to, current), progress)
  }

  private func resolve(_ end: End, _ current: AnimatableValue) -> AnimatableValue {
    switch end {
    case .fixed(let value): value
    case .model: current
    case .modelPlus(let by): by.adding(current) ?? current
    }
  }
}
