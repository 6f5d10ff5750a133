// A layer that can switch its own implicit animation off.
//
// Click to move both squares. The upper one is an ordinary layer. The lower one is of a subclass that
// looks at a value of its own, set by key: press Space to turn it on and off.

import UIKit

final class QuietLayer: CALayer {
  override func action(forKey event: String) -> (any CAAction)? {
    // Any key may hold a value: a layer is a container for whatever a scene wants to keep with it.
    if event == "position", value(forKey: "suppressPositionAnimation") as? Bool == true {
      return nil
    }
    return super.action(forKey: event)
  }
}

final class SuppressedPositionController: UIViewController {
  private let plain = CALayer()
  private let quiet = QuietLayer()
  private var isRight = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for (layer, color, y) in [(plain, UIColor.systemGray, 100), (quiet, UIColor.systemPurple, 220)]
    {
      layer.bounds = CGRect(x: 0, y: 0, width: 80, height: 80)
      layer.position = CGPoint(x: 80, y: y)
      layer.cornerRadius = 12
      layer.backgroundColor = color.cgColor
      view.layer.addSublayer(layer)
    }
    plain.name = "plain"
    quiet.name = "quiet"
    setSuppressed(true)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .moveBoth))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardSpacebar:
        setSuppressed(quiet.value(forKey: "suppressPositionAnimation") as? Bool != true)
      case .keyboardReturnOrEnter: moveBoth()
      default: break
      }
    }
  }

  func moveBoth() {
    isRight.toggle()
    let x = isRight ? view.bounds.width - 80 : 80
    plain.position.x = x
    quiet.position.x = x
  }

  /// The border shows whether the animation is suppressed.
  private func setSuppressed(_ isSuppressed: Bool) {
    quiet.setValue(isSuppressed, forKey: "suppressPositionAnimation")
    quiet.borderWidth = isSuppressed ? 4 : 0
  }
}

extension Selector {
  static let moveBoth = Selector("moveBoth", SuppressedPositionController.moveBoth)
}

#Preview("Suppressed Position", traits: .fixedLayout(width: 480, height: 320)) {
  SuppressedPositionController()
}
