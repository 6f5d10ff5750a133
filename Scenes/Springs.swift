// Three springs of one stiffness: only the damping differs.
//
// Click, and the balls spring to the pointer's height; press Space for up or down. The first swings on
// and on, the second swings over once or twice, and the third is damped critically: it arrives as fast
// as it can without ever going too far.

import UIKit

final class SpringsController: UIViewController {
  private let dampings: [CGFloat] = [2, 10, 20]
  private var balls: [CALayer] = []
  private let line = CALayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.96, alpha: 1)
    line.bounds = CGRect(x: 0, y: 0, width: 400, height: 2)
    line.position = CGPoint(x: 240, y: 110)
    line.backgroundColor = UIColor.systemGray.cgColor
    view.layer.addSublayer(line)
    let colors: [UIColor] = [.systemPink, .systemOrange, .systemIndigo]
    for (index, color) in colors.enumerated() {
      let ball = CALayer()
      ball.bounds = CGRect(x: 0, y: 0, width: 48, height: 48)
      ball.position = CGPoint(x: 120 + 120 * index, y: 110)
      ball.cornerRadius = 24
      ball.backgroundColor = color.cgColor
      view.layer.addSublayer(ball)
      balls.append(ball)
    }
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .tapped))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    spring(to: 210)
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    spring(to: tap.location(in: view).y)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) else { return }
    spring(to: line.position.y < 160 ? 210 : 110)
  }

  private func spring(to y: CGFloat) {
    // The springs are to move the balls, not implicit animations.
    CATransaction.setDisableActions(true)
    line.position.y = y
    for (ball, damping) in zip(balls, dampings) {
      let spring = CASpringAnimation(keyPath: "position.y")
      spring.stiffness = 100
      spring.damping = damping
      // From where the ball is seen, which may be in the middle of a swing.
      spring.fromValue = ball.presentation()?.position.y ?? ball.position.y
      spring.toValue = y
      // A spring comes to rest in a time of its own. A shorter duration would cut it off.
      spring.duration = spring.settlingDuration
      ball.position.y = y
      ball.add(spring, forKey: "spring")
    }
  }
}

extension Selector {
  static let tapped = Selector("tapped", SpringsController.tapped)
}

#Preview("Springs", traits: .fixedLayout(width: 480, height: 320)) {
  SpringsController()
}
