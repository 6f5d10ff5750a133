// A group is a clock for its animations: it starts them, and it cuts them off.
//
// Both bars have the same three animations, of a second each: slide, turn, grow. The upper bar's group
// lasts three seconds. The lower one's lasts one and a half, which stops the turn half way: a group never
// squeezes its animations into its duration. Click, or press Space, to give the lower group three
// seconds as well.

import UIKit

final class GroupClockController: UIViewController {
  private let upper = CALayer()
  private let lower = CALayer()
  private var lowerDuration = 1.5

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for (bar, color, y) in [(upper, UIColor.systemGreen, 90), (lower, UIColor.systemPurple, 230)] {
      bar.bounds = CGRect(x: 0, y: 0, width: 70, height: 40)
      bar.position = CGPoint(x: 80, y: y)
      bar.cornerRadius = 10
      bar.backgroundColor = color.cgColor
      view.layer.addSublayer(bar)
    }
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .changeDuration))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    start()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) { changeDuration() }
  }

  func changeDuration() {
    lowerDuration = lowerDuration == 3 ? 1.5 : 3
    start()
  }

  private func start() {
    upper.add(group(lasting: 3), forKey: "group")
    lower.add(group(lasting: lowerDuration), forKey: "group")
  }

  private func group(lasting duration: CFTimeInterval) -> CAAnimationGroup {
    let slide = animation("position.x", from: 80, to: 400, at: 0)
    let turn = animation("transform.rotation.z", from: 0, to: .pi / 2, at: 1)
    let grow = animation("transform.scale", from: 1, to: 1.6, at: 2)
    let group = CAAnimationGroup()
    group.animations = [slide, turn, grow]
    group.duration = duration
    group.repeatCount = .infinity
    return group
  }

  private func animation(
    _ keyPath: String,
    from start: Double,
    to end: Double,
    at time: CFTimeInterval
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = start
    animation.toValue = end
    animation.duration = 1
    // Counted from the group's start.
    animation.beginTime = time
    // Keeps what it has reached until the group is over.
    animation.fillMode = .forwards
    return animation
  }
}

extension Selector {
  static let changeDuration = Selector("changeDuration", GroupClockController.changeDuration)
}

#Preview("Group Clock", traits: .fixedLayout(width: 480, height: 320)) {
  GroupClockController()
}
