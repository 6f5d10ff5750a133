import UIKit

final class Track: UIView {
  let car = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    car.name = "car"
    car.frame = CGRect(x: 20, y: 75, width: 60, height: 50)
    car.cornerRadius = 8
    car.backgroundColor = UIColor.systemTeal.cgColor
    layer.addSublayer(car)
    drive()
  }

  required init?(coder: NSCoder) { fatalError("no archive has a track") }

  func drive() {
    let drive = CABasicAnimation(keyPath: "position.x")
    drive.fromValue = 50
    drive.toValue = 270
    drive.duration = 4
    car.position.x = 270
    car.add(drive, forKey: "drive")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    if let shown = car.presentation(), shown.hitTest(point) != nil {
      car.backgroundColor = UIColor.systemRed.cgColor
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      car.position = shown.position
      car.removeAnimation(forKey: "drive")
      CATransaction.commit()
    }
  }
}

#Preview("Track", traits: .fixedLayout(width: 320, height: 200)) {
  Track(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
}
