import CoreGraphics
import QuartzCore

extension Workload {
  /// Two hundred translucent pictures that rotate, grow and shrink, and twenty lines of text that move.
  static let spinners = Workload(
    "W4",
    "200 rotating images, 20 labels",
    background: .bytes(16, 16, 20),
    target: 12
  ) { root in
    var numbers = SceneNumbers()
    let picture = SceneNumbers.photo(width: 128, height: 128, seed: 3)
    for _ in 0..<200 {
      let (x, y) = (numbers.next() * 1280, numbers.next() * 720)
      let (turn, breath) = (2 + 4 * numbers.next(), 2 + 2 * numbers.next())
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 128, height: 128)
      layer.position = CGPoint(x: x, y: y)
      layer.contents = picture
      layer.opacity = 0.8
      root.addSublayer(layer)
      let whole = 2 * Double.pi
      swing(layer, "transform.rotation.z", from: 0.0, to: whole, duration: turn, returns: false)
      swing(layer, "transform.scale", from: 0.5, to: 1.5, duration: breath)
    }
    for (index, mover) in numbers.movers(20, width: 1050, height: 690).enumerated() {
      let label = CATextLayer()
      label.string = "Label \(index < 10 ? "0" : "")\(index): quick brown fox"
      label.fontSize = 18
      label.foregroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
      label.bounds = CGRect(x: 0, y: 0, width: 229, height: 22)
      label.anchorPoint = .zero
      root.addSublayer(label)
      swing(label, "position", from: mover.from, to: mover.to, duration: mover.duration)
    }
  }
}
