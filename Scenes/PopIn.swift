// A layer pops in when it comes on screen, and pops out before it goes.
//
// Click to put a dot there; click a dot (or press Backspace for the last one) to take it away; Return
// puts one in the middle. Coming in is an event of its own, `onOrderIn`. Going out is not animated by
// itself, since a removed layer is gone at once: the dot is given "byebye" through the transaction,
// answers the change of its opacity with an animation, and is removed when that is over.

import UIKit

final class Dot: CALayer {
  override func action(forKey event: String) -> (any CAAction)? {
    switch event {
    case kCAOnOrderIn: return pop("transform.scale", from: 0, to: 1)
    case "opacity" where CATransaction.value(forKey: "byebye") as? Bool == true:
      // Its own opacity goes from 1 to 0 under the property's name; this one shrinks it meanwhile.
      add(pop("transform.scale", from: 1, to: 0.1), forKey: "shrink")
      return pop("opacity", from: 1, to: 0)
    default: return super.action(forKey: event)
    }
  }

  private func pop(_ keyPath: String, from: Double, to: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 0.4
    animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0.6, 0.4, 1.4)
    return animation
  }
}

final class PopInController: UIViewController {
  private var dots: [Dot] = []
  private let colors: [UIColor] = [.systemPink, .systemBlue, .systemGreen, .systemOrange]
  private var made = 0
  private let hint = CATextLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    hint.frame = CGRect(x: 20, y: 20, width: 440, height: 20)
    hint.string = "Click to put a dot, click a dot to take it away"
    hint.fontSize = 14
    hint.foregroundColor = UIColor.systemGray.cgColor
    hint.contentsScale = UIScreen.main.scale
    view.layer.addSublayer(hint)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .tapped))
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: view)
    if let dot = dots.last(where: { $0.hitTest(point) != nil }) {
      remove(dot)
    } else {
      addDot(at: point)
    }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardReturnOrEnter:
        addDot(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
      case .keyboardDeleteOrBackspace: dots.last.map(remove)
      default: break
      }
    }
  }

  private func addDot(at point: CGPoint) {
    let dot = Dot()
    dot.bounds = CGRect(x: 0, y: 0, width: 80, height: 80)
    dot.cornerRadius = 40
    dot.position = point
    dot.backgroundColor = colors[made % colors.count].cgColor
    made += 1
    dots.append(dot)
    view.layer.addSublayer(dot)
  }

  private func remove(_ dot: Dot) {
    dots.removeAll { $0 === dot }
    // The block is set before the change: it waits for the animations that come after it.
    CATransaction.setCompletionBlock { dot.removeFromSuperlayer() }
    CATransaction.setValue(true, forKey: "byebye")
    dot.opacity = 0
  }
}

extension Selector {
  static let tapped = Selector("tapped", PopInController.tapped)
}

#Preview("Pop In", traits: .fixedLayout(width: 480, height: 320)) {
  PopInController()
}
