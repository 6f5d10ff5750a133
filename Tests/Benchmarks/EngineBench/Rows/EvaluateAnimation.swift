import CoreGraphics
import QuartzCore
import SeededCases

extension BenchRow {
  /// What one layer with one running animation of its position shows in a frame.
  ///
  /// On the clock: evaluating 1,000 such layers, each animated with an ease curve, for one frame's time;
  /// every round is a frame at another time, forwards and backwards. Nothing is drawn or listed.
  static let evaluateAnimation = microseconds("evaluate an animation", target: 0.1) {
    let tree = BenchTree(count: 1000)
    var random = Seeded(1)
    for (index, layer) in tree.layers.enumerated() {
      layer.add(moving(tree.home(of: index), &random), forKey: "move")
    }
    CATransaction.flush()
    var strayed = 0
    let time = Rounds().median(of: tree.layers.count) { timed in
      let time = random.fraction()
      timed { evaluate(tree.context, at: time) }
      let sum = tree.layers.reduce(0.0) { $0 + $1.frameValues.position.x }
      // Every position lies between its layer's home and 100 points further.
      let home = tree.layers.indices.reduce(0.0) { $0 + tree.home(of: $1).x }
      let way = (sum - home) / Double(tree.layers.count)
      if way < 0 || way > 100 { strayed += 1 }
    }
    try WrongResult.unless(strayed == 0, "\(strayed) frames show layers off their way")
    return time
  }

  /// The one place that knows how a frame evaluates its layers.
  private static func evaluate(_ context: LayerContext, at time: Double) {
    context.evaluateAnimations(at: time)
  }
}
