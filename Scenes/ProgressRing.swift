// A ring that draws itself from a property of its own, and that property animates.
//
// Click, or press Space, for another quarter. Each change of `progress` asks for an action, which
// animates it. `needsDisplay(forKey:)` has the ring drawn for every frame of that, by a copy of the
// layer that holds the value on the way.

import UIKit

final class RingLayer: CALayer {
  /// How much of the ring is filled, 0 … 1.
  @Animatable var progress: CGFloat = 0

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "progress" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.progress ?? progress
    animation.duration = 1
    return animation
  }

  override func draw(in ctx: CGContext) {
    ctx.setLineWidth(28)
    ctx.setLineCap(.round)
    addArc(to: 1, in: ctx)
    ctx.setStrokeColor(UIColor(white: 0.88, alpha: 1).cgColor)
    ctx.strokePath()
    addArc(to: progress, in: ctx)
    ctx.setStrokeColor(UIColor.systemGreen.cgColor)
    ctx.strokePath()
  }

  /// Adds a part of the circle, from twelve o'clock as a clock's hands go.
  private func addArc(to part: CGFloat, in ctx: CGContext) {
    ctx.addArc(
      center: CGPoint(x: bounds.midX, y: bounds.midY),
      radius: bounds.width / 2 - 14,
      startAngle: -.pi / 2,
      endAngle: -.pi / 2 + 2 * .pi * part,
      // Core Graphics means clockwise where y points up. Here it points down.
      clockwise: false
    )
  }
}

final class ProgressRingController: UIViewController {
  private let ring = RingLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    ring.bounds = CGRect(x: 0, y: 0, width: 220, height: 220)
    ring.position = CGPoint(x: 240, y: 160)
    ring.contentsScale = UIScreen.main.scale
    view.layer.addSublayer(ring)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .addQuarter))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    addQuarter()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) { addQuarter() }
  }

  func addQuarter() {
    ring.progress = ring.progress < 1 ? ring.progress + 0.25 : 0
  }
}

extension Selector {
  static let addQuarter = Selector("addQuarter", ProgressRingController.addQuarter)
}

#Preview("Progress Ring", traits: .fixedLayout(width: 480, height: 320)) {
  ProgressRingController()
}
