import QuartzCore
import Testing

/// The height of timing functions, read off a layer that an animation with that function moves.
struct `Oracle easing` {
  nonisolated private struct Input: Decodable {
    let name: String?
    let controlPoints: [Double]
    let x: Double

    var function: CAMediaTimingFunction {
      if let name { return CAMediaTimingFunction(name: .init(rawValue: name)) }
      let p = controlPoints.map(Float.init)
      return CAMediaTimingFunction(controlPoints: p[0], p[1], p[2], p[3])
    }
  }

  nonisolated private struct Expected: Decodable {
    let y: Double
  }

  @Test(.enabled { await OracleFile.exists("easing") })
  func `every timing function has its height`() throws {
    let probe = ProgressProbe()
    for oracle in try OracleFile.cases("easing", Input.self, Expected.self) {
      let animation = probe.animation()
      animation.timingFunction = oracle.input.function
      animation.duration = 1
      animation.fillMode = .both
      let y = probe.progress(of: animation, at: oracle.input.x)
      expectCase(oracle.id, y.map { [$0] } ?? [], [oracle.expected.y], oracle.tolerance)
    }
  }
}

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
