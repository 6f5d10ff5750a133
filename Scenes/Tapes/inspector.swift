// What inspector.tape looks at: a card below a pane of glass, and a second one that is only faint.
//
// A click moves the card at once, the next one in an animation block.

import UIKit

final class InspectedController: UIViewController {
  private let card = UIView(frame: CGRect(x: 40, y: 180, width: 120, height: 80))
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.94, alpha: 1)
    view.layer.name = "table"
    card.layer.name = "card"
    card.backgroundColor = .systemTeal
    card.layer.cornerRadius = 10
    view.addSubview(card)
    add("glass", CGRect(x: 20, y: 160, width: 160, height: 120)).isUserInteractionEnabled = false
    add("ghost", CGRect(x: 80, y: 200, width: 120, height: 80)).alpha = 0.005
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .move))
  }

  private func add(_ name: String, _ frame: CGRect) -> UIView {
    let pane = UIView(frame: frame)
    pane.layer.name = name
    pane.backgroundColor = UIColor.systemIndigo.withAlphaComponent(0.25)
    view.addSubview(pane)
    return pane
  }

  func move() {
    count += 1
    let center = CGPoint(x: count.isMultiple(of: 2) ? 100 : 380, y: 220)
    if count == 1 {
      card.center = center
    } else {
      UIView.animate(withDuration: 1.5, delay: 0, options: .curveEaseInOut) {
        self.card.center = center
      }
    }
  }
}

extension Selector {
  fileprivate static let move = Selector("move", InspectedController.move)
}

#Preview("Inspected", traits: .fixedLayout(width: 480, height: 320)) {
  InspectedController()
}
