import UIKit

final class Board: UIView {
  let dot = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dot.name = "dot"
    dot.frame = CGRect(x: 40, y: 80, width: 40, height: 40)
    dot.cornerRadius = 20
    dot.backgroundColor = UIColor.systemOrange.cgColor
    layer.addSublayer(dot)
  }

  required init?(coder: NSCoder) { fatalError("no archive has a board") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    dot.position = touch.location(in: self)
  }
}

#Preview("Board", traits: .fixedLayout(width: 320, height: 200)) {
  Board(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
}
