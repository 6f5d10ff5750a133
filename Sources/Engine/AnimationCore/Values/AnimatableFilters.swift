/// A layer's filters as a value that animates.
///
/// What a filter is, and does, is up to the type that has them.
@usableFromInline
package protocol AnimatableFilters: AnyObject, Sendable {
  /// Whether every number in them is finite.
  var isFinite: Bool { get }

  /// Whether they are the same filters with the same numbers.
  func isEqual(to other: any AnimatableFilters) -> Bool

  /// What is between these (at 0) and others (at 1), number by number.
  ///
  /// - Returns: `nil` where the others are not of the same kinds in the same order.
  func interpolated(
    to end: any AnimatableFilters,
    _ fraction: Double
  ) -> (any AnimatableFilters)?
}
