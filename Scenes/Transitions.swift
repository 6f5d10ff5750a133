// The four transitions: fade and push above, moveIn and reveal below.
//
// Click, or press Space, to turn the cards over: from the right, then from the next side each time. A
// transition knows nothing of the change. It takes the layer's picture from before, sublayers included,
// and leads from it to whatever the layer looks like when the transaction is over.

import UIKit

final class TransitionsController: UIViewController {
  private let types: [CATransitionType] = [.fade, .push, .moveIn, .reveal]
  // "Top" is where y is greatest. With y pointing down, that is the lower edge.
  private let sides: [CATransitionSubtype] = [.fromRight, .fromTop, .fromLeft, .fromBottom]
  private var cards: [UIView] = []
  private var turns = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.9, alpha: 1)
    for index in types.indices {
      // Pictures slide out of the layer's bounds. A frame around the card cuts them off.
      let frame = UIView(frame: CGRect(x: 40, y: 20, width: 190, height: 130))
      frame.center.x += 210 * CGFloat(index % 2)
      frame.center.y += 150 * CGFloat(index / 2)
      frame.layer.cornerRadius = 12
      frame.clipsToBounds = true
      view.addSubview(frame)
      let card = UIView(frame: frame.bounds)
      let mark = UIView(frame: CGRect(x: 65, y: 35, width: 60, height: 60))
      mark.backgroundColor = .white
      frame.addSubview(card)
      card.addSubview(mark)
      cards.append(card)
      showFace(of: card)
    }
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .turnOver))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) { turnOver() }
  }

  func turnOver() {
    let side = sides[turns % sides.count]
    turns += 1
    for (card, type) in zip(cards, types) {
      let transition = CATransition()
      transition.type = type
      transition.subtype = side
      transition.duration = 1
      // A layer has one transition at a time, always under this key.
      card.layer.add(transition, forKey: kCATransition)
      showFace(of: card)
    }
  }

  private func showFace(of card: UIView) {
    let isFront = turns % 2 == 0
    card.backgroundColor = isFront ? .systemBlue : .systemOrange
    card.subviews.first?.layer.cornerRadius = isFront ? 30 : 6
  }
}

extension Selector {
  static let turnOver = Selector("turnOver", TransitionsController.turnOver)
}

#Preview("Transitions", traits: .fixedLayout(width: 480, height: 320)) {
  TransitionsController()
}
