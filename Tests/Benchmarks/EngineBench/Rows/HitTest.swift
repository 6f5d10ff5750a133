import CoreGraphics
import QuartzCore
import SeededCases

extension BenchRow {
  /// A hit test among 10,000 siblings.
  static let hitTestAmongTenThousand = hitTest(
    "hit test among 10,000",
    siblings: 10_000,
    points: 200,
    target: 2
  )
  /// A hit test among 100,000 siblings.
  static let hitTestAmongHundredThousand = hitTest(
    "hit test among 100,000",
    siblings: 100_000,
    points: 20,
    target: 5
  )

  /// `root.hitTest(p)` where nothing has moved since the last one.
  ///
  /// On the clock: one call for each of `points` points, each in the middle of a sibling chosen
  /// without a pattern. The siblings are flat, and none is over another. Whatever the engine builds
  /// at the first test after a change is built before.
  private static func hitTest(
    _ name: String,
    siblings: Int,
    points: Int,
    target: Double
  ) -> BenchRow {
    microseconds(name, target: target) {
      let tree = BenchTree(count: siblings)
      var random = Seeded(1)
      var missed = 0
      var rounds = Rounds()
      rounds.count = 11
      let time = rounds.median(of: points) { timed in
        let chosen = (0..<points).map { _ in random.index(below: siblings) }
        let places = chosen.map { tree.home(of: $0) }
        var hits: [CALayer?] = []
        hits.reserveCapacity(points)
        timed {
          for place in places { hits.append(tree.root.hitTest(place)) }
        }
        missed += zip(chosen, hits).count { index, hit in hit !== tree.layers[index] }
      }
      try WrongResult.unless(missed == 0, "\(missed) points hit another layer")
      return time
    }
  }
}
