import CoreGraphics
import QuartzCore

/// Where each item of a display list is on the device, and where each group ends.
struct ListOutline {
  /// What the groups around an item make of the pixels that it touches.
  private struct Surroundings {
    /// What they leave of the surface.
    var clip: PixelRect
    /// How far they carry it.
    var spread = RasterSpread.none
    /// The innermost group with a shadow that it is in.
    var shadow: Int?

    func touched(by rect: PixelRect) -> PixelRect { spread.around(rect, in: clip) }
  }

  /// For each item the index after it; for a group, after its `endGroup`.
  private(set) var next: [Int] = []
  /// Device pixels that each item may touch, inside the clips of the groups around it.
  ///
  /// None for a group's begin and end.
  private var rects: [PixelRect] = []
  private var surroundings: [Surroundings] = []
  /// Of groups with a shadow, whether it is that of their first item.
  private var hasSolidShadow: [Bool] = []
  /// The groups open while items are gone through: where they began, and what they are for their items.
  private var open: [(begin: Int, inside: Surroundings)] = []

  init() {}

  init(_ list: DisplayList, size: PixelSize) {
    rebuild(for: list, size: size)
  }

  /// Takes another list, in the storage that is there.
  mutating func rebuild(for list: DisplayList, size: PixelSize) {
    let count = list.items.count
    next.removeAll(keepingCapacity: true)
    rects.removeAll(keepingCapacity: true)
    surroundings.removeAll(keepingCapacity: true)
    hasSolidShadow.removeAll(keepingCapacity: true)
    for index in 0..<count {
      next.append(index + 1)
      rects.append(.empty)
      surroundings.append(Surroundings(clip: PixelRect(size)))
      hasSolidShadow.append(false)
    }
    update(0..<count, in: list)
  }

  /// Takes new items in place of those in `range`, which is one item, a whole group or everything.
  mutating func update(_ range: Range<Int>, in list: DisplayList) {
    guard let first = range.first else { return }
    open.removeAll(keepingCapacity: true)
    let outer = surroundings[first]
    for index in range {
      let around = open.last?.inside ?? outer
      surroundings[index] = around
      switch list.items[index] {
      case .beginGroup(let group): open.append((index, Self.inside(group, around)))
      case .beginRaster(let raster): open.append((index, Self.inside(raster, around)))
      case .beginShadow(let shadow): open.append((index, Self.inside(shadow, around, at: index)))
      case .endGroup: if let group = open.popLast() { close(group.begin, at: index + 1, list) }
      case .shadow:
        let spread = around.spread.blurred
        rects[index] = spread.around(list.items[index].deviceBounds, in: around.clip)
      default: rects[index] = around.touched(by: list.items[index].deviceBounds)
      }
    }
    // Groups left open end with the list.
    while let group = open.popLast() { close(group.begin, at: range.upperBound, list) }
  }

  private mutating func close(_ begin: Int, at end: Int, _ list: DisplayList) {
    next[begin] = end
    guard case .beginShadow = list.items[begin] else { return }
    hasSolidShadow[begin] = list.solidShadow(of: begin..<end) != nil
  }

  /// Takes in what a new item does to the shadows of the groups around it.
  ///
  /// - Returns: The device pixels of those that are made in another way now, which may change all of them.
  mutating func updateShadows(around index: Int, in list: DisplayList) -> PixelRect {
    var result = PixelRect.empty
    var group = surroundings[index].shadow
    while let begin = group {
      let isSolid = list.solidShadow(of: begin..<next[begin]) != nil
      if isSolid != hasSolidShadow[begin] { result = result.union(bounds(ofItem: begin)) }
      hasSolidShadow[begin] = isSolid
      group = surroundings[begin].shadow
    }
    return result
  }

  /// Whether a group's shadow is made as another's is in another list; true for all that is none.
  func hasShadow(ofItem index: Int, like other: Int, in outline: ListOutline) -> Bool {
    hasSolidShadow[index] == outline.hasSolidShadow[other]
  }

  /// The device pixels that the items of a range may touch.
  func bounds(of range: Range<Int>) -> PixelRect {
    var result = PixelRect.empty
    for index in range { result = result.union(rects[index]) }
    return result
  }

  /// The device pixels that an item may touch, with all it holds if it is a group.
  func bounds(ofItem index: Int) -> PixelRect { bounds(of: index..<next[index]) }

  /// The items directly inside a range, groups as one.
  func siblings(in range: Range<Int>) -> [Int] {
    var result: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      result.append(index)
      index = next[index]
    }
    return result
  }

  private static func inside(
    _ group: DisplayItem.Group,
    _ around: Surroundings
  ) -> Surroundings {
    guard let clip = group.clip else { return around }
    let bounds = DeviceBounds.of(clip.rect.standardized, through: clip.toDevice)
    return Surroundings(
      clip: around.touched(by: bounds),
      spread: around.spread,
      shadow: around.shadow
    )
  }

  private static func inside(
    _ raster: DisplayItem.Raster,
    _ around: Surroundings
  ) -> Surroundings {
    let spread = around.spread.adding(RasterSpread(raster))
    return Surroundings(clip: around.clip, spread: spread, shadow: around.shadow)
  }

  private static func inside(
    _ shadow: DisplayItem.Shadow,
    _ around: Surroundings,
    at index: Int
  ) -> Surroundings {
    let spread = around.spread.blurred.adding(RasterSpread(shadow))
    return Surroundings(clip: around.clip, spread: spread, shadow: index)
  }
}
