import QuartzCore

/// A layer that shows an animation's progress as its position's x.
final class ProgressProbe {
  private let stage = LayerStage()
  private let layers: [CALayer]
  private let nothing: CGFloat = -1000

  /// - Parameter ancestors: How many layers there are from the root down to the animated one.
  init(ancestors: Int = 1) {
    var layers = [stage.root]
    while layers.count < ancestors {
      let layer = CALayer()
      layers[layers.count - 1].addSublayer(layer)
      layers.append(layer)
    }
    self.layers = layers
    withoutActions { layers[layers.count - 1].position.x = nothing }
    CATransaction.flush()
  }

  /// The layers' clocks, outermost first.
  var clocks: [CALayer] { layers }

  var animated: CALayer { layers[layers.count - 1] }

  /// An animation that shows its progress.
  func animation() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 1
    animation.isRemovedOnCompletion = false
    return animation
  }

  /// What `animation`, added at time 0, shows at a global time; `nil` when it shows nothing.
  func progress(of animation: CAAnimation, at time: Double) -> Double? {
    MediaClock.set(0)
    animated.add(animation, forKey: "probe")
    CATransaction.flush()
    MediaClock.set(time)
    guard let x = animated.presentation()?.position.x, x != nothing else { return nil }
    return Double(x)
  }
}
