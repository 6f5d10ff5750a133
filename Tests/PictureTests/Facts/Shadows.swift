import CoreGraphics
import QuartzCore

extension FactPicture {
  /// Shadows (RE7, RE8, RE9, peer 175, peer 176).
  static let shadows = [
    FactPicture("shadow-of-the-background") { room in
      room.add(30, 20, 60, 45, Ink.yellow) { card in
        card.cornerRadius = 10
        card.shadowOpacity = 0.7
        card.shadowOffset = CGSize(width: 4, height: 6)
        card.shadowRadius = 5
      }
    },
    FactPicture("shadow-of-the-contents") { room in
      room.add(CATextLayer(), 10, 20, 100, 50) { text in
        text.font = "Pegbar Test"
        text.string = "Aa"
        text.fontSize = 40
        text.alignmentMode = .center
        text.foregroundColor = Ink.red
        text.shadowOpacity = 0.8
        text.shadowRadius = 2
        text.shadowOffset = CGSize(width: 3, height: 3)
      }
    },
    FactPicture("shadow-of-a-group") { room in
      room.add(30, 20, 40, 40, Ink.blue) { card in
        card.shadowOpacity = 1
        card.shadowRadius = 3
        card.shadowColor = Ink.green
        card.shadowOffset = CGSize(width: 5, height: 5)
        card.add(25, 15, 40, 15, Ink.red)
      }
    },
    FactPicture("shadow-of-a-ring") { room in
      room.add(30, 15, 60, 55, nil) { card in
        card.borderWidth = 6
        card.borderColor = Ink.blue
        card.cornerRadius = 12
        card.shadowOpacity = 0.8
        card.shadowOffset = CGSize(width: 4, height: 8)
      }
    },
    FactPicture("shadow-path") { room in
      room.add(30, 12, 60, 50, Ink.red) { card in
        card.shadowPath = CGPath(
          ellipseIn: CGRect(x: -10, y: 42, width: 80, height: 24),
          transform: nil
        )
        card.shadowOpacity = 0.6
        card.shadowOffset = .zero
        card.shadowRadius = 4
      }
    },
    FactPicture("shadow-hidden-by-clip") { room in
      room.add(30, 20, 60, 45, Ink.green) { card in
        card.masksToBounds = true
        card.shadowOpacity = 1
        card.shadowRadius = 6
      }
    },
    FactPicture("shadow-of-a-faded-group") { room in
      room.add(30, 20, 60, 45, Ink.red) { card in
        card.opacity = 0.5
        card.shadowOpacity = 1
        card.shadowOffset = CGSize(width: 6, height: 6)
        card.shadowRadius = 0
        card.add(10, 10, 20, 20, Ink.blue)
      }
    },
    FactPicture("shadow-of-continuous-corners") { room in
      room.add(30, 15, 60, 60, Ink.pale) { card in
        card.cornerRadius = 20
        card.cornerCurve = .continuous
        card.shadowOpacity = 1
        card.shadowRadius = 1
        card.shadowOffset = CGSize(width: 8, height: 8)
      }
    },
  ]
}
