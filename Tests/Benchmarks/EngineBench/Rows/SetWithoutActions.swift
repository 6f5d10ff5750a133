import CoreGraphics
import QuartzCore
import SeededCases

extension BenchRow {
  /// `layer.position = p` with actions off.
  ///
  /// On the clock: the setters alone, one for each of 1,000 committed layers, each a new value and
  /// the layer's first change since the last commit. The transaction around them is not.
  static let setWithoutActions = microseconds("set position, actions off", target: 0.1) {
    let tree = BenchTree(count: 1000)
    var random = Seeded(1)
    var last = CGPoint.zero
    let time = Rounds().median(of: tree.layers.count) { timed in
      let shift = CGPoint(x: 100 * random.fraction(), y: 100 * random.fraction())
      withoutActions {
        timed {
          var p = shift
          for layer in tree.layers {
            p.x += 1
            layer.position = p
          }
          last = p
        }
      }
    }
    let shown = tree.layers.last?.presentation()?.position
    try WrongResult.unless(shown == last, "the last layer shows at \(String(describing: shown))")
    return time
  }
}
