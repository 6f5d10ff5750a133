import AllocationCounter
import QuartzCore
import Testing

/// What a frame costs in which nothing begins and nothing ends.
struct `A steady frame` {
  /// Frames of a tree with one layer in ten animated, each property in its own way.
  @Test func `allocates nothing`() {
    let stage = LayerStage()
    withoutActions {
      for index in 0..<100 {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.backgroundColor = .white
        if index % 10 == 0 { layer.add(animation(index / 10), forKey: "animation") }
        stage.root.addSublayer(layer)
      }
    }
    CATransaction.flush()
    for frame in 1...4 { makeFrame(of: stage.context, at: Double(frame) / 60) }
    allocation_counter_start()
    for frame in 5...20 { makeFrame(of: stage.context, at: Double(frame) / 60) }
    let count = allocation_counter_stop()
    #expect(count == 0)
  }

  private func makeFrame(of context: LayerContext, at time: Double) {
    context.updateFrame(at: time, scale: 1)
    context.finishFrame(at: time)
    _ = context.nextEventTime(after: time)
  }

  private func animation(_ index: Int) -> CAAnimation {
    let animation: CAPropertyAnimation
    switch index % 5 {
    case 0: animation = basic("position", from: CGPoint.zero, to: CGPoint(x: 100, y: 100))
    case 1: animation = basic("backgroundColor", from: CGColor.white, to: CGColor.black)
    case 2: animation = basic("transform.rotation.z", from: 0, to: 3)
    case 3: animation = CASpringAnimation(keyPath: "position.x")
    default:
      let keyframes = CAKeyframeAnimation(keyPath: "bounds.size.width")
      keyframes.values = [10, 30, 20]
      animation = keyframes
    }
    animation.duration = 100
    return animation
  }
}
