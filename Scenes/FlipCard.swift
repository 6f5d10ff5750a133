// A card with two sides, turned over in depth.
//
// Click the card, or press Space, to turn it. The two sides are in one transform layer, half a turn apart, and neither
// is seen from behind. Front and back are drawn once, with Core Graphics; while they turn nothing is drawn again. The
// card rises as it turns: position and rotation are animations of the same layer beside each other.

import UIKit

/// One side of the card, drawn from its name.
final class CardSide: CALayer {
  var paint: (CGContext, CGRect) -> Void = { _, _ in }

  override func draw(in ctx: CGContext) { paint(ctx, bounds) }
}

final class FlipCardController: UIViewController {
  private let card = CATransformLayer()
  private var isTurned = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.1, green: 0.28, blue: 0.24, alpha: 1)
    // The eye is 600 points before the view's middle.
    view.layer.sublayerTransform.m34 = -1 / 600
    card.bounds = CGRect(x: 0, y: 0, width: 160, height: 220)
    card.position = CGPoint(x: 240, y: 160)
    card.addSublayer(side(turned: 0, paint: paintFront))
    card.addSublayer(side(turned: .pi, paint: paintBack))
    view.layer.addSublayer(card)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .turn))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) { turn() }
  }

  func turn() {
    isTurned.toggle()
    // By the angle: a half turn as a matrix has no direction.
    let flip = CABasicAnimation(keyPath: "transform.rotation.y")
    (flip.fromValue, flip.toValue) = (isTurned ? 0 : Double.pi, isTurned ? Double.pi : 2 * .pi)
    let rise = CAKeyframeAnimation(keyPath: "transform.translation.z")
    rise.values = [0, 120, 0]
    rise.isAdditive = true
    let both = CAAnimationGroup()
    both.animations = [flip, rise]
    both.duration = 1
    both.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    card.add(both, forKey: "flip")
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    card.transform = CATransform3DMakeRotation(isTurned ? .pi : 0, 0, 1, 0)
    CATransaction.commit()
  }

  private func side(turned angle: CGFloat, paint: @escaping (CGContext, CGRect) -> Void) -> CALayer
  {
    let side = CardSide()
    side.paint = paint
    side.frame = card.bounds
    side.contentsScale = UIScreen.main.scale
    side.cornerRadius = 18
    side.cornerCurve = .continuous
    side.masksToBounds = true
    side.isDoubleSided = false
    side.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
    side.setNeedsDisplay()
    return side
  }

  /// A red diamond with its shadow, and small ones in the corners.
  private func paintFront(_ context: CGContext, _ bounds: CGRect) {
    context.setFillColor(UIColor(white: 0.97, alpha: 1).cgColor)
    context.fill(bounds)
    context.setFillColor(UIColor.systemRed.cgColor)
    for corner in [CGPoint(x: 22, y: 30), CGPoint(x: bounds.maxX - 22, y: bounds.maxY - 30)] {
      context.addPath(diamond(at: corner, size: 14))
    }
    context.fillPath()
    context.setShadow(
      offset: CGSize(width: 0, height: 5),
      blur: 10,
      color: UIColor(white: 0, alpha: 0.45).cgColor
    )
    context.addPath(diamond(at: CGPoint(x: bounds.midX, y: bounds.midY), size: 58))
    context.fillPath()
  }

  /// Rows of diamonds in a frame.
  private func paintBack(_ context: CGContext, _ bounds: CGRect) {
    context.setFillColor(UIColor.systemIndigo.cgColor)
    context.fill(bounds)
    let frame = bounds.insetBy(dx: 14, dy: 14)
    let border = CGPath(roundedRect: frame, cornerWidth: 8, cornerHeight: 8, transform: nil)
    context.addPath(border)
    context.clip()
    context.setFillColor(UIColor(white: 1, alpha: 0.35).cgColor)
    for row in 0..<11 {
      for column in 0..<8 {
        let x = frame.minX + CGFloat(column) * 20 + (row % 2 == 0 ? 0 : 10)
        context.addPath(diamond(at: CGPoint(x: x, y: frame.minY + CGFloat(row) * 20), size: 12))
      }
    }
    context.fillPath()
    context.addPath(border)
    context.setStrokeColor(UIColor.white.cgColor)
    context.setLineWidth(4)
    context.strokePath()
  }

  private func diamond(at center: CGPoint, size: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: center.x, y: center.y - size))
    path.addLine(to: CGPoint(x: center.x + size * 0.7, y: center.y))
    path.addLine(to: CGPoint(x: center.x, y: center.y + size))
    path.addLine(to: CGPoint(x: center.x - size * 0.7, y: center.y))
    path.closeSubpath()
    return path
  }
}

extension Selector {
  static let turn = Selector("turn", FlipCardController.turn)
}

#Preview("Flip Card", traits: .fixedLayout(width: 480, height: 320)) {
  FlipCardController()
}
