import Pixels

/// Runs of items of a display list with the pixels that each run may touch, so that a small damage passes
/// over thousands of items in a few steps.
struct OutlineBlocks {
  /// Items a run.
  private static let length = 64

  private struct Block {
    var rect = PixelRect.empty
    /// Whether no group begins or ends in it.
    var isFlat = true
    var isStale = true
  }

  private var blocks: [Block] = []
  private var count = 0
  private var hasStale = false

  /// All runs of `count` items are unknown.
  mutating func reset(count: Int) {
    self.count = count
    blocks.removeAll(keepingCapacity: true)
    for _ in 0..<(count + Self.length - 1) / Self.length { blocks.append(Block()) }
    hasStale = true
  }

  /// Items have been replaced.
  mutating func noteChange(of range: Range<Int>) {
    guard !range.isEmpty else { return }
    for block in range.lowerBound / Self.length...(range.upperBound - 1) / Self.length {
      blocks[block].isStale = true
    }
    hasStale = true
  }

  /// Works out again what has changed, from each item's pixels and what comes after it.
  mutating func settle(_ rects: [PixelRect], _ next: [Int]) {
    guard hasStale else { return }
    hasStale = false
    for block in blocks.indices where blocks[block].isStale {
      var result = Block(isStale: false)
      let start = block * Self.length
      for index in start..<min(start + Self.length, count) {
        result.rect = result.rect.union(rects[index])
        if next[index] != index + 1 { result.isFlat = false }
      }
      blocks[block] = result
    }
  }

  /// The index after a run that begins at `index`, if nothing of it touches `clip` and it is over by `end`.
  ///
  /// A group's end in a run is passed over only from outside of the group, whose begin is in the run then.
  @inline(__always)
  func blockToSkip(at index: Int, to end: Int, outside clip: PixelRect) -> Int? {
    guard index % Self.length == 0 else { return nil }
    let after = min(index + Self.length, count)
    let block = blocks[index / Self.length]
    guard after <= end, block.isFlat, !block.rect.intersects(clip) else { return nil }
    return after
  }
}
