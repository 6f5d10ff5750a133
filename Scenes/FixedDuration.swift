// An animation with a duration of its own beats the transaction's.
//
// Click, or press Return. Both squares change in a transaction of one second. The upper one takes its
// second from it. The lower one's `actions` dictionary answers with an animation of five seconds,
// and a positive duration is never overridden. It says for which property it is there, so the
// animation needs no key path.

import UIKit

final class FixedDurationController: UIViewController {
  private let following = CALayer()
  private let fixed = CALayer()
  private var isRight = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.96, alpha: 1)
    for (layer, color, y) in [
      (following, UIColor.systemTeal, 100), (fixed, UIColor.systemIndigo, 220),
    ] {
      layer.bounds = CGRect(x: 0, y: 0, width: 80, height: 80)
      layer.position = CGPoint(x: 80, y: y)
      layer.cornerRadius = 12
      layer.backgroundColor = color.cgColor
      view.layer.addSublayer(layer)
    }
    following.name = "following"
    fixed.name = "fixed"
    let slow = CABasicAnimation()
    slow.duration = 5
    fixed.actions = ["position": slow]
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .moveBoth))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardReturnOrEnter }) { moveBoth() }
  }

  func moveBoth() {
    isRight.toggle()
    CATransaction.setAnimationDuration(1)
    for layer in [following, fixed] { layer.position.x = isRight ? view.bounds.width - 80 : 80 }
  }
}

extension Selector {
  static let moveBoth = Selector("moveBoth", FixedDurationController.moveBoth)
}

#Preview("Fixed Duration", traits: .fixedLayout(width: 480, height: 320)) {
  FixedDurationController()
}
