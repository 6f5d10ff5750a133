// Spring blocks that are given another end before they have come to theirs.
//
// Click here and there, quickly. Each click starts another `UIView.animate` with a spring; the changes add up, so the
// green disc keeps its speed and turns in a curve. The gray square is animated without a spring: it adds up too, but
// cannot swing over.

import UIKit

final class RetargetedSpringsController: UIViewController {
  private let disc = UIView(frame: CGRect(x: 50, y: 90, width: 56, height: 56))
  private let square = UIView(frame: CGRect(x: 60, y: 210, width: 36, height: 36))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    disc.backgroundColor = .systemGreen
    disc.layer.cornerRadius = 28
    square.backgroundColor = .systemGray
    for subview in [square, disc] { view.addSubview(subview) }
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .tapped))
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: view)
    UIView.animate(
      withDuration: 1.2,
      delay: 0,
      usingSpringWithDamping: 0.5,
      initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) { [disc] in
      disc.center = place
    }
    UIView.animate(withDuration: 1.2, delay: 0, options: .allowUserInteraction) { [square] in
      square.center = place
    }
  }
}

extension Selector {
  static let tapped = Selector("tapped", RetargetedSpringsController.tapped)
}

#Preview("Retargeted Springs", traits: .fixedLayout(width: 480, height: 320)) {
  RetargetedSpringsController()
}
