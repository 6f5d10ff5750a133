import CoreGraphics
package import QuartzCore

/// Which pixels differ between two frames, as far as their display lists tell.
package enum Damage {
  /// The rectangles to draw anew when `new` follows `old` on a surface of `size`.
  ///
  /// Items are matched by their place in the list after equal beginnings and ends are set aside. What
  /// changed, appeared or vanished is damaged where it was and where it is. A group whose opacity or
  /// clip changed is damaged as a whole; inside an unchanged one only its changed items are.
  ///
  /// - Returns: At most 8 rectangles that do not overlap, from the top left; empty for equal lists.
  package static func between(
    old: DisplayList,
    new: DisplayList,
    size: PixelSize
  ) -> [PixelRect] {
    guard old != new else { return [] }
    var comparison = ListComparison(old, new, size: size)
    return comparison.damage()
  }
}

/// Two display lists side by side, matched item by item, group by group.
private struct ListComparison {
  private let old, new: DisplayList
  private let before, after: ListOutline
  private var region: DamageRegion

  init(_ old: DisplayList, _ new: DisplayList, size: PixelSize) {
    (self.old, self.new) = (old, new)
    (before, after) = (ListOutline(old, size: size), ListOutline(new, size: size))
    region = DamageRegion(size: size)
  }

  mutating func damage() -> [PixelRect] {
    compare(0..<old.items.count, 0..<new.items.count)
    region.sort()
    return region.rects
  }

  private mutating func compare(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    var olds = before.siblings(in: oldRange)[...]
    var news = after.siblings(in: newRange)[...]
    while let a = olds.first, let b = news.first, isSame(a, b) {
      olds.removeFirst()
      news.removeFirst()
    }
    while let a = olds.last, let b = news.last, isSame(a, b) {
      olds.removeLast()
      news.removeLast()
    }
    for (a, b) in zip(olds, news) where !isSame(a, b) { comparePair(a, b) }
    for a in olds.dropFirst(news.count) { region.add(before.bounds(ofItem: a)) }
    for b in news.dropFirst(olds.count) { region.add(after.bounds(ofItem: b)) }
  }

  private mutating func comparePair(_ a: Int, _ b: Int) {
    if old.items[a].nesting > 0, old.items[a] == new.items[b],
      before.hasShadow(ofItem: a, like: b, in: after)
    {
      compare((a + 1)..<before.next[a], (b + 1)..<after.next[b])
    } else {
      region.add(before.bounds(ofItem: a))
      region.add(after.bounds(ofItem: b))
    }
  }

  /// Whether two items are equal, with all they hold if they are groups.
  private func isSame(_ a: Int, _ b: Int) -> Bool {
    let (mine, theirs) = (a..<before.next[a], b..<after.next[b])
    return mine.count == theirs.count && old.items[mine] == new.items[theirs]
  }
}
