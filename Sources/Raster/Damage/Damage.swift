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
    let (before, after) = (ListOutline(old, size: size), ListOutline(new, size: size))
    var region = DamageRegion(size: size)
    compare(before, 0..<old.items.count, after, 0..<new.items.count, into: &region)
    return region.sorted
  }

  private static func compare(
    _ before: ListOutline,
    _ oldRange: Range<Int>,
    _ after: ListOutline,
    _ newRange: Range<Int>,
    into region: inout DamageRegion
  ) {
    var old = before.siblings(in: oldRange)[...]
    var new = after.siblings(in: newRange)[...]
    while let a = old.first, let b = new.first, before.isSame(a, as: b, in: after) {
      old.removeFirst()
      new.removeFirst()
    }
    while let a = old.last, let b = new.last, before.isSame(a, as: b, in: after) {
      old.removeLast()
      new.removeLast()
    }
    for (a, b) in zip(old, new) where !before.isSame(a, as: b, in: after) {
      comparePair(before, a, after, b, into: &region)
    }
    for a in old.dropFirst(new.count) { region.add(before.bounds[a]) }
    for b in new.dropFirst(old.count) { region.add(after.bounds[b]) }
  }

  private static func comparePair(
    _ before: ListOutline,
    _ a: Int,
    _ after: ListOutline,
    _ b: Int,
    into region: inout DamageRegion
  ) {
    if case .beginGroup(let old) = before.items[a], case .beginGroup(let new) = after.items[b],
      old == new
    {
      compare(
        before,
        (a + 1)..<before.next[a],
        after,
        (b + 1)..<after.next[b],
        into: &region
      )
    } else {
      region.add(before.bounds[a])
      region.add(after.bounds[b])
    }
  }
}
