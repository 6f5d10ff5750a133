import CoreGraphics
import QuartzCore
import SeededCases

extension BenchRow {
  /// `layer.add(animation, forKey:)` with a basic animation of the position, both ends given.
  ///
  /// On the clock: the calls alone, one for each of 100 committed layers on which nothing runs,
  /// each with an animation object of its own. Making these, the commit, and taking the animations
  /// off again are not.
  static let addAnimation = microseconds("add an animation", target: 2) {
    let tree = BenchTree(count: 100)
    var random = Seeded(1)
    var missing = 0
    let time = Rounds().median(of: tree.layers.count) { timed in
      let animations = tree.layers.indices.map { moving(tree.home(of: $0), &random) }
      timed {
        for (layer, animation) in zip(tree.layers, animations) {
          layer.add(animation, forKey: "move")
        }
      }
      CATransaction.flush()
      missing += tree.layers.count { $0.animation(forKey: "move") == nil }
      for layer in tree.layers { layer.removeAllAnimations() }
      CATransaction.flush()
      tree.context.finishFrame(at: 0)
    }
    try WrongResult.unless(missing == 0, "\(missing) animations were not added")
    return time
  }

  /// An animation of the position over one second, from `start` to somewhere near it, with an ease curve.
  static func moving(_ start: CGPoint, _ random: inout Seeded) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = start
    animation.toValue = CGPoint(
      x: start.x + 100 * random.fraction(),
      y: start.y + 100 * random.fraction()
    )
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return animation
  }
}
