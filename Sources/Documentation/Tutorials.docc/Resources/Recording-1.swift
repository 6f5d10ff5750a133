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
  card.backgroundColor = .systemGreen
  card.layer.cornerRadius = 12
  return card
}
