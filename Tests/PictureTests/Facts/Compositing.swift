import CoreGraphics
import QuartzCore

extension FactPicture {
  /// Opacity, masks, orders, blend modes (RE1, RE2, RE5, RE6, RE10).
  static let compositing = [
    FactPicture("group-opacity") { room in
      for (x, isGroup) in [(5, true), (63, false)] {
        room.add(CGFloat(x), 15, 52, 60, Ink.blue) { card in
          card.opacity = 0.5
          card.allowsGroupOpacity = isGroup
          card.add(-4, 15, 40, 30, Ink.red)
        }
      }
    },
    FactPicture("z-position-before-order") { room in
      room.add(15, 10, 50, 50, Ink.red) { $0.zPosition = 2 }
      room.add(35, 25, 50, 50, Ink.green)
      room.add(55, 10, 50, 50, Ink.blue) { $0.zPosition = 1 }
    },
    FactPicture("hidden-and-clear") { room in
      room.add(10, 20, 30, 50, Ink.red) { layer in
        layer.isHidden = true
        layer.add(5, 5, 20, 20, Ink.blue)
      }
      room.add(45, 20, 30, 50, nil) { $0.add(5, 5, 20, 20, Ink.blue) }
      room.add(80, 20, 30, 50, Ink.red) { layer in
        layer.opacity = 0
        layer.add(5, 5, 20, 20, Ink.blue)
      }
    },
    FactPicture("mask-by-alpha") { room in
      room.add(10, 10, 100, 70, Ink.red) { card in
        card.add(0, 35, 100, 35, Ink.yellow)
        let mask = CAGradientLayer()
        mask.frame = CGRect(x: 10, y: 10, width: 80, height: 50)
        mask.startPoint = CGPoint(x: 0, y: 0.5)
        mask.endPoint = CGPoint(x: 1, y: 0.5)
        mask.colors = [Ink.black(1), Ink.black(0)]
        mask.cornerRadius = 12
        card.mask = mask
      }
    },
    FactPicture("mask-shape-and-shadow") { room in
      room.add(10, 10, 100, 70, Ink.green) { card in
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: CGRect(x: 20, y: 5, width: 60, height: 60), transform: nil)
        card.mask = mask
        card.shadowOpacity = 1
      }
    },
    FactPicture("should-rasterize-at-its-scale") { room in
      for (x, scale) in [(5, 1), (63, 2)] {
        room.add(CGFloat(x), 19, 52, 52, Ink.pale) { card in
          card.shouldRasterize = true
          card.rasterizationScale = CGFloat(scale)
          card.cornerRadius = 14
          card.add(CATextLayer(), 6, 14, 44, 24) { text in
            text.font = "Pegbar Test"
            text.string = "abc"
            text.fontSize = 18
            text.foregroundColor = Ink.dark
          }
        }
      }
    },
    FactPicture("geometry-flipped") { room in
      for (x, isFlipped) in [(5, false), (63, true)] {
        room.add(CGFloat(x), 10, 52, 70, Ink.pale) { card in
          card.isGeometryFlipped = isFlipped
          card.add(5, 5, 30, 20, Ink.red)
          card.add(20, 40, 26, 26) { $0.contents = testCard(width: 16, height: 16) }
        }
      }
    },
    FactPicture("blend-modes") { room in
      room.add(0, 0, 120, 90) { ground in
        ground.contents = testCard(width: 24, height: 18)
        ground.magnificationFilter = .nearest
      }
      let modes = [
        "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn",
        "softLight", "hardLight", "difference", "exclusion", "plusLighter",
      ]
      for (index, mode) in modes.enumerated() {
        room.add(CGFloat(index % 4) * 29 + 5, CGFloat(index / 4) * 28 + 5, 24, 22) { chip in
          chip.backgroundColor = CGColor(red: 0.9, green: 0.55, blue: 0.3, alpha: 1)
          chip.compositingFilter = "\(mode)BlendMode"
        }
      }
    },
  ]
}
