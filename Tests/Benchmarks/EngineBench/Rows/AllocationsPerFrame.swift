import AllocationCounter
import CoreGraphics
import QuartzCore
import SeededCases

extension BenchRow {
  /// The heap blocks that the engine asks for in a frame in which nothing begins or ends.
  ///
  /// Counted: the display list, what comes after the frame, and the next wake, for 100 frames of 1,000
  /// siblings of which every tenth is animated, one in six of these by a basic animation of a point, of
  /// a color, of a rotation, of a shadow's radius, by a spring, and by keyframes; every twentieth has a
  /// shadow. It is after a few frames that are not counted. A build that cannot count fails.
  static let allocationsPerFrame = BenchRow(
    name: "allocations per steady frame",
    unit: "allocations",
    target: 0
  ) {
    try WrongResult.unless(allocation_counter_counts(), "this build does not count allocations")
    let tree = BenchTree(count: 1000)
    var random = Seeded(1)
    for index in stride(from: 0, to: tree.layers.count, by: 10) {
      let animation = endless(index / 10, from: tree.home(of: index), &random)
      if index % 20 == 0 { withoutActions { tree.layers[index].shadowOpacity = 0.5 } }
      tree.layers[index].add(animation, forKey: "animation")
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

  /// An animation that never ends, of a kind that `number` chooses.
  private static func endless(_ number: Int, from home: CGPoint, _ random: inout Seeded)
    -> CAAnimation
  {
    let animation: CAPropertyAnimation
    switch number % 6 {
    case 0: animation = moving(home, &random)
    case 1:
      let fading = CABasicAnimation(keyPath: "backgroundColor")
      fading.fromValue = CGColor.white
      animation = fading
    case 2:
      let turning = CABasicAnimation(keyPath: "transform.rotation.z")
      turning.toValue = 3.0
      animation = turning
    case 3:
      let spring = CASpringAnimation(keyPath: "position.x")
      spring.fromValue = home.x + 20
      animation = spring
    case 4:
      let softening = CABasicAnimation(keyPath: "shadowRadius")
      softening.fromValue = 12.0
      animation = softening
    default:
      let keyframes = CAKeyframeAnimation(keyPath: "bounds.size.width")
      keyframes.values = [10.0, 5.0, 10.0]
      animation = keyframes
    }
    animation.duration = 1
    animation.repeatCount = .infinity
    return animation
  }
}
