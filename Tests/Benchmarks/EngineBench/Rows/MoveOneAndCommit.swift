import CoreGraphics
import QuartzCore
import SeededCases

extension BenchRow {
  /// Moving one of 10,000 siblings, and the commit of that.
  ///
  /// On the clock: opening a transaction with actions off, one setter, and the commit that hands the
  /// value over, 100 times, each time another sibling. No frame is made.
  static let moveOneAndCommit = microseconds("move 1 of 10,000 and commit", target: 20) {
    let tree = BenchTree(count: 10_000)
    let moves = 100
    var random = Seeded(1)
    var wrong = 0
    let time = Rounds().median(of: moves) { timed in
      let chosen = (0..<moves).map { _ in tree.layers[random.index(below: tree.layers.count)] }
      let shift = 100 * random.fraction()
      // Nothing may be open around the transactions that are timed: what ends it would commit them.
      CATransaction.flush()
      timed {
        for (index, layer) in chosen.enumerated() {
          withoutActions { layer.position = CGPoint(x: shift, y: Double(index)) }
        }
      }
      let shown = chosen.last?.presentation()?.position
      if shown != CGPoint(x: shift, y: Double(moves - 1)) { wrong += 1 }
    }
    try WrongResult.unless(wrong == 0, "\(wrong) moves were not committed")
    return time
  }
}
