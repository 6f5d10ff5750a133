// A car on a figure of eight: a keyframe animation along a path, and a layer that turns with it.
//
// Click, or press Space, for the next `rotationMode`: the car looks along the path, back along it, or
// does not turn at all. `.paced` makes every meter take the same time. In the default mode, `.linear`,
// every curve takes the same time, and within a curve the car is slow where it bends.

import UIKit

final class FollowPathController: UIViewController, CALayerDelegate {
  private let path = CGMutablePath()
  private let road = CALayer()
  private let car = CALayer()
  private var modes: [CAAnimationRotationMode?] = [.rotateAuto, .rotateAutoReverse, nil]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.55, green: 0.75, blue: 0.45, alpha: 1)
    // Two curves, from the crossing round to the crossing, each leaving as the other one arrives.
    let crossing = CGPoint(x: 240, y: 160)
    path.move(to: crossing)
    for x in [500, -20] {
      let (above, below) = (CGPoint(x: x, y: -200), CGPoint(x: x, y: 520))
      path.addCurve(to: crossing, control1: above, control2: below)
    }
    road.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    road.contentsScale = UIScreen.main.scale
    road.delegate = self
    road.setNeedsDisplay()
    view.layer.addSublayer(road)

    // The headlights are at the end that looks along the car's x axis.
    car.bounds = CGRect(x: 0, y: 0, width: 44, height: 24)
    car.position = crossing
    car.cornerRadius = 7
    car.backgroundColor = UIColor.systemRed.cgColor
    for y in [2, 14] {
      let light = CALayer()
      light.frame = CGRect(x: 36, y: y, width: 8, height: 8)
      light.cornerRadius = 4
      light.backgroundColor = UIColor.systemYellow.cgColor
      car.addSublayer(light)
    }
    view.layer.addSublayer(car)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .drive))
    drive()
  }

  func draw(_ layer: CALayer, in ctx: CGContext) {
    ctx.addPath(path)
    ctx.setLineWidth(40)
    ctx.setStrokeColor(UIColor.darkGray.cgColor)
    ctx.strokePath()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) { drive() }
  }

  /// Starts at the crossing with the next mode: the animation replaces the one under its key.
  func drive() {
    let drive = CAKeyframeAnimation(keyPath: "position")
    drive.path = path
    drive.calculationMode = .paced
    drive.rotationMode = modes[0]
    drive.duration = 6
    drive.repeatCount = .infinity
    car.add(drive, forKey: "drive")
    modes.append(modes.removeFirst())
  }
}

extension Selector {
  static let drive = Selector("drive", FollowPathController.drive)
}

#Preview("Follow Path", traits: .fixedLayout(width: 480, height: 320)) {
  FollowPathController()
}
