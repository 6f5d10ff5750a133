// A name that writes itself: three lines of a shape layer, each drawn from its start to its end.
//
// Click, or press Space, to write it again. `strokeEnd` goes from 0 to 1 by the length of the path, subpaths one after
// the other, so the pen goes at one speed. The line below it is dashed, and its dashes walk for ever.

import UIKit

final class SignatureController: UIViewController {
  private let ink = CAShapeLayer()
  private let rule = CAShapeLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.98, green: 0.96, blue: 0.9, alpha: 1)
    let name = CGMutablePath()
    // P, then e and g in one go, then the dot.
    name.move(to: CGPoint(x: 110, y: 210))
    name.addLine(to: CGPoint(x: 130, y: 90))
    name.addCurve(
      to: CGPoint(x: 122, y: 150),
      control1: CGPoint(x: 215, y: 60),
      control2: CGPoint(x: 205, y: 160)
    )
    name.move(to: CGPoint(x: 195, y: 175))
    name.addCurve(
      to: CGPoint(x: 240, y: 195),
      control1: CGPoint(x: 270, y: 120),
      control2: CGPoint(x: 170, y: 130)
    )
    name.addCurve(
      to: CGPoint(x: 320, y: 155),
      control1: CGPoint(x: 290, y: 230),
      control2: CGPoint(x: 290, y: 120)
    )
    name.addCurve(
      to: CGPoint(x: 310, y: 190),
      control1: CGPoint(x: 250, y: 130),
      control2: CGPoint(x: 270, y: 220)
    )
    name.addCurve(
      to: CGPoint(x: 260, y: 250),
      control1: CGPoint(x: 345, y: 140),
      control2: CGPoint(x: 320, y: 270)
    )
    name.move(to: CGPoint(x: 364, y: 193))
    name.addLine(to: CGPoint(x: 366, y: 193))

    ink.path = name
    ink.fillColor = nil
    ink.strokeColor = UIColor(red: 0.1, green: 0.15, blue: 0.45, alpha: 1).cgColor
    ink.lineWidth = 9
    ink.lineCap = .round
    ink.lineJoin = .round

    let line = CGMutablePath()
    line.move(to: CGPoint(x: 80, y: 275))
    line.addLine(to: CGPoint(x: 400, y: 275))
    rule.path = line
    rule.strokeColor = UIColor.systemRed.cgColor
    rule.lineWidth = 3
    rule.lineDashPattern = [18, 6, 4, 6]
    view.layer.addSublayer(rule)
    view.layer.addSublayer(ink)

    let walk = CABasicAnimation(keyPath: "lineDashPhase")
    walk.fromValue = 0
    walk.toValue = -34
    walk.duration = 1.5
    walk.repeatCount = .infinity
    rule.add(walk, forKey: "walk")
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .write))
    write()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) { write() }
  }

  func write() {
    let pen = CABasicAnimation(keyPath: "strokeEnd")
    pen.fromValue = 0
    pen.toValue = 1
    pen.duration = 3
    pen.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    ink.add(pen, forKey: "write")
  }
}

extension Selector {
  static let write = Selector("write", SignatureController.write)
}

#Preview("Signature", traits: .fixedLayout(width: 480, height: 320)) {
  SignatureController()
}
