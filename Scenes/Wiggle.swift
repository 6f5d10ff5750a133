// A layer that wiggles wherever it goes, because its delegate answers for "position".
//
// Click anywhere: the square wiggles there. Press Space to switch between straight and curved
// wiggles. The action is asked for before the model changes, so the delegate cannot read the new
// position from the layer; it is passed through a key of the transaction.

import UIKit

final class Wiggler: NSObject, CALayerDelegate {
  var isCurved = true

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    // nil means "go on": the other properties keep their usual animations.
    guard event == "position",
      let end = CATransaction.value(forKey: "new position") as? CGPoint
    else { return nil }
    let wiggle = CAKeyframeAnimation(keyPath: "position")
    wiggle.path = path(from: layer.position, to: end)
    wiggle.duration = 0.8
    return wiggle
  }

  /// Swings to alternating sides of the straight way, less and less.
  private func path(from start: CGPoint, to end: CGPoint) -> CGPath {
    let path = CGMutablePath()
    path.move(to: start)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let steps = 6
    for step in 1...steps {
      let along = CGFloat(step) / CGFloat(steps)
      let before = along - 0.5 / CGFloat(steps)
      let swing = (step % 2 == 0 ? -0.3 : 0.3) * (1 - before)
      let side = CGPoint(
        x: start.x + before * dx - swing * dy,
        y: start.y + before * dy + swing * dx
      )
      let next = CGPoint(x: start.x + along * dx, y: start.y + along * dy)
      if isCurved {
        path.addCurve(to: next, control1: side, control2: side)
      } else {
        path.addLine(to: side)
        path.addLine(to: next)
      }
    }
    return path
  }
}

final class WiggleController: UIViewController {
  private let wiggler = Wiggler()
  private let square = CALayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.12, alpha: 1)
    square.name = "square"
    square.bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
    square.position = CGPoint(x: 80, y: 80)
    square.cornerRadius = 10
    square.backgroundColor = UIColor.systemYellow.cgColor
    square.delegate = wiggler
    view.layer.addSublayer(square)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .tapped))
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    move(to: tap.location(in: view))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardSpacebar:
        wiggler.isCurved.toggle()
        square.cornerRadius = wiggler.isCurved ? 10 : 0
      case .keyboardReturnOrEnter:
        let b = view.bounds
        move(to: CGPoint(x: b.width - square.position.x, y: b.height - square.position.y))
      default: break
      }
    }
  }

  private func move(to point: CGPoint) {
    CATransaction.setValue(point, forKey: "new position")
    square.position = point
  }
}

extension Selector {
  static let tapped = Selector("tapped", WiggleController.tapped)
}

#Preview("Wiggle", traits: .fixedLayout(width: 480, height: 320)) {
  WiggleController()
}
