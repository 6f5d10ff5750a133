// Three rings that measure progress, each a conic gradient seen through the stroke of a circle.
//
// Click, or press Space, to go on: each ring runs to where it now is, by `strokeEnd` of its mask. The head that goes
// before it is a dot with a shadow of its own, turned by the same animation.

import UIKit

/// A ring, its track, and the dot at its head.
final class ConicRing: CALayer {
  private let gradient = CAGradientLayer()
  private let part = CAShapeLayer()
  private let arm = CALayer()
  private let width: CGFloat = 24

  convenience init(radius: CGFloat, from start: UIColor, to end: UIColor) {
    self.init()
    let size = 2 * radius + width
    bounds = CGRect(x: 0, y: 0, width: size, height: size)
    let circle = CGMutablePath()
    // From twelve o'clock, as a clock's hands go.
    circle.addArc(
      center: CGPoint(x: size / 2, y: size / 2),
      radius: radius,
      startAngle: -.pi / 2,
      endAngle: 1.5 * .pi,
      clockwise: false
    )
    addTrack(circle, end)
    gradient.type = .conic
    gradient.frame = bounds
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 0.5, y: 0)
    gradient.colors = [start.cgColor, end.cgColor]
    part.path = circle
    part.fillColor = nil
    part.strokeColor = UIColor.black.cgColor
    part.lineWidth = width
    part.strokeEnd = 0
    gradient.mask = part
    addSublayer(gradient)
    addHead(at: radius, end)
  }

  /// How much of the ring is there, 0 … 1.
  func run(to progress: CGFloat) {
    part.strokeEnd = progress
    // A value, so that the turn goes all the way round, and not the short way.
    arm.setValue(2 * Double.pi * Double(progress), forKeyPath: "transform.rotation.z")
  }

  private func addTrack(_ circle: CGPath, _ color: UIColor) {
    let track = CAShapeLayer()
    track.frame = bounds
    track.path = circle
    track.fillColor = nil
    track.strokeColor = color.cgColor.copy(alpha: 0.2)
    track.lineWidth = width
    addSublayer(track)
  }

  private func addHead(at radius: CGFloat, _ color: UIColor) {
    arm.frame = bounds
    let dot = CALayer()
    dot.frame = CGRect(x: bounds.midX - width / 2, y: 0, width: width, height: width)
    dot.cornerRadius = width / 2
    dot.backgroundColor = color.cgColor
    dot.shadowOpacity = 0.5
    dot.shadowOffset = CGSize(width: 4, height: 0)
    arm.addSublayer(dot)
    addSublayer(arm)
  }
}

final class ConicRingsController: UIViewController {
  private let rings = [
    ConicRing(
      radius: 118,
      from: UIColor(red: 0.6, green: 0, blue: 0.25, alpha: 1),
      to: UIColor(red: 1, green: 0.2, blue: 0.45, alpha: 1)
    ),
    ConicRing(
      radius: 91,
      from: UIColor(red: 0.2, green: 0.5, blue: 0, alpha: 1),
      to: UIColor(red: 0.7, green: 1, blue: 0.1, alpha: 1)
    ),
    ConicRing(
      radius: 64,
      from: UIColor(red: 0, green: 0.35, blue: 0.6, alpha: 1),
      to: UIColor(red: 0.1, green: 0.95, blue: 0.95, alpha: 1)
    ),
  ]
  private var step = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    for ring in rings {
      ring.position = CGPoint(x: 240, y: 160)
      view.layer.addSublayer(ring)
    }
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .goOn))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    goOn()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) { goOn() }
  }

  func goOn() {
    step += 1
    CATransaction.begin()
    CATransaction.setAnimationDuration(1.2)
    for (index, ring) in rings.enumerated() {
      let progress = CGFloat(step) * [0.28, 0.22, 0.17][index]
      ring.run(to: progress - progress.rounded(.down))
    }
    CATransaction.commit()
  }
}

extension Selector {
  static let goOn = Selector("goOn", ConicRingsController.goOn)
}

#Preview("Conic Rings", traits: .fixedLayout(width: 480, height: 320)) {
  ConicRingsController()
}
