import UIKit

final class Door: UIView {
  let panel = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    panel.name = "panel"
    panel.frame = CGRect(x: 30, y: 60, width: 80, height: 80)
    panel.cornerRadius = 16
    panel.backgroundColor = UIColor.systemIndigo.cgColor
    layer.addSublayer(panel)
  }

  required init?(coder: NSCoder) { fatalError("no archive has a door") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.stiffness = 200
    spring.damping = 26
    spring.fromValue = panel.position.x
    spring.toValue = 310 - panel.position.x
    spring.duration = spring.settlingDuration
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    panel.position.x = 310 - panel.position.x
    CATransaction.commit()
    panel.add(spring, forKey: "slide")
  }
}

#Preview("Door", traits: .fixedLayout(width: 310, height: 200)) {
  Door(frame: CGRect(x: 0, y: 0, width: 310, height: 200))
}
