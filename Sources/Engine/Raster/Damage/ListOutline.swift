import CoreGraphics
package import DisplayList
package import Pixels

/// The bounds of each item of a display list on the device, and the end of each group: a cull test before anything is
/// drawn, so that what cannot be seen costs next to nothing.
package struct ListOutline {
  /// The effect of the groups around an item on the pixels that it touches.
  private struct Surroundings {
    /// The part of the surface inside all of their clips.
    var clip: PixelRect
    /// How far beyond its own pixels they spread the item.
    var spread = RasterSpread.none
    /// The index of the innermost group's begin, and of the innermost one's with a shadow; -1 for none.
    var group = -1
    var shadow = -1

    func touched(by rect: PixelRect) -> PixelRect { spread.around(rect, in: clip) }
  }

  /// For each item the index after it; for a group, the index after its `endGroup`.
  private(set) var next: [Int] = []
  /// The device pixels that each item may touch, inside the clips of the groups around it.
  ///
  /// For a group's begin, at least those of all it holds: an item that moves within the group leaves its old place
  /// there.
  private var rects: [PixelRect] = []
  private var surroundings: [Surroundings] = []
  private var blocks = OutlineBlocks()
  /// All of the surface.
  private(set) var surface = PixelRect.empty
  /// Items that change what is already drawn (backdrops), in the list's order; few lists have one.
  private(set) var backdrops: [Int] = []
  /// Filtered groups, backdrops, and groups whose items' shadow is blurred, in the list's order, with the number of
  /// rows above and below a pixel that its value depends on; few lists have one.
  private var mixers: [(index: Int, reach: Int)] = []
  /// The index where the mask of a group begins, by the index of the group's begin; few groups have one.
  private var masks: [Int: Int] = [:]
  /// For each group with a shadow, whether that is the shadow of its first item.
  private var hasSolidShadow: [Int: Bool] = [:]
  /// The stroked paths, by index: comparing the stroked parts tells which pixels change.
  private var lines: [Int: DisplayItem.Path] = [:]
  /// Items outside groups that hide all pixels of some rectangle, in the list's order.
  private var covers: [Cover] = []
  /// The groups open while items are visited: the index of the begin, and the surroundings of the group's items.
  private var open: [(begin: Int, inside: Surroundings)] = []

  private struct Cover {
    let index: Int
    let rect: PixelRect
  }

  package init() {}

  package init(_ list: DisplayList, size: PixelSize) {
    rebuild(for: list, size: size)
  }

  /// Takes another list, reusing the storage.
  mutating func rebuild(for list: DisplayList, size: PixelSize) {
    let count = list.items.count
    next.removeAll(keepingCapacity: true)
    rects.removeAll(keepingCapacity: true)
    surroundings.removeAll(keepingCapacity: true)
    covers.removeAll(keepingCapacity: true)
    masks.removeAll(keepingCapacity: true)
    hasSolidShadow.removeAll(keepingCapacity: true)
    backdrops.removeAll(keepingCapacity: true)
    mixers.removeAll(keepingCapacity: true)
    surface = PixelRect(size)
    lines.removeAll(keepingCapacity: true)
    for index in 0..<count {
      next.append(index + 1)
      rects.append(.empty)
      surroundings.append(Surroundings(clip: PixelRect(size)))
    }
    blocks.reset(count: count)
    update(0..<count, in: list)
  }

  /// Takes new items in place of those in `range`, which is one item, a whole group or the whole list.
  mutating func update(_ range: Range<Int>, in list: DisplayList) {
    guard let first = range.first else { return }
    open.removeAll(keepingCapacity: true)
    removeCovers(in: range)
    if !backdrops.isEmpty { backdrops.removeAll { range.contains($0) } }
    if !mixers.isEmpty { mixers.removeAll { range.contains($0.index) } }
    if !lines.isEmpty { for index in range { lines[index] = nil } }
    let outer = surroundings[first]
    for index in range {
      let around = open.last?.inside ?? outer
      surroundings[index] = around
      // There may be thousands of fills, so they are read in place: copying an item counts references.
      if case .fill(let fill) = list.items[index] {
        let bounds = around.touched(by: fill.deviceBounds)
        note(bounds, hiding: fill.hiddenRect, at: index, around)
        continue
      }
      switch list.items[index] {
      case .beginGroup(let group):
        rects[index] = .empty
        if !masks.isEmpty { masks[index] = nil }
        open.append((index, Self.inside(group, around, begin: index)))
      case .beginRaster(let raster):
        rects[index] = .empty
        open.append((index, Self.inside(raster, around, begin: index)))
      case .beginShadow(let shadow):
        rects[index] = .empty
        open.append((index, Self.inside(shadow, around, begin: index)))
      case .beginFilter(let filter):
        rects[index] = .empty
        open.append((index, Self.inside(filter, around, begin: index)))
        noteReach(of: filter, at: index)
      case .mask:
        rects[index] = .empty
        if around.group >= 0 { masks[around.group] = index }
      case .endGroup: if let group = open.popLast() { close(group.begin, end: index + 1, list) }
      default:
        if case .backdrop(let backdrop) = list.items[index] { addBackdrop(backdrop, at: index) }
        noteLine(list.items[index], at: index)
        let bounds = Self.rect(of: list.items[index], around)
        note(bounds, hiding: list.items[index].hiddenRect, at: index, around)
      }
    }
    // Groups left open end with the list.
    while let group = open.popLast() { close(group.begin, end: range.upperBound, list) }
    blocks.noteChange(of: range)
  }

  /// Records the bounds of an item that is not a group, and what it hides.
  @inline(__always)
  private mutating func note(
    _ bounds: PixelRect,
    hiding hidden: @autoclosure () -> PixelRect,
    at index: Int,
    _ around: Surroundings
  ) {
    rects[index] = bounds
    guard around.group >= 0 else { return addCover(hidden(), at: index) }
    widen(around.group, by: bounds, down: open.isEmpty)
  }

  private mutating func noteLine(_ item: DisplayItem, at index: Int) {
    if case .path(let path) = item, path.paint.line != nil { lines[index] = path }
  }

  private static func rect(of item: DisplayItem, _ around: Surroundings) -> PixelRect {
    if case .shadow = item {
      return around.spread.blurred.around(item.deviceBounds, in: around.clip)
    }
    return around.touched(by: item.deviceBounds)
  }

  private mutating func close(_ begin: Int, end: Int, _ list: DisplayList) {
    next[begin] = end
    if case .beginShadow(let shadow) = list.items[begin] {
      let isSolid = list.solidShadow(of: begin..<end) != nil
      hasSolidShadow[begin] = isSolid
      if !isSolid { noteReach(RasterSpread(shadow).rows, at: begin) }
    }
    widen(surroundings[begin].group, by: rects[begin], down: open.isEmpty)
  }

  /// Adds a rectangle to a group's bounds, and to those of all groups around it if `down` is true.
  ///
  /// A group that is still open passes its bounds on when it is closed.
  private mutating func widen(_ group: Int, by rect: PixelRect, down: Bool) {
    var group = group
    while group >= 0 {
      rects[group] = rects[group].union(rect)
      guard down else { return }
      group = surroundings[group].group
    }
  }

  // MARK: - Damage

  /// Updates the shadows of the groups around a new item.
  ///
  /// - Returns: The device pixels of the shadows that are now made in another way, all of which may change.
  mutating func updateShadows(around index: Int, in list: DisplayList) -> PixelRect {
    var result = PixelRect.empty
    var group = surroundings[index].shadow
    while group >= 0 {
      let isSolid = list.solidShadow(of: group..<next[group]) != nil
      if isSolid != hasSolidShadow[group] {
        result = result.union(bounds(ofItem: group))
        mixers.removeAll { $0.index == group }
        if !isSolid, case .beginShadow(let shadow) = list.items[group] {
          noteReach(RasterSpread(shadow).rows, at: group)
        }
      }
      hasSolidShadow[group] = isSolid
      group = surroundings[group].shadow
    }
    return result
  }

  /// The device pixels that differ between the current part of a line and another part of the same line.
  ///
  /// - Returns: `nil` where the two are not parts of one line, or where the pixels cannot be computed.
  func changedBounds(ofItem index: Int, to item: DisplayItem) -> PixelRect? {
    // Resampled pixels are mixed from more than those that differ.
    guard case .path(let new) = item, let old = lines[index], surroundings[index].spread.isNone
    else { return nil }
    return new.changedBounds(since: old)?.intersection(surroundings[index].clip)
  }

  /// Whether a group's shadow is made in the same way as another group's in another list; true for items without one.
  func hasShadow(ofItem index: Int, like other: Int, in outline: ListOutline) -> Bool {
    hasSolidShadow[index] == outline.hasSolidShadow[other]
  }

  /// The device pixels that the items of a range may touch.
  func bounds(of range: Range<Int>) -> PixelRect {
    var result = PixelRect.empty
    for index in range where next[index] == index + 1 { result = result.union(rects[index]) }
    return result
  }

  /// The device pixels that an item may touch, with all contents of a group.
  func bounds(ofItem index: Int) -> PixelRect { bounds(of: index..<next[index]) }

  /// Adds the items directly inside a range to a list; a group counts as one item.
  func addSiblings(in range: Range<Int>, to list: inout [Int]) {
    var index = range.lowerBound
    while index < range.upperBound {
      list.append(index)
      index = next[index]
    }
  }

  // MARK: - Drawing

  /// The pixels in which an item, or anything in a group, can be seen.
  @inline(__always)
  func rect(of index: Int) -> PixelRect { rects[index] }

  /// Updates the blocks that `firstVisible` skips, where items have changed.
  mutating func settleBlocks() { blocks.settle(rects, next) }

  /// The first index from `index` on, of an item or a group's begin, at which something inside `clip` may be seen;
  /// `end` when there is none before it.
  @inline(__always)
  func firstVisible(from index: Int, to end: Int, in clip: PixelRect) -> Int {
    var index = index
    while index < end {
      if let after = blocks.blockToSkip(at: index, to: end, outside: clip) {
        index = after
      } else if rects[index].intersects(clip) {
        return index
      } else {
        index = next[index]
      }
    }
    return end
  }

  /// The index where a group's mask begins, or the group's end where it has none.
  func mask(ofGroup begin: Int) -> Int { masks[begin] ?? next[begin] }

  /// The index after the innermost group around an item; for an item in no group, the index after the item.
  func end(ofGroupWith index: Int) -> Int {
    let group = surroundings[index].group
    return group < 0 ? index + 1 : next[group]
  }

  /// The last item outside groups that hides all of `rect`: nothing below it has to be drawn.
  func topmostCover(of rect: PixelRect) -> Int? {
    covers.last { $0.rect.contains(rect) }?.index
  }

  /// The number of rows above and below an area that have to be drawn for it, by the filters and the shadows of items
  /// that are seen there.
  func reach(in area: PixelRect) -> Int {
    mixers.lazy.filter { rects[$0.index].intersects(area) }.map(\.reach).max() ?? 0
  }

  private mutating func noteReach(of filter: DisplayItem.Filter, at index: Int) {
    if let reach = FilterOperation(filter)?.reach.y { noteReach(reach, at: index) }
  }

  private mutating func noteReach(_ reach: Int, at index: Int) {
    guard reach > 0 else { return }
    let place = Self.place(of: index, last: mixers.last?.index) {
      mixers.firstIndex { $0.index > index }
    }
    mixers.insert((index, reach), at: place ?? mixers.count)
  }

  /// Notes an item that changes what is already drawn.
  private mutating func addBackdrop(_ backdrop: DisplayItem.Backdrop, at index: Int) {
    noteReach(of: backdrop.filter, at: index)
    let place = Self.place(of: index, last: backdrops.last) { backdrops.firstIndex { $0 > index } }
    backdrops.insert(index, at: place ?? backdrops.count)
  }

  /// The position of an index in a sorted list; `nil` for the end, the usual case, which needs no search.
  private static func place(of index: Int, last: Int?, _ search: () -> Int?) -> Int? {
    guard let last, last > index else { return nil }
    return search()
  }

  /// How far away the pixels that a backdrop reads may be, including the effect of the groups around it.
  func spreadOfBackdrop(_ index: Int, _ filter: FilterOperation) -> RasterSpread {
    var spread = surroundings[index].spread
    for _ in 0..<filter.mixes { spread = spread.blurred }
    return spread.adding(spread).adding(RasterSpread(filter))
  }

  private mutating func addCover(_ rect: PixelRect, at index: Int) {
    // Small ones hide too little to be worth a search.
    guard rect.area >= 1024 else { return }
    let place = Self.place(of: index, last: covers.last?.index) {
      covers.firstIndex { $0.index > index }
    }
    covers.insert(Cover(index: index, rect: rect), at: place ?? covers.count)
  }

  private mutating func removeCovers(in range: Range<Int>) {
    guard let last = covers.last, last.index >= range.lowerBound else { return }
    covers.removeAll { range.contains($0.index) }
  }

  private static func inside(
    _ group: DisplayItem.Group,
    _ around: Surroundings,
    begin: Int
  ) -> Surroundings {
    var inside = around
    inside.group = begin
    if let clip = group.clip {
      let bounds = DeviceBounds.of(clip.rect.standardized, through: clip.toDevice)
      inside.clip = around.touched(by: bounds)
    }
    return inside
  }

  private static func inside(
    _ raster: DisplayItem.Raster,
    _ around: Surroundings,
    begin: Int
  ) -> Surroundings {
    var inside = around
    inside.spread = around.spread.adding(RasterSpread(raster))
    inside.group = begin
    return inside
  }

  private static func inside(
    _ filter: DisplayItem.Filter,
    _ around: Surroundings,
    begin: Int
  ) -> Surroundings {
    var inside = around
    inside.group = begin
    guard let filter = FilterOperation(filter) else { return inside }
    // Each blur is rounded to a whole pixel of its own.
    for _ in 0..<filter.mixes { inside.spread = inside.spread.blurred }
    inside.spread = inside.spread.adding(RasterSpread(filter))
    return inside
  }

  private static func inside(
    _ shadow: DisplayItem.Shadow,
    _ around: Surroundings,
    begin: Int
  ) -> Surroundings {
    var inside = around
    inside.spread = around.spread.blurred.adding(RasterSpread(shadow))
    (inside.group, inside.shadow) = (begin, begin)
    return inside
  }
}
