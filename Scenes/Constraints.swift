// A card whose size is set by constraints, and a row of buttons that makes way for it.
//
// Click the card, or press Return: its text opens, and everything else finds its place again. A constraint's constant
// or `isActive` is changed first, and `layoutIfNeeded()` in an animation block moves what that has moved.

import UIKit

final class ConstraintsController: UIViewController {
  private let card = UIView()
  private let heading = UILabel()
  private let text = UILabel()
  private let rule = UIView()
  private var isOpen = false
  private var closed: [NSLayoutConstraint] = []
  private var opened: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    makeCard()
    let row = makeRow()
    for part in [card, rule, row] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    rule.backgroundColor = .separator
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: margins.topAnchor, constant: 16),
      card.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor, constant: 16),
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      rule.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 16),
      rule.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      rule.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      rule.heightAnchor.constraint(equalToConstant: 2),
      row.topAnchor.constraint(equalTo: rule.bottomAnchor, constant: 16),
      row.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ])
    closed = [
      card.widthAnchor.constraint(equalToConstant: 260),
      text.heightAnchor.constraint(equalToConstant: 0),
    ]
    opened = [card.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.8)]
    NSLayoutConstraint.activate(closed)
  }

  private func makeCard() {
    card.backgroundColor = .systemIndigo
    card.layer.cornerRadius = 14
    card.layer.name = "card"
    card.clipsToBounds = true
    card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .toggled))
    heading.text = "Constraints"
    heading.font = .boldSystemFont(ofSize: 20)
    text.text =
      "Each says how two places or lengths compare. Together they leave one place for each view, "
      + "and the height of this text follows from its width."
    text.font = .systemFont(ofSize: 15)
    text.numberOfLines = 0
    for label in [heading, text] {
      label.textColor = .white
      label.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(label)
    }
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: card.topAnchor, constant: 14),
      heading.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      text.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 8),
      text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -14),
    ])
  }

  private func makeRow() -> UIStackView {
    let buttons = ["One", "Two", "Three"].map { title in
      UIButton(configuration: .tinted(), primaryAction: UIAction(title: title) { _ in })
    }
    let row = UIStackView(arrangedSubviews: buttons)
    row.spacing = 8
    row.distribution = .fillEqually
    return row
  }

  fileprivate func toggled() {
    isOpen.toggle()
    NSLayoutConstraint.deactivate(isOpen ? closed : opened)
    NSLayoutConstraint.activate(isOpen ? opened : closed)
    UIView.animate(springDuration: 0.6, bounce: 0.2, options: .allowUserInteraction) {
      view.layoutIfNeeded()
    }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardReturnOrEnter }) {
      toggled()
    } else {
      super.pressesBegan(presses, with: event)
    }
  }
}

extension Selector {
  fileprivate static let toggled = Selector("toggled", ConstraintsController.toggled)
}

#Preview(traits: .fixedLayout(width: 480, height: 320)) {
  ConstraintsController()
}
