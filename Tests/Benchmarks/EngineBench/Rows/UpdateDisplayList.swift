import CoreGraphics
import DisplayList
import QuartzCore
import SeededCases

extension BenchRow {
  /// The display list of a frame in which one of 10,001 siblings has moved.
  ///
  /// On the clock: bringing the list up to date for the next frame's time, 1/60 s later, while one
  /// sibling's position is animated and 10,000 stand still. Comparing it with the frame before, and
  /// drawing, are not.
  static let updateDisplayList = microseconds("update the display list", target: 30) {
    let tree = BenchTree(count: 10_001)
    var random = Seeded(1)
    let animation = moving(tree.home(of: 5000), &random)
    animation.repeatCount = .infinity
    tree.layers[5000].add(animation, forKey: "move")
    CATransaction.flush()
    var frame = 0
    var wrong = 0
    var rounds = Rounds()
    rounds.count = 31
    let time = rounds.median(of: 1) { timed in
      frame += 1
      let time = Double(frame) / 60
      var listed = 0
      timed { listed = itemCount(of: tree.context, at: time) }
      tree.context.finishFrame(at: time)
      if listed != tree.layers.count { wrong += 1 }
    }
    try WrongResult.unless(wrong == 0, "\(wrong) frames did not list every layer once")
    return time
  }

  /// How much the list at `time` holds: the one place that knows how the list is brought up to date.
  private static func itemCount(of context: LayerContext, at time: Double) -> Int {
    context.updateFrame(at: time, scale: 1)
    return context.frame.list.items.count
  }
}
