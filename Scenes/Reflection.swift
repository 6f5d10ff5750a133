// A reflection by a replicator: its second copy is the first one turned over, darker and fainter.
//
// The ball and the title are only in the tree once. Whatever moves in them moves in the water too. A mask fades the
// water out. Click, or press Space, to let the water show what was a tenth of a second ago.

import UIKit

final class ReflectionController: UIViewController {
  private let water = CAReplicatorLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.05, green: 0.07, blue: 0.14, alpha: 1)
    water.frame = CGRect(x: 60, y: 30, width: 360, height: 130)
    water.instanceCount = 2
    var mirror = CATransform3DMakeTranslation(0, 134, 0)
    mirror = CATransform3DScale(mirror, 1, -1, 1)
    water.instanceTransform = mirror
    water.instanceColor = .white
    water.instanceRedOffset = -0.5
    water.instanceGreenOffset = -0.35
    water.instanceBlueOffset = -0.15
    water.instanceAlphaOffset = -0.35
    view.layer.addSublayer(water)
    addCard()
    addBall()
    let fade = CAGradientLayer()
    fade.frame = CGRect(x: 0, y: 0, width: 360, height: 264)
    fade.colors = [UIColor.black.cgColor, UIColor.black.cgColor, UIColor.clear.cgColor]
    fade.locations = [0, 0.5, 1]
    water.mask = fade
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .delay))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) { delay() }
  }

  func delay() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    water.instanceDelay = water.instanceDelay == 0 ? 0.1 : 0
    CATransaction.commit()
  }

  private func addCard() {
    let card = CAGradientLayer()
    card.frame = CGRect(x: 190, y: 20, width: 150, height: 110)
    card.colors = [UIColor.systemOrange.cgColor, UIColor.systemPurple.cgColor]
    card.cornerRadius = 14
    water.addSublayer(card)
    let title = CATextLayer()
    title.frame = CGRect(x: 0, y: 34, width: 150, height: 44)
    title.string = "Lake"
    title.alignmentMode = .center
    title.contentsScale = 2
    card.addSublayer(title)
  }

  private func addBall() {
    let ball = CALayer()
    ball.bounds = CGRect(x: 0, y: 0, width: 46, height: 46)
    ball.position = CGPoint(x: 90, y: 105)
    ball.cornerRadius = 23
    ball.backgroundColor = UIColor.systemTeal.cgColor
    water.addSublayer(ball)
    let bounce = CABasicAnimation(keyPath: "position.y")
    bounce.fromValue = 105
    bounce.toValue = 26
    bounce.duration = 0.6
    bounce.autoreverses = true
    bounce.repeatCount = .infinity
    bounce.timingFunction = CAMediaTimingFunction(name: .easeOut)
    ball.add(bounce, forKey: "bounce")
  }
}

extension Selector {
  static let delay = Selector("delay", ReflectionController.delay)
}

#Preview("Reflection", traits: .fixedLayout(width: 480, height: 320)) {
  ReflectionController()
}
