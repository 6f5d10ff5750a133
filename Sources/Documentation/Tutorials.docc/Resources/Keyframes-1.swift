import UIKit

final class Stage: UIView {
  let ball = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    ball.name = "ball"
    ball.frame = CGRect(x: 140, y: 120, width: 40, height: 40)
    ball.cornerRadius = 20
    ball.backgroundColor = UIColor.systemPink.cgColor
    layer.addSublayer(ball)
  }

  required init?(coder: NSCoder) { fatalError("no archive has a stage") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let hop = CAKeyframeAnimation(keyPath: "position.y")
    hop.values = [140, 40, 140, 100, 140]
    hop.keyTimes = [0, 0.3, 0.6, 0.8, 1]
    hop.duration = 1.2
    ball.add(hop, forKey: "hop")
  }
}

#Preview("Stage", traits: .fixedLayout(width: 320, height: 200)) {
  Stage(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
}
