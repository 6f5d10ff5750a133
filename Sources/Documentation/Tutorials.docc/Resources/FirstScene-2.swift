import UIKit

#Preview("Card", traits: .fixedLayout(width: 320, height: 200)) {
  let card = UIView(frame: CGRect(x: 100, y: 60, width: 120, height: 80))
  card.layer.name = "card"
  card.backgroundColor = .systemBlue
  card.layer.cornerRadius = 12
  card.layer.shadowOpacity = 0.4
  card.layer.shadowRadius = 8
  card.layer.shadowOffset = CGSize(width: 0, height: 4)
  return card
}
