// A clock whose second hand sheds sparks, and whose ticks are one tick in twelve copies.
//
// The emitter's position follows the tip of the hand by a keyframe animation: a spark is born where the tip is then,
// and stays behind. Their colors add up. Click, or press Space, to let the hand shed no more: what glows already goes
// on.

import UIKit

final class ParticleClockController: UIViewController {
  private let sparks = CAEmitterLayer()
  private let center = CGPoint(x: 240, y: 160)
  private let turn = 6.0
  private var isShedding = true

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.03, green: 0.04, blue: 0.08, alpha: 1)
    addTicks()
    addSparks()
    addHand()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .shed))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) { shed() }
  }

  func shed() {
    isShedding.toggle()
    sparks.setValue(isShedding ? 180 : 0, forKeyPath: "emitterCells.spark.birthRate")
  }

  private func addTicks() {
    let dial = CAReplicatorLayer()
    dial.bounds = CGRect(x: 0, y: 0, width: 260, height: 260)
    dial.position = center
    dial.instanceCount = 12
    dial.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    dial.instanceAlphaOffset = -0.06
    view.layer.addSublayer(dial)
    let tick = CALayer()
    tick.frame = CGRect(x: 128, y: 0, width: 4, height: 18)
    tick.cornerRadius = 2
    tick.backgroundColor = .white
    dial.addSublayer(tick)
  }

  private func addSparks() {
    sparks.frame = view.bounds
    sparks.emitterPosition = CGPoint(x: center.x, y: center.y - 100)
    sparks.renderMode = .additive
    let spark = CAEmitterCell()
    spark.name = "spark"
    spark.contents = Self.glow
    spark.birthRate = 180
    spark.lifetime = 1.6
    spark.lifetimeRange = 0.8
    spark.velocity = 14
    spark.velocityRange = 20
    spark.emissionRange = 2 * .pi
    spark.scale = 0.55
    spark.scaleRange = 0.4
    spark.scaleSpeed = -0.25
    spark.color = UIColor(red: 1, green: 0.55, blue: 0.2, alpha: 1).cgColor
    spark.greenRange = 0.4
    spark.alphaSpeed = -0.6
    sparks.emitterCells = [spark]
    view.layer.addSublayer(sparks)
    let follow = CAKeyframeAnimation(keyPath: "emitterPosition")
    let circle = CGMutablePath()
    circle.addArc(
      center: center,
      radius: 100,
      startAngle: -.pi / 2,
      endAngle: 1.5 * .pi,
      clockwise: false
    )
    follow.path = circle
    follow.calculationMode = .paced
    follow.duration = turn
    follow.repeatCount = .infinity
    sparks.add(follow, forKey: "follow")
  }

  private func addHand() {
    let hand = CALayer()
    hand.bounds = CGRect(x: 0, y: 0, width: 3, height: 100)
    hand.anchorPoint = CGPoint(x: 0.5, y: 1)
    hand.position = center
    hand.cornerRadius = 1.5
    hand.backgroundColor = UIColor.systemOrange.cgColor
    view.layer.addSublayer(hand)
    let sweep = CABasicAnimation(keyPath: "transform.rotation")
    sweep.fromValue = 0
    sweep.toValue = 2 * Double.pi
    sweep.duration = turn
    sweep.repeatCount = .infinity
    hand.add(sweep, forKey: "sweep")
  }

  /// A soft white disc.
  private static let glow: CGImage? = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 24, height: 24)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(white: 1, alpha: 0.12).setFill()
      for radius in stride(from: 12, through: 1, by: -1) {
        let side = CGFloat(2 * radius)
        let place = CGFloat(12 - radius)
        UIBezierPath(ovalIn: CGRect(x: place, y: place, width: side, height: side)).fill()
      }
    }.cgImage
  }()
}

extension Selector {
  static let shed = Selector("shed", ParticleClockController.shed)
}

#Preview("Particle Clock", traits: .fixedLayout(width: 480, height: 320)) {
  ParticleClockController()
}
