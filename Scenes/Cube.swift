// Layers in space: a transform layer does not flatten its sublayers, so what is nearer hides what is behind it.
//
// The six sides of the cube are in one transform layer, turned by the arrow keys or by clicks on the floor. A
// click on a side finds it wherever it has got to, and lights it. The two crossed sheets on the right cut through
// each other, half before and half behind. The card below them has two sides, each seen only from its front:
// Space turns it over.

import UIKit

final class CubeController: UIViewController {
  private let cube = CATransformLayer()
  private let sheets = CATransformLayer()
  private let card = CATransformLayer()
  private var (yaw, pitch) = (0.6, -0.45)
  private var isTurned = false
  private let side = 130.0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.12, alpha: 1)
    // The eye is 700 points before the view's middle.
    view.layer.sublayerTransform.m34 = -1 / 700
    addCube()
    addSheets()
    addCard()
    turn()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .tapped))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardLeftArrow: yaw -= .pi / 4
      case .keyboardRightArrow: yaw += .pi / 4
      case .keyboardUpArrow: pitch += .pi / 4
      case .keyboardDownArrow: pitch -= .pi / 4
      case .keyboardSpacebar: turnCard()
      default: break
      }
    }
    turn()
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    // A hit test from above goes through the cube's space. The transform layer itself is not to be asked.
    let point = tap.location(in: view.superview)
    var face = view.layer.hitTest(point)
    while let layer = face, layer.superlayer !== cube { face = layer.superlayer }
    if let face {
      face.backgroundColor = UIColor.systemYellow.cgColor
    } else {
      yaw += .pi / 4
      turn()
    }
  }

  // Each side is turned to where it looks, then moved that way: the matrix is the way from the middle.
  private func addCube() {
    cube.frame = CGRect(x: 85, y: 95, width: side, height: side)
    let turns: [(angle: CGFloat, x: CGFloat, y: CGFloat)] = [
      (0, 0, 1), (.pi / 2, 0, 1), (.pi, 0, 1), (-.pi / 2, 0, 1), (.pi / 2, 1, 0), (-.pi / 2, 1, 0),
    ]
    let colors: [UIColor] = [
      .systemRed, .systemGreen, .systemBlue, .systemOrange, .systemPurple, .systemTeal,
    ]
    for (turn, color) in zip(turns, colors) {
      let face = CALayer()
      face.frame = cube.bounds
      face.backgroundColor = color.cgColor.copy(alpha: 0.8)
      face.borderColor = UIColor.white.cgColor
      face.borderWidth = 3
      face.cornerRadius = 12
      face.transform = CATransform3DTranslate(
        CATransform3DMakeRotation(turn.angle, turn.x, turn.y, 0),
        0,
        0,
        side / 2
      )
      let dot = CALayer()
      dot.frame = CGRect(x: 20, y: 20, width: 24, height: 24)
      dot.cornerRadius = 12
      dot.backgroundColor = UIColor.white.cgColor
      face.addSublayer(dot)
      cube.addSublayer(face)
    }
    view.layer.addSublayer(cube)
  }

  private func addSheets() {
    sheets.frame = CGRect(x: 320, y: 40, width: 110, height: 110)
    for (angle, color) in [(0.7, UIColor.systemPink), (-0.7, UIColor.systemIndigo)] {
      let sheet = CALayer()
      sheet.frame = sheets.bounds
      sheet.backgroundColor = color.cgColor
      sheet.cornerRadius = 20
      sheet.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
      sheets.addSublayer(sheet)
    }
    view.layer.addSublayer(sheets)
  }

  private func addCard() {
    card.frame = CGRect(x: 320, y: 190, width: 110, height: 80)
    for (angle, color) in [(0, UIColor.white), (CGFloat.pi, UIColor.systemBlue)] {
      let page = CALayer()
      page.frame = card.bounds
      page.backgroundColor = color.cgColor
      page.cornerRadius = 10
      page.isDoubleSided = false
      page.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
      card.addSublayer(page)
    }
    view.layer.addSublayer(card)
  }

  private func turn() {
    CATransaction.setAnimationDuration(0.8)
    let turned = CATransform3DMakeRotation(pitch, 1, 0, 0)
    cube.transform = CATransform3DRotate(turned, yaw, 0, 1, 0)
    sheets.transform = CATransform3DMakeRotation(yaw / 2 + pitch, 0.3, 1, 0)
  }

  // By the angle: a half turn as a matrix has no direction.
  private func turnCard() {
    isTurned.toggle()
    let flip = CABasicAnimation(keyPath: "transform.rotation.y")
    (flip.fromValue, flip.toValue) = (isTurned ? 0 : Double.pi, isTurned ? Double.pi : 0)
    flip.duration = 0.8
    flip.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    card.add(flip, forKey: "flip")
    card.transform = CATransform3DMakeRotation(isTurned ? .pi : 0, 0, 1, 0)
  }
}

extension Selector {
  static let tapped = Selector("tapped", CubeController.tapped)
}

#Preview("Cube", traits: .fixedLayout(width: 480, height: 320)) {
  CubeController()
}
