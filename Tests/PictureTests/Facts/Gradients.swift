import CoreGraphics
import QuartzCore

extension FactPicture {
  /// Gradient layers (SL2).
  static let gradients = [
    FactPicture("gradient-axial") { room in
      room.add(CAGradientLayer(), 20, 10, 80, 70) { $0.colors = [Ink.blue, Ink.yellow] }
    },
    FactPicture("gradient-axial-diagonal-locations") { room in
      room.add(CAGradientLayer(), 10, 10, 100, 70) {
        $0.colors = [Ink.red, Ink.yellow, Ink.green]
        $0.locations = [0.2, 0.4, 0.9]
        $0.startPoint = .zero
        $0.endPoint = CGPoint(x: 1, y: 1)
      }
    },
    FactPicture("gradient-fills-the-rounded-shape") { room in
      room.add(CAGradientLayer(), 20, 10, 80, 70) {
        $0.colors = [Ink.black(0), Ink.green]
        $0.backgroundColor = Ink.yellow
        $0.cornerRadius = 24
      }
    },
    FactPicture("gradient-radial") { room in
      room.add(CAGradientLayer(), 10, 10, 100, 70) {
        $0.type = .radial
        $0.colors = [Ink.yellow, Ink.red, Ink.dark]
        $0.startPoint = CGPoint(x: 0.5, y: 0.5)
        $0.endPoint = CGPoint(x: 1, y: 1)
      }
    },
    FactPicture("gradient-conic") { room in
      room.add(CAGradientLayer(), 25, 10, 70, 70) {
        $0.type = .conic
        $0.colors = [Ink.red, Ink.yellow, Ink.green, Ink.blue, Ink.red]
        $0.startPoint = CGPoint(x: 0.5, y: 0.5)
        $0.endPoint = CGPoint(x: 1, y: 0.5)
        $0.cornerRadius = 35
      }
    },
    FactPicture("gradient-half-way", at: 0.5) { room in
      room.add(CAGradientLayer(), 20, 10, 80, 70) { layer in
        layer.colors = [Ink.red, Ink.yellow]
        let turn = CABasicAnimation(keyPath: "endPoint")
        turn.toValue = CGPoint(x: 1, y: 0)
        let dusk = CABasicAnimation(keyPath: "colors")
        dusk.toValue = [Ink.blue, Ink.dark] as [CGColor]
        for animation in [turn, dusk] {
          animation.duration = 1
          layer.add(animation, forKey: animation.keyPath)
        }
      }
    },
  ]
}
