import CoreGraphics
import QuartzCore

/// Where each item of a display list is on the device, and where each group ends.
struct ListOutline {
  let items: [DisplayItem]
  /// For each item the index after it; for a group, after its `endGroup`.
  private(set) var next: [Int]
  /// Device pixels that each item may touch, inside the clips of the groups around it.
  private(set) var bounds: [PixelRect]

  init(_ list: DisplayList, size: PixelSize) {
    items = list.items
    next = Array(1..<(items.count + 1))
    bounds = Array(repeating: .empty, count: items.count)
    var open: [(begin: Int, clip: PixelRect)] = []
    for (index, item) in items.enumerated() {
      let clip = open.last?.clip ?? PixelRect(size)
      switch item {
      case .fill(let fill):
        place(index, DeviceBounds.of(fill.rect.standardized, through: fill.toDevice), clip, open)
      case .border(let border):
        place(
          index,
          DeviceBounds.of(border.rect.standardized, through: border.toDevice),
          clip,
          open
        )
      case .image(let image):
        place(
          index,
          DeviceBounds.of(image.destination.standardized, through: image.toDevice),
          clip,
          open
        )
      case .beginGroup(let group):
        let inner = group.clip.map {
          DeviceBounds.of($0.rect.standardized, through: $0.toDevice).intersection(clip)
        }
        open.append((index, inner ?? clip))
      case .endGroup:
        if let group = open.popLast() { close(group.begin, at: index + 1, in: open.last?.begin) }
      }
    }
    while let group = open.popLast() { close(group.begin, at: items.count, in: open.last?.begin) }
  }

  private mutating func place(
    _ index: Int,
    _ rect: PixelRect,
    _ clip: PixelRect,
    _ open: [(begin: Int, clip: PixelRect)]
  ) {
    bounds[index] = rect.intersection(clip)
    if let group = open.last?.begin { bounds[group] = bounds[group].union(bounds[index]) }
  }

  private mutating func close(_ begin: Int, at end: Int, in parent: Int?) {
    next[begin] = end
    if let parent { bounds[parent] = bounds[parent].union(bounds[begin]) }
  }

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

  /// Whether an item, with all it holds if it is a group, equals another list's.
  func isSame(_ index: Int, as other: Int, in list: ListOutline) -> Bool {
    let (mine, theirs) = (index..<next[index], other..<list.next[other])
    return mine.count == theirs.count && items[mine] == list.items[theirs]
  }
}
