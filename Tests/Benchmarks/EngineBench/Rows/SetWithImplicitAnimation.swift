import CoreGraphics
import QuartzCore
import SeededCases

extension BenchRow {
  /// `layer.position = p` with the default action: the whole search, and the animation that it adds.
  ///
  /// On the clock: the setters alone, one for each of 100 committed layers on which nothing runs,
  /// in the implicit transaction. Its commit, and taking the animations off again, are not.
  static let setWithImplicitAnimation = microseconds(
    "set position, implicit animation",
    target: 2
  ) {
    let tree = BenchTree(count: 100)
    var random = Seeded(1)
    var missing = 0
    let time = Rounds().median(of: tree.layers.count) { timed in
      let shift = CGPoint(x: 100 * random.fraction(), y: 100 * random.fraction())
      timed {
        var p = shift
        for layer in tree.layers {
          p.x += 1
          layer.position = p
        }
      }
      CATransaction.flush()
      missing += tree.layers.count { $0.animation(forKey: "position") == nil }
      for layer in tree.layers { layer.removeAllAnimations() }
      CATransaction.flush()
      tree.context.finishFrame(at: 0)
    }
    try WrongResult.unless(missing == 0, "\(missing) animations were not added")
    return time
  }
}
