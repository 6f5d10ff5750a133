import CoreGraphics
import QuartzCore

extension Workload {
  /// Fifty white cards with soft shadows that move.
  static let cards = Workload(
    "W5",
    "50 cards with shadows",
    background: .bytes(0xD0, 0xD4, 0xDC),
    target: 2.0
  ) { root in
    var numbers = SceneNumbers()
    for mover in numbers.movers(50, width: 1080, height: 580) {
      let card = CALayer()
      card.bounds = CGRect(x: 0, y: 0, width: 200, height: 140)
      card.anchorPoint = .zero
      card.cornerRadius = 12
      card.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
      card.shadowOpacity = 0.35
      card.shadowRadius = 12
      card.shadowOffset = CGSize(width: 0, height: 4)
      root.addSublayer(card)
      swing(card, "position", from: mover.from, to: mover.to, duration: mover.duration)
    }
  }
}
