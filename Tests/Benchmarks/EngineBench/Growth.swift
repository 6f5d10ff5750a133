import AllocationCounter
import CoreGraphics
import DisplayList
import QuartzCore

/// How costs grow with the number of layers, from 10 to 1,000,000: `engine-bench growth`.
///
/// The tree is flat, as `BenchTree` makes it: the worst case for whatever looks at all siblings.
struct Growth {
  /// The costs of something at several sizes.
  struct Series {
    let name: String
    let unit: String
    /// The sizes, and the cost at each.
    var points: [(size: Int, cost: Double)] = []

    /// The exponent b of the curve a · sizeᵇ that fits the costs best, by least squares of the logarithms: 0 is a cost
    /// that does not grow, 1 one that grows as the size does.
    var exponent: Double {
      let logs = points.map { (log2(Double($0.size)), log2($0.cost)) }
      let count = Double(logs.count)
      let mean = logs.reduce((0, 0)) { ($0.0 + $1.0 / count, $0.1 + $1.1 / count) }
      let products = logs.reduce((0, 0)) { sum, point in
        let (x, y) = (point.0 - mean.0, point.1 - mean.1)
        return (sum.0 + x * y, sum.1 + x * x)
      }
      return products.0 / products.1
    }
  }

  private static let sizes = [10, 100, 1000, 10_000, 100_000, 1_000_000]
  /// How many layers change at once, of 100,000.
  private static let changes = [1, 10, 100, 1000, 10_000]

  /// All series: of a tree's size, and of the number of changes in it.
  static func measure() throws -> [Series] {
    var open = Series(name: "a tree made, committed and listed", unit: "ms")
    var memory = Series(name: "memory of a layer", unit: "bytes")
    var still = Series(name: "a frame in which nothing changes", unit: "µs")
    var move = Series(name: "a frame in which one layer is moved", unit: "µs")
    for size in sizes {
      BenchTree.removeNewest()
      let before = allocation_counter_bytes_in_use()
      let start = Rounds.now
      let tree = BenchTree(count: size)
      open.points.append((size, (Rounds.now - start) * 1000))
      memory.points.append(
        (size, Double(allocation_counter_bytes_in_use() - before) / Double(size))
      )
      still.points.append((size, try frame(of: tree, moving: 0)))
      move.points.append((size, try frame(of: tree, moving: 1)))
    }
    let tree = BenchTree(count: 100_000)
    var change = Series(name: "a frame in which some of 100,000 are moved, for each", unit: "µs")
    for count in changes {
      change.points.append((count, try frame(of: tree, moving: count) / Double(count)))
    }
    return [open, memory, still, move, change]
  }

  /// The median time of a frame, in microseconds: the changes, their commit, and the display list brought up to date.
  private static func frame(of tree: BenchTree, moving count: Int) throws -> Double {
    var (round, wrong) = (0, 0)
    var rounds = Rounds()
    rounds.count = 51
    let moved = tree.layers.prefix(count)
    let time = rounds.median(of: 1) { timed in
      round += 1
      let shift = Double(round % 2) * 4
      timed {
        if count > 0 {
          withoutActions { for layer in moved { layer.position.x += shift - 2 } }
        }
        tree.context.updateFrame(at: Double(round), scale: 1)
        tree.context.finishFrame(at: Double(round))
      }
      if tree.context.frame.list.items.count < tree.layers.count { wrong += 1 }
      if moved.last?.presentation()?.position != moved.last?.position { wrong += 1 }
    }
    try WrongResult.unless(wrong == 0, "\(wrong) frames did not list every layer, at its place")
    return time
  }
}
