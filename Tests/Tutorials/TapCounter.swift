// swift-format-ignore-file
//
//  TapCounter.swift
//  A card that counts taps and tells its delegate, as a first lesson in gestures has it.
//

import UIKit

@objc protocol CounterCardDelegate: AnyObject {
  @objc optional func counterCardDidReachTen(_ card: CounterCard)
  @objc optional func counterCard(_ card: CounterCard, didCount count: Int)
}

@objcMembers
class CounterCard: UIView {
  @IBOutlet weak var delegate: CounterCardDelegate?
  @IBInspectable dynamic var count: Int = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemTeal
    let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  @objc private func handleTap(_ sender: UITapGestureRecognizer) {
    guard sender.state == .ended else { return }
    count += 1
    delegate?.counterCard?(self, didCount: count)
    if count == 10 { delegate?.counterCardDidReachTen?(self) }
  }
}

class TapCounterViewController: UIViewController {
  private let label = UILabel()
  private lazy var resetTap = UITapGestureRecognizer(target: self, action: #selector(reset))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    let card = CounterCard(frame: CGRect(x: 20, y: 20, width: 120, height: 80))
    card.delegate = self
    view.addSubview(card)

    label.frame = CGRect(x: 20, y: 120, width: 120, height: 40)
    label.accessibilityIdentifier = "count"
    label.text = "none"
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(resetTap)
    view.addSubview(label)
  }

  @objc func reset() {
    label.text = "none"
  }
}

extension TapCounterViewController: CounterCardDelegate {
  func counterCard(_ card: CounterCard, didCount count: Int) {
    label.text = "\(count)"
  }
}

#Preview(traits: .fixedLayout(width: 480, height: 320)) {
  TapCounterViewController()
}
