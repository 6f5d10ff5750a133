// Gradient layers of all three kinds, and a conic ring as a measure of progress.
//
// The sky changes its colors by itself: an animation of `colors` blends them one by one. Click, or press Space, for
// another fifth of the ring: its mask is the part of a circle that `strokeEnd` leaves, which animates as any property.

import UIKit

final class GradientsController: UIViewController {
  private let sky = CAGradientLayer()
  private let sun = CAGradientLayer()
  private let ring = CAGradientLayer()
  private let part = CAShapeLayer()
  private var progress: CGFloat = 0.4

  override func viewDidLoad() {
    super.viewDidLoad()
    let night = [
      UIColor(red: 0.05, green: 0.06, blue: 0.25, alpha: 1), UIColor(white: 0.25, alpha: 1),
    ]
    let day = [
      UIColor(red: 0.25, green: 0.55, blue: 0.95, alpha: 1),
      UIColor(red: 1, green: 0.85, blue: 0.6, alpha: 1),
    ]
    sky.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    sky.colors = day.map(\.cgColor)
    view.layer.addSublayer(sky)

    let dusk = CABasicAnimation(keyPath: "colors")
    dusk.toValue = night.map(\.cgColor)
    dusk.duration = 4
    dusk.autoreverses = true
    dusk.repeatCount = .infinity
    sky.add(dusk, forKey: "dusk")

    // Clear at its rim: the color stays that of the sun, and only its alpha goes.
    let yellow = UIColor(red: 1, green: 0.95, blue: 0.5, alpha: 1).cgColor
    sun.type = .radial
    sun.frame = CGRect(x: 40, y: 30, width: 160, height: 160)
    sun.startPoint = CGPoint(x: 0.5, y: 0.5)
    sun.endPoint = CGPoint(x: 1, y: 1)
    sun.colors = [yellow, yellow, UIColor(red: 1, green: 0.95, blue: 0.5, alpha: 0).cgColor]
    sun.locations = [0, 0.45, 1]
    view.layer.addSublayer(sun)

    ring.type = .conic
    ring.frame = CGRect(x: 240, y: 60, width: 200, height: 200)
    ring.startPoint = CGPoint(x: 0.5, y: 0.5)
    ring.endPoint = CGPoint(x: 0.5, y: 0)
    ring.colors = [UIColor.systemGreen, .systemYellow, .systemRed, .systemPurple].map(\.cgColor)
    part.path = CGPath(ellipseIn: CGRect(x: 20, y: 20, width: 160, height: 160), transform: nil)
    part.fillColor = nil
    part.strokeColor = UIColor.black.cgColor
    part.lineWidth = 30
    part.lineCap = .round
    part.frame = ring.bounds
    // An ellipse begins at three o'clock; the ring at twelve.
    part.transform = CATransform3DMakeRotation(-.pi / 2, 0, 0, 1)
    part.strokeEnd = progress
    ring.mask = part
    view.layer.addSublayer(ring)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .advance))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) { advance() }
  }

  func advance() {
    progress = progress > 0.9 ? 0.2 : progress + 0.2
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.8)
    part.strokeEnd = progress
    CATransaction.commit()
  }
}

extension Selector {
  static let advance = Selector("advance", GradientsController.advance)
}

#Preview("Gradients", traits: .fixedLayout(width: 480, height: 320)) {
  GradientsController()
}
