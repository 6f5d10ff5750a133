/// A grid as it stays for whoever holds it.
@MainActor
final class HitPlaces {
  /// Of no boxes.
  static let none = HitPlaces(HitGrid())

  let grid: HitGrid

  init(_ grid: HitGrid) { self.grid = grid }
}
