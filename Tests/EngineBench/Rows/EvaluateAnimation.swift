import CoreGraphics
import QuartzCore

extension BenchRow {
  /// What one layer with one running animation of its position shows at a time.
  ///
  /// On the clock: the values of 1,000 such layers, each animated with an ease curve, for one frame's
  /// time; every round is a frame at another time, forwards and backwards. Nothing is drawn or listed.
  static let evaluateAnimation = microseconds("evaluate an animation", target: 0.1) {
    let tree = BenchTree(count: 1000)
    var dice = Dice()
    for (index, layer) in tree.layers.enumerated() {
      layer.add(moving(tree.home(of: index), &dice), forKey: "move")
    }
    CATransaction.flush()
    var strayed = 0
    let time = Rounds().median(of: tree.layers.count) { timed in
      let time = dice.roll(below: 1.0)
      var sum = CGPoint.zero
      timed { sum = shownPositions(of: tree.layers, at: time) }
      // Every position lies between its layer's home and 100 points further.
      let home = tree.layers.indices.reduce(0.0) { $0 + tree.home(of: $1).x }
      let way = (sum.x - home) / Double(tree.layers.count)
      if way < 0 || way > 100 { strayed += 1 }
    }
    try WrongResult.unless(strayed == 0, "\(strayed) frames show layers off their way")
    return time
  }

  /// The sum of the positions that show at `time`: the one place that knows how a layer is evaluated.
  private static func shownPositions(of layers: [CALayer], at time: Double) -> CGPoint {
    var sum = CGPoint.zero
    for layer in layers {
      let shown = layer.presentationValues(atParent: time).position
      sum.x += shown.x
      sum.y += shown.y
    }
    return sum
  }
}
