import CoreGraphics
import QuartzCore

extension Workload {
  /// Groups of every kind that fade, move and change: masked, cut to a round shape, with a shadow of all they hold,
  /// blended and rotated, and drawn at a resolution of their own and in perspective; with a gradient in each that moves
  /// along.
  static let groups = Workload(
    "G",
    "groups of every kind",
    size: CGSize(width: 640, height: 360),
    background: .bytes(0xD0, 0xD4, 0xDC),
    target: 0
  ) { root in
    var numbers = SceneNumbers()
    for (index, mover) in numbers.movers(10, width: 500, height: 240).enumerated() {
      let group = CALayer()
      group.bounds = CGRect(x: 0, y: 0, width: 140, height: 120)
      group.position = mover.from
      root.addSublayer(group)
      for column in 0..<3 {
        let part = CALayer()
        part.frame = CGRect(x: column * 40 - 5, y: 10, width: 50, height: 90)
        part.cornerRadius = 9
        part.borderWidth = 2
        part.backgroundColor = SceneNumbers.color(3 * index + column)
        group.addSublayer(part)
        swing(part, "position.y", from: 40, to: 80, duration: mover.duration)
      }
      group.addSublayer(gradient(in: CGRect(x: 70, y: 60, width: 60, height: 50)))
      give(group, kind: index % 5)
      swing(group, "opacity", from: 1.0, to: 0.3, duration: mover.duration)
      swing(group, "position", from: mover.from, to: mover.to, duration: mover.duration)
    }
  }

  private static func gradient(in frame: CGRect) -> CALayer {
    let layer = CAGradientLayer()
    layer.frame = frame
    layer.colors = [CGColor(red: 1, green: 0.4, blue: 0, alpha: 1), CGColor(gray: 1, alpha: 0.2)]
    layer.cornerRadius = 8
    return layer
  }

  private static func give(_ group: CALayer, kind: Int) {
    switch kind {
    case 0:
      let mask = CALayer()
      mask.frame = CGRect(x: 10, y: 10, width: 110, height: 100)
      mask.cornerRadius = 30
      mask.backgroundColor = CGColor(gray: 0, alpha: 1)
      group.mask = mask
      swing(mask, "position.x", from: 20, to: 100, duration: 1.5)
    case 1:
      group.cornerRadius = 25
      group.masksToBounds = true
    case 2:
      group.shadowOpacity = 0.5
      group.shadowRadius = 5
    case 3:
      group.compositingFilter = "multiplyBlendMode"
      swing(group, "transform.rotation.z", from: 0.0, to: 1, duration: 2)
    default:
      group.shouldRasterize = true
      swing(group, "transform.rotation.y", from: 0.0, to: 1, duration: 2)
    }
  }
}
