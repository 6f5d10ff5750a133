// A card that is dragged, thrown, and comes back.
//
// Drag the card and release it. It goes on at the speed that it had (`velocity(in:)` is the spring's initial
// velocity), and a spring brings it home. Grab it on its way: it stays where you take it.

import UIKit

final class DraggableCardController: UIViewController {
  private let home = CGPoint(x: 240, y: 160)
  private let card = UIView(frame: CGRect(x: 180, y: 120, width: 120, height: 80))
  private var animator: UIViewPropertyAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.96, alpha: 1)
    card.backgroundColor = .systemIndigo
    card.layer.cornerRadius = 14
    card.layer.shadowOpacity = 0.25
    card.layer.shadowRadius = 8
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    card.layer.name = "card"
    view.addSubview(card)
    card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: .panned))
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      animator?.stopAnimation(true)
      animator = nil
    case .changed:
      let way = pan.translation(in: view)
      card.center = CGPoint(x: card.center.x + way.x, y: card.center.y + way.y)
      pan.setTranslation(.zero, in: view)
    case .ended, .cancelled: comeHome(pan.velocity(in: view))
    default: break
    }
  }

  /// A spring's velocity is in units of the whole distance per second.
  private func comeHome(_ velocity: CGPoint) {
    let (x, y) = (home.x - card.center.x, home.y - card.center.y)
    let spring = UISpringTimingParameters(
      dampingRatio: 0.55,
      initialVelocity: CGVector(
        dx: x == 0 ? 0 : velocity.x / x,
        dy: y == 0 ? 0 : velocity.y / y
      )
    )
    let animator = UIViewPropertyAnimator(duration: 0.9, timingParameters: spring)
    animator.addAnimations { [card, home] in card.center = home }
    animator.startAnimation()
    self.animator = animator
  }
}

extension Selector {
  static let panned = Selector("panned", DraggableCardController.panned)
}

#Preview("Draggable Card", traits: .fixedLayout(width: 480, height: 320)) {
  DraggableCardController()
}
