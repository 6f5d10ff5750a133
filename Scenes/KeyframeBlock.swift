// `UIView.animateKeyframes`: one block, many steps, each a part of its time.
//
// Click, or press Return, to throw the ball. Place, shape and color have frames of their own; where there is none a
// property holds its value.

import UIKit

final class KeyframeBlockController: UIViewController {
  private let ball = UIView(frame: CGRect(x: 30, y: 220, width: 50, height: 50))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    ball.backgroundColor = .systemRed
    ball.layer.cornerRadius = 25
    view.addSubview(ball)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .throwBall))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardReturnOrEnter }) { throwBall() }
  }

  func throwBall() {
    ball.center = CGPoint(x: 55, y: 245)
    ball.backgroundColor = .systemRed
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: .calculationModeCubic) { [ball] in
      for (start, place) in [
        (0.1, CGPoint(x: 150, y: 90)), (0.35, CGPoint(x: 250, y: 245)),
        (0.6, CGPoint(x: 310, y: 150)), (0.8, CGPoint(x: 360, y: 245)),
      ] {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: 0.2) {
          ball.center = place
        }
      }
    }
    UIView.animateKeyframes(withDuration: 2, delay: 0) { [ball] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) {
        ball.transform = CGAffineTransform(scaleX: 1.25, y: 0.75)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.1) {
        ball.transform = .identity
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        ball.backgroundColor = .systemBlue
      }
    }
  }
}

extension Selector {
  static let throwBall = Selector("throwBall", KeyframeBlockController.throwBall)
}

#Preview("Keyframe Block", traits: .fixedLayout(width: 480, height: 320)) {
  KeyframeBlockController()
}
