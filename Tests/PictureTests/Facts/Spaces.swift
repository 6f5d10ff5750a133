import CoreGraphics
import QuartzCore

extension FactPicture {
  /// Perspective, depth and backs (GE9, SL8).
  static let spaces = [
    FactPicture("sublayer-transform-perspective") { room in
      room.sublayerTransform.m34 = -1 / 150
      room.add(20, 15, 80, 60) { card in
        card.contents = testCard(width: 16, height: 12)
        card.magnificationFilter = .nearest
        card.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
      }
    },
    FactPicture("flattened-by-a-plain-layer") { room in crossed(in: room, CALayer()) },
    FactPicture("crossed-in-a-transform-layer") { room in crossed(in: room, CATransformLayer()) },
    FactPicture("backs-of-one-sided-layers") { room in
      room.sublayerTransform.m34 = -1 / 200
      for (x, isDoubleSided) in [(10, true), (65, false)] {
        room.add(CGFloat(x), 20, 45, 50) {
          $0.contents = testCard(width: 16, height: 16)
          $0.isDoubleSided = isDoubleSided
          $0.transform = CATransform3DMakeRotation(2.6, 0, 1, 0)
        }
      }
    },
    FactPicture("transform-layer-fades-each") { room in
      room.add(CATransformLayer(), 10, 10, 100, 70) { space in
        space.opacity = 0.5
        space.backgroundColor = Ink.dark
        space.add(10, 10, 50, 50, Ink.red)
        space.add(40, 20, 50, 40, Ink.blue)
      }
    },
    FactPicture("anchor-point-turns-about-itself") { room in
      for anchor in [CGPoint(x: 0, y: 0), CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1)] {
        room.add(0, 0, 40, 20, Ink.green.copy(alpha: 0.6)) {
          $0.anchorPoint = anchor
          $0.position = CGPoint(x: 60, y: 45)
          $0.setAffineTransform(CGAffineTransform(rotationAngle: 0.5))
        }
      }
    },
    FactPicture("anchor-point-z-turns-about-what-is-before-or-behind") { room in
      room.sublayerTransform.m34 = -1 / 150
      for (index, depth) in [-30, 0, 30].enumerated() {
        room.add(42, CGFloat(index) * 29 + 3, 36, 26) {
          $0.contents = testCard(width: 18, height: 13)
          $0.anchorPointZ = CGFloat(depth)
          $0.transform = CATransform3DMakeRotation(0.9, 0, 1, 0)
        }
      }
    },
  ]

  @MainActor
  private static func crossed(in room: CALayer, _ space: CALayer) {
    room.sublayerTransform.m34 = -1 / 200
    room.add(space, 20, 10, 80, 70) { space in
      for (angle, color) in [(0.7, Ink.red), (-0.7, Ink.blue)] {
        space.add(0, 0, 80, 70, color) {
          $0.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
        }
      }
    }
  }
}
