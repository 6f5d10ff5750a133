// A new target while a layer is on its way: additive animations keep its speed.
//
// Click here and there, faster than the layers get there. The disc takes each turn in a curve; the ring,
// which an animation from its place on screen moves, stops dead at each click and starts again. Press
// Space for a target in the opposite corner.

import UIKit

final class RetargetingController: UIViewController {
  private let disc = CALayer()
  private let ring = CALayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.12, alpha: 1)
    for (layer, size) in [(disc, 32), (ring, 48)] {
      layer.bounds = CGRect(x: 0, y: 0, width: size, height: size)
      layer.position = CGPoint(x: 60, y: 60)
      layer.cornerRadius = CGFloat(size) / 2
      view.layer.addSublayer(layer)
    }
    disc.backgroundColor = UIColor.systemTeal.cgColor
    ring.borderColor = UIColor.systemOrange.cgColor
    ring.borderWidth = 4
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .tapped))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    move(to: CGPoint(x: 420, y: 60))
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    move(to: tap.location(in: view))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) else { return }
    move(to: CGPoint(x: 480 - disc.position.x, y: 320 - disc.position.y))
  }

  private func move(to target: CGPoint) {
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))

    // The model is at the target at once. What is added leads back to the old place, and fades away to
    // nothing; those of earlier targets go on. Without a key none of them replaces another.
    let fadingDistance = CABasicAnimation(keyPath: "position")
    fadingDistance.isAdditive = true
    fadingDistance.fromValue = CGPoint(
      x: disc.position.x - target.x,
      y: disc.position.y - target.y
    )
    fadingDistance.toValue = CGPoint.zero
    fadingDistance.duration = 1
    disc.position = target
    disc.add(fadingDistance, forKey: nil)

    let fromSeenPlace = CABasicAnimation(keyPath: "position")
    fromSeenPlace.fromValue = ring.presentation()?.position ?? ring.position
    fromSeenPlace.toValue = target
    fromSeenPlace.duration = 1
    ring.position = target
    ring.add(fromSeenPlace, forKey: "move")
  }
}

extension Selector {
  static let tapped = Selector("tapped", RetargetingController.tapped)
}

#Preview("Retargeting", traits: .fixedLayout(width: 480, height: 320)) {
  RetargetingController()
}
