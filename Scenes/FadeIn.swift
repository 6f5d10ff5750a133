// A card fades in, and its animation says when it is done.
//
// Click, or press Return. While the card fades it does not answer; when the animation added under the
// name "Fade In" finishes, its target-action makes the card touchable. Then each click on it counts.

import UIKit

final class FadeInController: UIViewController {
  private let card = UIView()
  private let label = CATextLayer()
  private let hint = CATextLayer()
  private var clicks = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.96, alpha: 1)

    card.bounds = CGRect(x: 0, y: 0, width: 200, height: 120)
    card.backgroundColor = .systemBlue
    card.layer.cornerRadius = 16
    card.layer.name = "card"
    card.alpha = 0
    card.isUserInteractionEnabled = false
    view.addSubview(card)

    label.frame = CGRect(x: 0, y: 46, width: 200, height: 28)
    label.fontSize = 20
    label.alignmentMode = .center
    label.contentsScale = UIScreen.main.scale
    label.string = "Click me"
    card.layer.addSublayer(label)

    hint.string = "Click, or press Return"
    hint.fontSize = 14
    hint.foregroundColor = UIColor.systemGray.cgColor
    hint.alignmentMode = .center
    hint.contentsScale = UIScreen.main.scale
    view.layer.addSublayer(hint)

    // The pair belongs to the name "Fade In". It serves every animation that is added under it.
    card.layer.addTarget(self, action: .fadeInFinished, forKey: "Fade In")
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .fadeIn))
    card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .countClick))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    hint.frame = CGRect(x: 0, y: view.bounds.maxY - 36, width: view.bounds.width, height: 20)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isReturn = presses.contains { $0.key?.keyCode == .keyboardReturnOrEnter }
    guard isReturn else { return super.pressesBegan(presses, with: event) }
    card.isUserInteractionEnabled ? countClick() : fadeIn()
  }

  func fadeIn() {
    guard card.alpha == 0 else { return }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 1
    // The model first: when the animation is gone, this is what stays on screen.
    card.alpha = 1
    card.layer.add(fade, forKey: "Fade In")
  }

  func fadeInFinished() {
    card.isUserInteractionEnabled = true
    card.layer.borderWidth = 4
    card.layer.borderColor = UIColor.systemIndigo.cgColor
    print("The fade has finished: the card answers clicks now.")
  }

  func countClick() {
    clicks += 1
    label.string = clicks == 1 ? "1 click" : "\(clicks) clicks"
    // Without the option a view takes no touches while it animates, and a quick click would be lost.
    UIView.animate(withDuration: 0.1, delay: 0, options: .allowUserInteraction) {
      self.card.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
    } completion: { _ in
      UIView.animate(withDuration: 0.1, delay: 0, options: .allowUserInteraction) {
        self.card.transform = .identity
      }
    }
  }
}

extension Selector {
  static let fadeIn = Selector("fadeIn", FadeInController.fadeIn)
  static let fadeInFinished = Selector("fadeInFinished", FadeInController.fadeInFinished)
  static let countClick = Selector("countClick", FadeInController.countClick)
}

#Preview("Fade In", traits: .fixedLayout(width: 480, height: 320)) {
  FadeInController()
}
