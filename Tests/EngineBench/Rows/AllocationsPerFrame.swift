import AllocationCounter
import CoreGraphics
import QuartzCore

extension BenchRow {
  /// The heap blocks that the engine asks for in a frame in which nothing begins or ends.
  ///
  /// Counted: the display list, what comes after the frame, and the next wake, for 100 frames of 1,000
  /// siblings of which every tenth is animated, after a few frames that are not counted. A build
  /// that cannot count fails.
  static let allocationsPerFrame = BenchRow(
    name: "allocations per steady frame",
    unit: "allocations",
    target: 0
  ) {
    try WrongResult.unless(allocation_counter_counts(), "this build does not count allocations")
    let tree = BenchTree(count: 1000)
    var dice = Dice()
    for index in stride(from: 0, to: tree.layers.count, by: 10) {
      let animation = moving(tree.home(of: index), &dice)
      animation.repeatCount = .infinity
      tree.layers[index].add(animation, forKey: "move")
    }
    CATransaction.flush()
    var dueTimes = 0.0
    for frame in 1...10 { dueTimes += makeFrame(of: tree.context, at: Double(frame) / 60) }
    allocation_counter_start()
    for frame in 11...110 { dueTimes += makeFrame(of: tree.context, at: Double(frame) / 60) }
    let count = allocation_counter_stop()
    try WrongResult.unless(dueTimes.isFinite, "a frame waits for nothing while something runs")
    return Double(count) / 100
  }

  /// One frame for `time`: the one place that knows what a frame consists of.
  ///
  /// - Returns: When the next one is due.
  private static func makeFrame(of context: LayerContext, at time: Double) -> Double {
    context.updateFrame(at: time, scale: 1)
    context.finishFrame(at: time)
    return context.nextEventTime(after: time)
  }
}
