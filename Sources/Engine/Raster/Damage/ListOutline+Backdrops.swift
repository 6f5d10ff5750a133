import DisplayList
import Pixels

/// Items that look at what is around them: what changes there changes them.
extension ListOutline {
  /// Adds to what is damaged whatever looks at it, one item after the other: the next may look at that.
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
