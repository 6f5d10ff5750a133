import UIKit

#Preview("Card", traits: .fixedLayout(width: 320, height: 200)) {
  let card = UIView(frame: CGRect(x: 100, y: 60, width: 120, height: 80))
  card.layer.name = "card"
  card.backgroundColor = .systemBlue
  return card
}
