import CoreGraphics
import QuartzCore

extension Workload {
  /// Ten thousand small rounded rectangles that stay, and one that moves over them, by whole pixels.
  static let oneOfMany = Workload(
    "W2",
    "one of 10,000 moves",
    background: .bytes(16, 16, 20),
    target: 0.25
  ) { root in
    for index in 0..<10_000 {
      let layer = CALayer()
      layer.frame = CGRect(x: index % 125 * 10, y: index / 125 * 9, width: 9, height: 8)
      layer.cornerRadius = 2
      layer.backgroundColor = SceneNumbers.color(index)
      root.addSublayer(layer)
    }
    let mover = CALayer()
    mover.bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
    mover.anchorPoint = .zero
    mover.cornerRadius = 8
    mover.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.9)
    root.addSublayer(mover)
    let end = CGPoint(x: 1220, y: 660)
    swing(mover, "position", from: CGPoint.zero, to: end, duration: 4)
  }
}
