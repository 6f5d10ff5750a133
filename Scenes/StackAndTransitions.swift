// Four cards in a stack view, each of which gives way to its other side by another transition.
//
// Click a card: the first two turn over about the vertical and the horizontal middle, the third is leafed over (a
// dissolve here), and the last dissolves. Space turns all of them; Return makes the row a column, and back.

import UIKit

/// A place in the stack with two sides, of which one is in it.
final class TwoSided: UIView {
  private let sides: [UIView]
  private let there: UIView.AnimationOptions
  private let back: UIView.AnimationOptions
  private var side = 0

  init(
    _ name: String,
    _ color: UIColor,
    _ there: UIView.AnimationOptions,
    _ back: UIView.AnimationOptions
  ) {
    (self.there, self.back) = (there, back)
    sides = [TwoSided.side(name, .white, on: color), TwoSided.side("back", color, on: .white)]
    super.init(frame: .zero)
    sides[0].frame = bounds
    addSubview(sides[0])
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: .turnOver))
  }

  required init?(coder: NSCoder) { nil }

  private static func side(_ text: String, _ ink: UIColor, on color: UIColor) -> UIView {
    let label = UILabel()
    (label.text, label.textColor, label.backgroundColor) = (text, ink, color)
    label.font = .boldSystemFont(ofSize: 18)
    label.textAlignment = .center
    label.layer.cornerRadius = 12
    label.layer.borderWidth = 3
    label.layer.borderColor = (color == .white ? ink : color).cgColor
    label.clipsToBounds = true
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return label
  }

  /// The two are in a view of their own: it is the superview of the one that goes which turns.
  func turnOver() {
    let (from, to) = (sides[side], sides[1 - side])
    let options = side == 0 ? there : back
    side = 1 - side
    to.frame = bounds
    UIView.transition(from: from, to: to, duration: 0.8, options: options.union(.curveEaseInOut))
  }
}

final class StackAndTransitionsController: UIViewController {
  private let cards = [
    TwoSided("left", .systemBlue, .transitionFlipFromLeft, .transitionFlipFromRight),
    TwoSided("top", .systemGreen, .transitionFlipFromTop, .transitionFlipFromBottom),
    TwoSided("curl", .systemOrange, .transitionCurlUp, .transitionCurlDown),
    TwoSided("dissolve", .systemPink, .transitionCrossDissolve, .transitionCrossDissolve),
  ]
  private let stack = UIStackView(frame: CGRect(x: 20, y: 60, width: 440, height: 200))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.94, alpha: 1)
    (stack.spacing, stack.distribution) = (12, .fillEqually)
    for card in cards { stack.addArrangedSubview(card) }
    view.addSubview(stack)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardSpacebar: for card in cards { card.turnOver() }
      case .keyboardReturnOrEnter: turnStack()
      default: super.pressesBegan(presses, with: event)
      }
    }
  }

  /// With `layoutSubviews` the cards move to their new places as the stack gets its new shape.
  private func turnStack() {
    let isRow = stack.axis == .horizontal
    UIView.animate(withDuration: 0.5, delay: 0, options: .layoutSubviews) { [stack] in
      stack.axis = isRow ? .vertical : .horizontal
      stack.frame =
        isRow
        ? CGRect(x: 150, y: 20, width: 180, height: 280)
        : CGRect(x: 20, y: 60, width: 440, height: 200)
    }
  }
}

extension Selector {
  static let turnOver = Selector("turnOver", TwoSided.turnOver)
}

#Preview("Stack and Transitions", traits: .fixedLayout(width: 480, height: 320)) {
  StackAndTransitionsController()
}
