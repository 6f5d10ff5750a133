import CoreGraphics
import QuartzCore

/// Where each item of a display list is on the device, and where each group ends.
struct ListOutline {
  /// For each item the index after it; for a group, after its `endGroup`.
  private(set) var next: [Int] = []
  /// Device pixels that each item may touch, inside the clips of the groups around it.
  ///
  /// None for a group's begin and end.
  private var rects: [PixelRect] = []
  /// What the groups around each item leave of the surface.
  private var clips: [PixelRect] = []
  /// The groups open while items are gone through: where they began, and what they are clipped to.
  private var open: [(begin: Int, clip: PixelRect)] = []

  init() {}

  init(_ list: DisplayList, size: PixelSize) {
    rebuild(for: list, size: size)
  }

  /// Takes another list, in the storage that is there.
  mutating func rebuild(for list: DisplayList, size: PixelSize) {
    let count = list.items.count
    next.removeAll(keepingCapacity: true)
    rects.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
    for index in 0..<count {
      next.append(index + 1)
      rects.append(.empty)
      clips.append(PixelRect(size))
    }
    update(0..<count, in: list)
  }

  /// Takes new items in place of those in `range`, which is one item, a whole group or everything.
  mutating func update(_ range: Range<Int>, in list: DisplayList) {
    guard let first = range.first else { return }
    open.removeAll(keepingCapacity: true)
    let outer = clips[first]
    for index in range {
      let clip = open.last?.clip ?? outer
      clips[index] = clip
      if case .beginGroup(let group) = list.items[index] {
        open.append((index, Self.inner(group, clip)))
      } else if case .endGroup = list.items[index] {
        if let group = open.popLast() { next[group.begin] = index + 1 }
      } else {
        rects[index] = Self.bounds(of: list.items[index]).intersection(clip)
      }
    }
    // Groups left open end with the list.
    while let group = open.popLast() { next[group.begin] = range.upperBound }
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

  private static func inner(_ group: DisplayItem.Group, _ clip: PixelRect) -> PixelRect {
    guard let own = group.clip else { return clip }
    return DeviceBounds.of(own.rect.standardized, through: own.toDevice).intersection(clip)
  }

  private static func bounds(of item: DisplayItem) -> PixelRect {
    switch item {
    case .fill(let fill): DeviceBounds.of(fill.rect.standardized, through: fill.toDevice)
    case .border(let border): DeviceBounds.of(border.rect.standardized, through: border.toDevice)
    case .image(let image):
      DeviceBounds.of(image.destination.standardized, through: image.toDevice)
    case .beginGroup, .mask, .endGroup: .empty
    }
  }
}
