import CoreGraphics
package import DisplayList
package import Pixels

/// The pixels that frames have changed and that have not been drawn yet.
///
/// Follows a retained list from update to update: the place of each item on the device is kept, so a layer that moves
/// costs no more than that layer.
package struct FrameDamage {
  /// The places of the items of the frame's list.
  package private(set) var outline = ListOutline()
  /// The outline of the last list, whose memory the next one reuses.
  private var previous = ListOutline()
  private var comparison = ListComparison()
  private var region = DamageRegion(size: PixelSize(width: 0, height: 0))
  private var size = PixelSize(width: 0, height: 0)

  package init() {}

  /// The rectangles to draw, from the top left: at most 8, and disjoint.
  package var areas: [PixelRect] { region.rects }

  /// Marks all damage as drawn.
  package mutating func clear() { region.removeAll() }

  /// Marks the whole surface as damaged.
  package mutating func noteAll() { region.add(PixelRect(size)) }

  /// Marks rectangles as damaged, whatever the list has.
  package mutating func note(_ areas: [PixelRect]) {
    for area in areas { region.add(area) }
    region.sort()
  }

  /// Adds what the last update of a frame's list has changed, on a surface of `size` pixels.
  package mutating func note(_ frame: RetainedList, size: PixelSize) {
    defer {
      outline.settleBlocks()
      region.sort()
    }
    if size != self.size {
      self.size = size
      region = DamageRegion(size: size)
      outline.rebuild(for: frame.list, size: size)
      return noteAll()
    }
    switch frame.change {
    case .none: break
    case .patched:
      for range in frame.replaced { noteReplaced(range, in: frame.list) }
      outline.addBackdrops(of: frame.list, to: &region)
    case .rebuilt:
      // Some may have been replaced before it became clear that everything had to be listed.
      for range in frame.replaced { noteReplaced(range, in: frame.previous) }
      swap(&outline, &previous)
      outline.rebuild(for: frame.list, size: size)
      comparison.addDamage(
        from: .init(list: frame.previous, outline: previous),
        to: .init(list: frame.list, outline: outline),
        in: &region
      )
    }
  }

  /// Damages an item, or a group as a whole, where it was and where it is; a line that has become longer or shorter
  /// only where it differs.
  private mutating func noteReplaced(_ range: Range<Int>, in list: DisplayList) {
    let first = range.lowerBound
    if range.count == 1,
      let changed = outline.changedBounds(ofItem: first, to: list.items[first])
    {
      outline.update(range, in: list)
      region.add(changed)
    } else {
      region.add(outline.bounds(of: range))
      outline.update(range, in: list)
      region.add(outline.bounds(of: range))
    }
    region.add(outline.updateShadows(around: range.lowerBound, in: list))
  }
}
