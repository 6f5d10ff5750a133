import UIKit

final class CardView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.byValue = Double.pi
    spin.duration = 0.6
    layer.add(spin, forKey: "spin")
  }
}

#Preview("Card", traits: .fixedLayout(width: 320, height: 200)) {
  let card = CardView(frame: CGRect(x: 100, y: 60, width: 120, height: 80))
  card.layer.name = "card"
  card.backgroundColor = .systemBlue
  card.layer.cornerRadius = 12
  card.layer.shadowOpacity = 0.4
  card.layer.shadowRadius = 8
  card.layer.shadowOffset = CGSize(width: 0, height: 4)
  return card
}
