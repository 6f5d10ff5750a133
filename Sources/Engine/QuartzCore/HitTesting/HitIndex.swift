import CoreGraphics

/// A spatial index of a layer's sublayers, by where they can be hit.
///
/// A look-up first updates it by the changes since the last one: a moved layer is placed again, and added or removed
/// layers are matched with the list. The index is built again from scratch only if much has changed, or if the
/// superlayer transforms its sublayers in another way.
@MainActor
final class HitIndex {
  /// The maximum number of sublayers without an index; they are asked one after the other.
  static let mostUnindexed = 32
  /// The number of levels below a layer that are searched for its hit area.
  static let depth = 64

  /// The grid of the sublayers' boxes; their ranks are their indices in the list of sublayers.
  var places = HitPlaces.none
  /// A box around all areas where sublayers can be hit; it may be larger.
  var extent = HitBox.empty
  /// Whether sublayers were added, removed or reordered.
  var isListChanged = true

  /// The slots in the order of the sublayers.
  var order: ContiguousArray<Int> = []
  var unused: ContiguousArray<Int> = []
  /// The slots of sublayers whose boxes have to be computed again.
  var changed: ContiguousArray<Int> = []
  /// The matrix that the layer applies to its sublayers; `nil` for the identity.
  var matrix: CATransform3D?
  var isPlain = true
  var changesSinceMade = 0

  /// The grid for look-ups; `nil` if most sublayers can be hit anywhere, so that asking all is faster.
  var usefulPlaces: HitPlaces? {
    2 * places.grid.unboundedCount <= order.count ? places : nil
  }

  func noteChange(of slot: Int) {
    if slot >= 0 { changed.append(slot) }
  }
}
