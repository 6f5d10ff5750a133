import DisplayList

/// A tree diff of two display lists, item by item and group by group; its memory is reused from one comparison to the
/// next.
struct ListComparison {
  /// A list, and the places of its items.
  struct Side {
    let list: DisplayList
    let outline: ListOutline
  }

  /// The items of the groups that are being compared, the outer groups' first.
  private var olds: [Int] = []
  private var news: [Int] = []

  /// Adds the pixels that differ between two lists.
  mutating func addDamage(from old: Side, to new: Side, in region: inout DamageRegion) {
    compare(old, 0..<old.list.items.count, new, 0..<new.list.items.count, &region)
    new.outline.addBackdrops(of: new.list, to: &region)
  }

  private mutating func compare(
    _ old: Side,
    _ oldRange: Range<Int>,
    _ new: Side,
    _ newRange: Range<Int>,
    _ region: inout DamageRegion
  ) {
    let (firstOld, firstNew) = (olds.count, news.count)
    old.outline.addSiblings(in: oldRange, to: &olds)
    new.outline.addSiblings(in: newRange, to: &news)
    var (a, b) = (firstOld, firstNew)
    var (endA, endB) = (olds.count, news.count)
    while a < endA, b < endB, Self.isSame(old, olds[a], new, news[b]) { (a, b) = (a + 1, b + 1) }
    while a < endA, b < endB, Self.isSame(old, olds[endA - 1], new, news[endB - 1]) {
      (endA, endB) = (endA - 1, endB - 1)
    }
    while a < endA || b < endB {
      if a < endA, b < endB {
        comparePair(old, olds[a], new, news[b], &region)
      } else if a < endA {
        region.add(old.outline.bounds(ofItem: olds[a]))
      } else {
        region.add(new.outline.bounds(ofItem: news[b]))
      }
      (a, b) = (a + 1, b + 1)
    }
    olds.removeLast(olds.count - firstOld)
    news.removeLast(news.count - firstNew)
  }

  private mutating func comparePair(
    _ old: Side,
    _ a: Int,
    _ new: Side,
    _ b: Int,
    _ region: inout DamageRegion
  ) {
    guard !Self.isSame(old, a, new, b) else { return }
    if old.list.items[a].nesting > 0, old.list.items[a] == new.list.items[b],
      old.outline.hasShadow(ofItem: a, like: b, in: new.outline)
    {
      let (inA, inB) = ((a + 1)..<old.outline.next[a], (b + 1)..<new.outline.next[b])
      compare(old, inA, new, inB, &region)
    } else if let changed = old.outline.changedBounds(ofItem: a, to: new.list.items[b]) {
      region.add(changed)
    } else {
      region.add(old.outline.bounds(ofItem: a))
      region.add(new.outline.bounds(ofItem: b))
    }
  }

  /// Whether two items are equal, including all contents of groups.
  private static func isSame(_ old: Side, _ a: Int, _ new: Side, _ b: Int) -> Bool {
    let (mine, theirs) = (a..<old.outline.next[a], b..<new.outline.next[b])
    return mine.count == theirs.count && old.list.items[mine] == new.list.items[theirs]
  }
}
