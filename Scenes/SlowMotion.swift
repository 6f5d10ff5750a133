// Layers have a time of their own: slowed down, or stopped, it takes everything below along.
//
// The sky on the left keeps the screen's time. The one on the right is yours: click to pause it and let
// it go on, press Space for a quarter of the speed and back. No animation is touched.

import UIKit

final class SlowMotionController: UIViewController {
  private let left = CALayer()
  private let right = CALayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.07, green: 0.08, blue: 0.16, alpha: 1)
    for (sky, x) in [(left, 120), (right, 360)] {
      sky.position = CGPoint(x: x, y: 160)
      view.layer.addSublayer(sky)
      addDisc(.systemYellow, size: 36, to: sky)
      let earth = addDisc(.systemBlue, size: 20, to: addOrbit(lasting: 4, to: sky), distance: 80)
      addDisc(.lightGray, size: 8, to: addOrbit(lasting: 1, to: earth), distance: 22)
    }
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .pauseOrResume))
  }

  func pauseOrResume() {
    right.speed == 0 ? resume() : pause()
  }

  // Pausing and resuming as in Apple's Technical Q&A QA1673.
  private func pause() {
    let pausedTime = right.convertTime(CACurrentMediaTime(), from: nil)
    right.speed = 0
    right.timeOffset = pausedTime
  }

  private func resume() {
    let pausedTime = right.timeOffset
    right.speed = 1
    right.timeOffset = 0
    right.beginTime = 0
    let timeSincePause = right.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
    right.beginTime = timeSincePause
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard right.speed > 0, presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar })
    else { return }
    // Now is now at either speed: time = (time above - beginTime) * speed + timeOffset.
    right.timeOffset = right.convertTime(CACurrentMediaTime(), from: nil)
    right.beginTime = view.layer.convertTime(CACurrentMediaTime(), from: nil)
    right.speed = right.speed == 1 ? 0.25 : 1
  }

  /// Adds a layer without a size that turns: what sits beside its middle goes round.
  private func addOrbit(lasting duration: CFTimeInterval, to layer: CALayer) -> CALayer {
    let orbit = CALayer()
    orbit.position = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
    layer.addSublayer(orbit)
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.byValue = 2 * Double.pi
    turn.duration = duration
    turn.repeatCount = .infinity
    orbit.add(turn, forKey: "turn")
    return orbit
  }

  @discardableResult
  private func addDisc(
    _ color: UIColor,
    size: CGFloat,
    to layer: CALayer,
    distance: CGFloat = 0
  ) -> CALayer {
    let disc = CALayer()
    disc.bounds = CGRect(x: 0, y: 0, width: size, height: size)
    disc.position = CGPoint(x: distance, y: 0)
    disc.cornerRadius = size / 2
    disc.backgroundColor = color.cgColor
    layer.addSublayer(disc)
    return disc
  }
}

extension Selector {
  static let pauseOrResume = Selector("pauseOrResume", SlowMotionController.pauseOrResume)
}

#Preview("Slow Motion", traits: .fixedLayout(width: 480, height: 320)) {
  SlowMotionController()
}
