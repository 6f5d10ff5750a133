import CoreGraphics
package import DisplayList
package import Pixels

/// The pixels that frames have changed and that have not been drawn yet.
///
/// Follows a retained list from update to update: where each item is on the device is kept, so that a
/// layer that moves costs no more than that layer.
package struct FrameDamage {
  /// Where the items of the frame's list are.
  package private(set) var outline = ListOutline()
  /// The last list's, whose memory the next one takes.
  private var previous = ListOutline()
  private var comparison = ListComparison()
  private var region = DamageRegion(size: PixelSize(width: 0, height: 0))
  private var size = PixelSize(width: 0, height: 0)

  package init() {}

  /// What to draw, from the top left: at most 8 rectangles that do not overlap.
  package var areas: [PixelRect] { region.rects }

  /// Everything noted has been drawn.
  package mutating func clear() { region.removeAll() }

  /// All of the surface has to be drawn.
  package mutating func noteAll() { region.add(PixelRect(size)) }

  /// These have to be drawn, whatever the list says.
  package mutating func note(_ areas: [PixelRect]) {
    for area in areas { region.add(area) }
    region.sort()
  }

  /// Takes in what the last update of a frame's list has changed, on a surface of `size` pixels.
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
      // Some may have been replaced before it came out that everything had to be listed.
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

  /// An item, or a group as a whole, is damaged where it was and where it is; a line that has become longer or shorter
  /// only there.
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
