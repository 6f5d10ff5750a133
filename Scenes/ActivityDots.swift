// Two wheels that turn by fading: one dot and a replicator each.
//
// Every dot is a copy of one that shrinks and fades for ever, each a little later than the one before: `instanceDelay`
// is the animation's duration over the number of dots. The lower row waves: its copies are the same bar, later and
// later, in colors that go on from copy to copy. Click, or press Space, to pause and go on.

import UIKit

final class ActivityDotsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
    addWheel(at: CGPoint(x: 130, y: 110), count: 12, radius: 46, size: 14, cornerRadius: 7)
    addWheel(at: CGPoint(x: 350, y: 110), count: 16, radius: 46, size: 9, cornerRadius: 1)
    addWave()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .pause))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) { pause() }
  }

  func pause() {
    let layer = view.layer
    if layer.speed == 0 {
      let paused = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    } else {
      layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
    }
  }

  private func addWheel(
    at center: CGPoint,
    count: Int,
    radius: CGFloat,
    size: CGFloat,
    cornerRadius: CGFloat
  ) {
    let wheel = CAReplicatorLayer()
    wheel.bounds = CGRect(x: 0, y: 0, width: 2 * radius + size, height: 2 * radius + size)
    wheel.position = center
    wheel.instanceCount = count
    wheel.instanceTransform = CATransform3DMakeRotation(2 * .pi / CGFloat(count), 0, 0, 1)
    wheel.instanceDelay = 1.2 / Double(count)
    view.layer.addSublayer(wheel)
    let dot = CALayer()
    dot.frame = CGRect(x: radius, y: 0, width: size, height: size)
    dot.cornerRadius = cornerRadius
    dot.backgroundColor = UIColor.systemBlue.cgColor
    dot.opacity = 0
    wheel.addSublayer(dot)
    for (key, start, end) in [("transform.scale", 1, 0.2), ("opacity", 1, 0)] {
      let fade = CABasicAnimation(keyPath: key)
      fade.fromValue = start
      fade.toValue = end
      fade.duration = 1.2
      fade.repeatCount = .infinity
      dot.add(fade, forKey: key)
    }
  }

  private func addWave() {
    let wave = CAReplicatorLayer()
    wave.frame = CGRect(x: 90, y: 210, width: 300, height: 80)
    wave.instanceCount = 15
    wave.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    wave.instanceDelay = 0.08
    wave.instanceColor = UIColor(red: 1, green: 0.2, blue: 0.3, alpha: 1).cgColor
    wave.instanceRedOffset = -0.06
    wave.instanceGreenOffset = 0.03
    wave.instanceBlueOffset = 0.04
    view.layer.addSublayer(wave)
    let bar = CALayer()
    bar.frame = CGRect(x: 3, y: 35, width: 14, height: 10)
    bar.cornerRadius = 5
    bar.backgroundColor = .white
    wave.addSublayer(bar)
    let swing = CABasicAnimation(keyPath: "bounds.size.height")
    swing.toValue = 70
    swing.duration = 0.5
    swing.autoreverses = true
    swing.repeatCount = .infinity
    swing.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    bar.add(swing, forKey: "swing")
  }
}

extension Selector {
  static let pause = Selector("pause", ActivityDotsController.pause)
}

#Preview("Activity Dots", traits: .fixedLayout(width: 480, height: 320)) {
  ActivityDotsController()
}
