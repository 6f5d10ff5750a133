/// A grid by reference: one that does not change as long as a search holds it.
@MainActor
final class HitPlaces {
  /// A grid of no boxes.
  static let none = HitPlaces(HitGrid())

  let grid: HitGrid

  init(_ grid: HitGrid) { self.grid = grid }
}
