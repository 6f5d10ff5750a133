import QuartzCore

extension FactPicture {
  /// Corners, borders, edges (RE2, RE3, RE4, RE17).
  static let edges = [
    FactPicture("border-above-sublayers") { room in
      room.add(20, 15, 80, 60, Ink.pale) { card in
        card.borderWidth = 8
        card.borderColor = Ink.blue
        card.add(-10, 20, 60, 30, Ink.red)
      }
    },
    FactPicture("corner-radius-rounds-background-and-border") { room in
      room.add(20, 15, 80, 60, Ink.yellow) { card in
        card.cornerRadius = 20
        card.borderWidth = 5
        card.add(0, 0, 30, 30, Ink.red)
      }
    },
    FactPicture("masks-to-bounds-rounds-sublayers") { room in
      room.add(20, 15, 80, 60, Ink.yellow) { card in
        card.cornerRadius = 20
        card.masksToBounds = true
        card.add(-10, -10, 50, 50, Ink.red)
      }
    },
    FactPicture("masked-corners") { room in
      let corners: [CACornerMask] = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
      for (index, corner) in corners.enumerated() {
        room.add(CGFloat(index % 2) * 55 + 10, CGFloat(index / 2) * 40 + 8, 45, 34, Ink.green) {
          $0.cornerRadius = 16
          $0.maskedCorners = corner
        }
      }
    },
    FactPicture("corner-curves") { room in
      for (x, curve) in [(8, CALayerCornerCurve.circular), (64, .continuous)] {
        room.add(CGFloat(x), 20, 48, 48, Ink.blue) {
          $0.cornerRadius = 15
          $0.cornerCurve = curve
        }
      }
    },
    FactPicture("continuous-corners-border-clip-turned") { room in
      room.add(30, 15, 60, 60, Ink.yellow) { card in
        card.cornerRadius = 18
        card.cornerCurve = .continuous
        card.borderWidth = 4
        card.masksToBounds = true
        card.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
        card.add(0, 0, 60, 20, Ink.red)
      }
    },
    FactPicture("radius-beyond-half-the-side") { room in
      room.add(10, 25, 100, 40, Ink.red) { $0.cornerRadius = 500 }
    },
    FactPicture("edges-without-antialiasing") { room in
      for (x, mask) in [(10, CAEdgeAntialiasingMask.all), (66, [])] {
        room.add(CGFloat(x), 24, 42, 42, Ink.blue) {
          $0.edgeAntialiasingMask = mask
          $0.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
        }
      }
    },
    FactPicture("edges-that-allow-antialiasing-or-not") { room in
      for (x, isAllowed) in [(10, true), (66, false)] {
        room.add(CGFloat(x), 24, 42, 42, Ink.green) {
          $0.allowsEdgeAntialiasing = isAllowed
          $0.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
        }
      }
    },
  ]
}
