// Three ways to give a layer a shape: round corners, a mask, and a picture that stretches only in its middle.
//
// Move the pointer's light over the hills by a click, or with the arrow keys: the light is the mask of
// the picture, a layer like any other, so its position animates by itself. Space lets the card round its
// other corners, Return lets the bubble grow: its picture has margins that are never stretched.

import UIKit

final class MasksController: UIViewController {
  private let card = CALayer()
  private let hills = CALayer()
  private let light = CALayer()
  private let bubble = CALayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.94, alpha: 1)
    addCard()
    addHills()
    addBubble()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .tapped))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardLeftArrow: moveLight(to: light.position.x - 80)
      case .keyboardRightArrow: moveLight(to: light.position.x + 80)
      case .keyboardSpacebar: turnCorners()
      case .keyboardReturnOrEnter: grow()
      default: break
      }
    }
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: view)
    if card.hitTest(point) != nil {
      turnCorners()
    } else if bubble.hitTest(point) != nil {
      grow()
    } else {
      moveLight(to: hills.convert(point, from: view.layer).x)
    }
  }

  // Only two of its corners are round; the stripe is cut to them as well.
  private func addCard() {
    card.frame = CGRect(x: 30, y: 30, width: 130, height: 110)
    card.backgroundColor = UIColor.white.cgColor
    card.cornerRadius = 28
    card.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    card.masksToBounds = true
    card.borderWidth = 2
    card.borderColor = UIColor.systemIndigo.cgColor
    let stripe = CALayer()
    stripe.frame = CGRect(x: 0, y: 0, width: 130, height: 40)
    stripe.backgroundColor = UIColor.systemIndigo.cgColor
    card.addSublayer(stripe)
    view.layer.addSublayer(card)
  }

  // The mask lies in the picture's own coordinates. Its alpha is what counts, its color does not: a full
  // light in a half one.
  private func addHills() {
    hills.frame = CGRect(x: 30, y: 170, width: 420, height: 120)
    hills.backgroundColor = UIColor.systemTeal.cgColor
    for (x, color) in [(40.0, UIColor.systemGreen), (190, .systemBrown), (330, .systemOrange)] {
      let hill = CALayer()
      hill.bounds = CGRect(x: 0, y: 0, width: 120, height: 120)
      hill.position = CGPoint(x: x + 20, y: 130)
      hill.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
      hill.backgroundColor = color.cgColor
      hills.addSublayer(hill)
    }
    light.bounds = CGRect(x: 0, y: 0, width: 150, height: 150)
    light.position = CGPoint(x: 90, y: 60)
    light.cornerRadius = 75
    light.backgroundColor = UIColor(white: 0, alpha: 0.35).cgColor
    let core = CALayer()
    core.frame = CGRect(x: 20, y: 20, width: 110, height: 110)
    core.cornerRadius = 55
    core.backgroundColor = UIColor.black.cgColor
    light.addSublayer(core)
    hills.mask = light
    hills.masksToBounds = true
    view.layer.addSublayer(hills)
  }

  // The picture is 44 by 44 pixels at two a point; all but its middle keeps its size.
  private func addBubble() {
    bubble.frame = CGRect(x: 200, y: 40, width: 60, height: 50)
    bubble.contents = bubblePicture()
    bubble.contentsScale = 2
    bubble.contentsCenter = CGRect(x: 0.6, y: 0.4, width: 0.1, height: 0.1)
    view.layer.addSublayer(bubble)
  }

  private func bubblePicture() -> CGImage? {
    let context = CGContext(
      data: nil,
      width: 44,
      height: 44,
      bitsPerComponent: 8,
      bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
    )
    // A context's y points up: the tail is at the bottom.
    let outline = CGMutablePath()
    outline.addRoundedRect(
      in: CGRect(x: 2, y: 12, width: 40, height: 30),
      cornerWidth: 14,
      cornerHeight: 14
    )
    outline.addLines(
      between: [CGPoint(x: 10, y: 14), CGPoint(x: 8, y: 1), CGPoint(x: 24, y: 12)]
    )
    context?.setFillColor(UIColor.systemPink.cgColor)
    context?.addPath(outline)
    context?.fillPath()
    return context?.makeImage()
  }

  private func moveLight(to x: CGFloat) {
    CATransaction.setAnimationDuration(0.8)
    light.position.x = max(0, min(hills.bounds.width, x))
  }

  // Which corners are round does not animate; the radius does.
  private func turnCorners() {
    card.maskedCorners.formSymmetricDifference([
      .layerMinXMinYCorner, .layerMaxXMaxYCorner,
    ])
  }

  private func grow() {
    let isSmall = bubble.bounds.width < 100
    CATransaction.setAnimationDuration(0.8)
    bubble.frame = CGRect(x: 200, y: 40, width: isSmall ? 240 : 60, height: isSmall ? 100 : 50)
  }
}

extension Selector {
  static let tapped = Selector("tapped", MasksController.tapped)
}

#Preview("Masks", traits: .fixedLayout(width: 480, height: 320)) {
  MasksController()
}
