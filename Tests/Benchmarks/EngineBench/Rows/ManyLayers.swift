import AllocationCounter
import DisplayList
import QuartzCore

extension BenchRow {
  /// The memory of a plain layer of 100,000 in a flat tree: the layer, its last commit, and what is listed of it.
  static let memoryOfALayer = BenchRow(
    name: "memory of a plain layer",
    unit: "bytes",
    target: 1200
  ) {
    try WrongResult.unless(allocation_counter_counts(), "this build does not count allocations")
    BenchTree.removeNewest()
    let before = allocation_counter_bytes_in_use()
    let tree = BenchTree(count: 100_000)
    return Double(allocation_counter_bytes_in_use() - before) / Double(tree.layers.count)
  }

  /// A flat tree of 100,000 layers: made, committed and listed for its first frame.
  static let openHundredThousand = BenchRow(name: "open 100,000 layers", unit: "ms", target: 150) {
    var times: [Double] = []
    for _ in 0..<5 {
      BenchTree.removeNewest()
      let start = Rounds.now
      let tree = BenchTree(count: 100_000)
      times.append((Rounds.now - start) * 1000)
      let listed = tree.context.frame.list.items.count
      try WrongResult.unless(listed == tree.layers.count, "\(listed) items are listed")
    }
    return times.sorted()[times.count / 2]
  }
}
