import CoreGraphics
import QuartzCore

extension Workload {
  /// A thousand rounded squares, each on its own straight way, fading.
  static let movers = Workload(
    "W1",
    "1,000 rounded movers, fading",
    background: .bytes(16, 16, 20),
    target: 2.2
  ) { root in
    var numbers = SceneNumbers()
    for (index, mover) in numbers.movers(1000, width: 1240, height: 680).enumerated() {
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
      layer.anchorPoint = .zero
      layer.cornerRadius = 8
      layer.backgroundColor = SceneNumbers.color(index)
      root.addSublayer(layer)
      swing(layer, "position", from: mover.from, to: mover.to, duration: mover.duration)
      swing(layer, "opacity", from: 1.0, to: 0.2, duration: mover.duration)
    }
  }
}
