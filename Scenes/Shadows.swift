// What a layer's shadow takes its shape from: the card's from its background, the star's from its picture,
// the ring's from its border, the ball's from a path that lies on the floor, the words' from their letters.
//
// Space or a click lifts the card: its shadow's radius, offset and opacity animate by themselves, as its
// transform does. Return clips the card to its bounds, which hides its shadow, or lets it out again. The
// arrow keys roll the ball; its shadow is a part of it, and fades with it at the edge.

import UIKit

final class ShadowsController: UIViewController {
  private let card = CALayer()
  private let star = CALayer()
  private let ring = CALayer()
  private let ball = CALayer()
  private var isLifted = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.93, alpha: 1)
    addCard()
    addStar()
    addRing()
    addBall()
    addWords()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .tapped))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardSpacebar: lift()
      case .keyboardReturnOrEnter: card.masksToBounds.toggle()
      case .keyboardLeftArrow: roll(to: ball.position.x - 150)
      case .keyboardRightArrow: roll(to: ball.position.x + 150)
      default: break
      }
    }
  }

  func tapped(_ tap: UITapGestureRecognizer) { lift() }

  // A stripe on it changes nothing of the shape: the shadow is of all that the layer shows.
  private func addCard() {
    card.frame = CGRect(x: 40, y: 40, width: 170, height: 110)
    card.backgroundColor = UIColor.white.cgColor
    card.cornerRadius = 16
    (card.shadowOpacity, card.shadowRadius) = (0.4, 4)
    card.shadowOffset = CGSize(width: 0, height: 3)
    let stripe = CALayer()
    stripe.frame = CGRect(x: 16, y: 20, width: 100, height: 14)
    stripe.cornerRadius = 7
    stripe.backgroundColor = UIColor.systemTeal.cgColor
    card.addSublayer(stripe)
    view.layer.addSublayer(card)
  }

  private func addStar() {
    star.frame = CGRect(x: 255, y: 30, width: 90, height: 90)
    star.contents = starPicture()
    star.contentsScale = 2
    star.transform = CATransform3DMakeRotation(0.2, 0, 0, 1)
    (star.shadowOpacity, star.shadowRadius) = (0.6, 5)
    star.shadowOffset = CGSize(width: 0, height: 6)
    view.layer.addSublayer(star)
  }

  private func starPicture() -> CGImage? {
    let context = CGContext(
      data: nil,
      width: 180,
      height: 180,
      bitsPerComponent: 8,
      bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
    )
    let points = (0..<10).map { index in
      let (radius, angle) = (index % 2 == 0 ? 86.0 : 38, Double(index) * .pi / 5)
      return CGPoint(x: 90 + radius * sin(angle), y: 90 + radius * cos(angle))
    }
    context?.setFillColor(UIColor.systemYellow.cgColor)
    context?.addLines(between: points)
    context?.fillPath()
    return context?.makeImage()
  }

  // Nothing but a border: light falls through the middle.
  private func addRing() {
    ring.frame = CGRect(x: 375, y: 40, width: 70, height: 70)
    ring.cornerRadius = 35
    ring.borderWidth = 9
    ring.borderColor = UIColor.systemPink.cgColor
    (ring.shadowOpacity, ring.shadowRadius) = (0.5, 2)
    ring.shadowOffset = CGSize(width: 6, height: 8)
    view.layer.addSublayer(ring)
  }

  // The path is in the ball's own coordinates: flat, below it.
  private func addBall() {
    ball.frame = CGRect(x: 50, y: 210, width: 60, height: 60)
    ball.cornerRadius = 30
    ball.backgroundColor = UIColor.systemIndigo.cgColor
    (ball.shadowOpacity, ball.shadowRadius, ball.shadowOffset) = (0.5, 3, .zero)
    ball.shadowPath = CGPath(
      ellipseIn: CGRect(x: 2, y: 58, width: 56, height: 12),
      transform: nil
    )
    view.layer.addSublayer(ball)
  }

  private func addWords() {
    let words = CATextLayer()
    words.string = "Shadows"
    words.fontSize = 34
    words.foregroundColor = UIColor.systemBlue.cgColor
    words.contentsScale = 2
    words.frame = CGRect(x: 255, y: 150, width: 200, height: 44)
    (words.shadowOpacity, words.shadowRadius) = (0.45, 2)
    words.shadowOffset = CGSize(width: 3, height: 4)
    view.layer.addSublayer(words)
  }

  private func lift() {
    isLifted.toggle()
    CATransaction.setAnimationDuration(0.6)
    card.transform = isLifted ? CATransform3DMakeScale(1.1, 1.1, 1) : CATransform3DIdentity
    card.shadowRadius = isLifted ? 14 : 4
    card.shadowOffset = CGSize(width: 0, height: isLifted ? 18 : 3)
    card.shadowOpacity = isLifted ? 0.3 : 0.4
  }

  private func roll(to x: CGFloat) {
    CATransaction.setAnimationDuration(0.8)
    ball.position.x = max(80, min(400, x))
    ball.opacity = ball.position.x > 300 ? 0.5 : 1
  }
}

extension Selector {
  static let tapped = Selector("tapped", ShadowsController.tapped)
}

#Preview("Shadows", traits: .fixedLayout(width: 480, height: 320)) {
  ShadowsController()
}
