import Pixels

/// A short list of rectangles that do not overlap, kept short by uniting those that cost least.
struct DamageRegion {
  /// More rectangles than this cost more in calls than they save in pixels.
  static let limit = 8

  private let bounds: PixelRect
  private(set) var rects: [PixelRect] = []

  init(size: PixelSize) {
    bounds = PixelRect(size)
  }

  /// Puts them in order from the top, and from the left in a row, so that equal damage is the same list.
  mutating func sort() {
    rects.sort { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

  /// Adds what of `rect` is on the surface.
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

  /// Whether they overlap, or one rectangle around both has hardly more pixels than the two.
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
