import CoreGraphics
import QuartzCore

extension FactPicture {
  /// Scrolling, constraints, autoresizing (SL6, SL9, LA6).
  static let layouts = [
    FactPicture("scroll-layer") { room in
      room.add(CAScrollLayer(), 20, 15, 80, 60) { scroll in
        scroll.backgroundColor = Ink.pale
        for index in 0..<8 {
          let color = [Ink.red, Ink.blue, Ink.green][index % 3]
          scroll.add(CGFloat(index) * 20, CGFloat(index) * 20, 30, 30, color)
        }
        scroll.scroll(to: CGPoint(x: 35, y: 50))
      }
    },
    FactPicture("constraints") { room in
      room.layoutManager = CAConstraintLayoutManager()
      let left = room.add(0, 0, 30, 20, Ink.red)
      left.name = "left"
      left.addConstraint(pin(.minX, .minX, offset: 10))
      left.addConstraint(pin(.minY, .minY, offset: 10))
      left.addConstraint(pin(.maxY, .maxY, offset: -10))
      let right = room.add(0, 0, 10, 20, Ink.blue)
      right.addConstraint(
        CAConstraint(attribute: .minX, relativeTo: "left", attribute: .maxX, offset: 8)
      )
      right.addConstraint(pin(.maxX, .maxX, offset: -10))
      right.addConstraint(pin(.midY, .midY, offset: 0))
    },
    FactPicture("autoresizing") { room in
      room.add(0, 0, 60, 50, Ink.pale) { card in
        card.add(5, 5, 30, 15, Ink.red) { $0.autoresizingMask = .layerWidthSizable }
        card.add(40, 30, 15, 15, Ink.blue) {
          $0.autoresizingMask = [.layerMinXMargin, .layerMinYMargin]
        }
        card.frame = CGRect(x: 10, y: 10, width: 100, height: 70)
      }
    },
  ]

  @MainActor
  private static func pin(
    _ attribute: CAConstraintAttribute,
    _ other: CAConstraintAttribute,
    offset: CGFloat
  ) -> CAConstraint {
    CAConstraint(
      attribute: attribute,
      relativeTo: "superlayer",
      attribute: other,
      offset: offset
    )
  }
}
