import Pixels

/// A two-level grid over a display list: blocks of items with the bounding box of each, so that a small damage skips
/// thousands of items in a few steps.
struct OutlineBlocks {
  /// Items per block.
  private static let length = 64

  private struct Block {
    var rect = PixelRect.empty
    /// Whether no group begins or ends in the block.
    var isFlat = true
    var isStale = true
  }

  private var blocks: [Block] = []
  private var count = 0
  private var hasStale = false

  /// Marks all blocks of `count` items as unknown.
  mutating func reset(count: Int) {
    self.count = count
    blocks.removeAll(keepingCapacity: true)
    for _ in 0..<(count + Self.length - 1) / Self.length { blocks.append(Block()) }
    hasStale = true
  }

  /// Marks the blocks of replaced items as unknown.
  mutating func noteChange(of range: Range<Int>) {
    guard !range.isEmpty else { return }
    for block in range.lowerBound / Self.length...(range.upperBound - 1) / Self.length {
      blocks[block].isStale = true
    }
    hasStale = true
  }

  /// Updates the unknown blocks from each item's pixels and the index after it.
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

  /// The index after a block that begins at `index`, if nothing of it touches `clip` and it ends before `end`.
  ///
  /// A group's end in a block is skipped only from outside of the group, whose begin is in the block then.
  @inline(__always)
  func blockToSkip(at index: Int, to end: Int, outside clip: PixelRect) -> Int? {
    guard index % Self.length == 0 else { return nil }
    let after = min(index + Self.length, count)
    let block = blocks[index / Self.length]
    guard after <= end, block.isFlat, !block.rect.intersects(clip) else { return nil }
    return after
  }
}
