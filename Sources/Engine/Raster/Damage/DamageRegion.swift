import Pixels

/// A short list of disjoint rectangles, kept short by uniting those whose union adds the fewest pixels.
struct DamageRegion {
  /// More rectangles than this cost more in calls than they save in pixels.
  static let limit = 8

  private let bounds: PixelRect
  private(set) var rects: [PixelRect] = []

  init(size: PixelSize) {
    bounds = PixelRect(size)
  }

  /// Sorts the rectangles by row, then by column, so that equal damage is the same list.
  mutating func sort() {
    rects.sort { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

  /// Adds the part of `rect` that is on the surface.
  mutating func add(_ rect: PixelRect) {
    var added = rect.intersection(bounds)
    guard !added.isEmpty, !rects.contains(where: { $0.contains(added) }) else { return }
    // Uniting can make a new overlap, so each union starts the search again.
    while let other = rects.firstIndex(where: { Self.belongTogether($0, added) }) {
      added = added.union(rects.remove(at: other))
    }
    rects.append(added)
    if rects.count > Self.limit { uniteCheapestPair() }
  }

  /// Whether they overlap, or their bounding rectangle has hardly more pixels than both together.
  private static func belongTogether(_ a: PixelRect, _ b: PixelRect) -> Bool {
    let apart = a.area + b.area
    return a.intersects(b) || a.union(b).area <= apart + apart / 8
  }

  private mutating func uniteCheapestPair() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let waste = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let second = rects.remove(at: best.second)
    let first = rects.remove(at: best.first)
    add(first.union(second))
  }
}
