import DisplayList
import Pixels

/// Backdrops: items that read the pixels around them, so that a change there changes them.
extension ListOutline {
  /// Adds the backdrops that read damaged pixels to the damage, in the list's order: the next may read what that adds.
  func addBackdrops(of list: DisplayList, to region: inout DamageRegion) {
    for index in backdrops {
      guard case .backdrop(let backdrop) = list.items[index],
        let filter = FilterOperation(backdrop.filter)
      else { continue }
      let seen = rect(of: index)
      let spread = spreadOfBackdrop(index, filter)
      var changed = PixelRect.empty
      for damaged in region.rects { changed = changed.union(spread.around(damaged, in: seen)) }
      region.add(changed)
    }
  }
}
