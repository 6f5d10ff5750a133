// Eight rules by which a view is found under the pointer, one preview for each.
//
// Move the pointer, or click: the view that `hitTest(_:with:)` answers has a white edge, and its name is written
// below. Ctrl+PageDown shows the next rule.

import UIKit

enum Rule: String {
  case outside = "What lies outside its superview's bounds is never hit"
  case clipped = "What is cut off cannot be seen, and is not hit either"
  case rotated = "A turned view is hit where it is seen, not in its frame"
  case hidden = "A hidden view is passed over, with all in it"
  case clear = "Below an alpha of 0.01 a view is passed over: 0.02 is enough"
  case disabled = "A view without interaction is passed over, with all in it"
  case order = "The last subview is hit first, whatever a layer's zPosition"
  case masked = "A mask hides a part of a view, which is still hit"
}

final class HitTestingRulesController: UIViewController {
  private let rule: Rule
  private let card = UIView(frame: CGRect(x: 140, y: 20, width: 160, height: 160))
  private let badge = UIView(frame: CGRect(x: 90, y: 90, width: 120, height: 120))
  private let words = UILabel(frame: CGRect(x: 10, y: 256, width: 460, height: 20))
  private let found = UILabel(frame: CGRect(x: 10, y: 280, width: 460, height: 24))
  private var names: [UIView: String] = [:]
  private var lit: UIView?

  init(_ rule: Rule) {
    self.rule = rule
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.12, alpha: 1)
    names = [view: "the background", card: "the blue card", badge: "the orange badge"]
    card.backgroundColor = .systemBlue
    badge.backgroundColor = .systemOrange
    card.addSubview(badge)
    view.addSubview(card)
    setUp()
    (words.text, words.textColor) = (rule.rawValue, UIColor(white: 0.8, alpha: 1))
    words.font = .systemFont(ofSize: 13)
    (found.textColor, found.font) = (.white, .boldSystemFont(ofSize: 17))
    for label in [words, found] {
      label.textAlignment = .center
      label.isUserInteractionEnabled = false
      view.addSubview(label)
    }
    view.addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: .look))
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .look))
  }

  private func setUp() {
    switch rule {
    case .outside: break
    case .clipped: card.clipsToBounds = true
    case .rotated:
      badge.removeFromSuperview()
      card.transform = CGAffineTransform(rotationAngle: .pi / 4)
    case .hidden: badge.isHidden = true
    case .clear:
      badge.alpha = 0.005
      addSecond("the pale badge", .systemGreen).alpha = 0.02
    case .disabled: badge.isUserInteractionEnabled = false
    case .order:
      let second = addSecond("the green badge", .systemGreen)
      second.center = CGPoint(x: badge.center.x - 50, y: badge.center.y - 50)
      badge.layer.zPosition = 1
    case .masked:
      let hole = CAShapeLayer()
      hole.path = CGPath(ellipseIn: card.bounds, transform: nil)
      card.layer.mask = hole
      badge.removeFromSuperview()
    }
  }

  private func addSecond(_ name: String, _ color: UIColor) -> UIView {
    let second = UIView(frame: CGRect(x: 10, y: 10, width: 70, height: 70))
    second.backgroundColor = color
    names[second] = name
    card.addSubview(second)
    return second
  }

  func look(_ recognizer: UIGestureRecognizer) {
    let hit = view.hitTest(recognizer.location(in: view), with: nil)
    if hit !== lit {
      lit?.layer.borderWidth = 0
      hit?.layer.borderColor = UIColor.white.cgColor
      hit?.layer.borderWidth = 3
      lit = hit
    }
    found.text = hit.flatMap { names[$0] } ?? "nothing"
  }
}

extension Selector {
  static let look = Selector("look", HitTestingRulesController.look)
}

#Preview("Outside", traits: .fixedLayout(width: 480, height: 320)) {
  HitTestingRulesController(.outside)
}
#Preview("Clipped", traits: .fixedLayout(width: 480, height: 320)) {
  HitTestingRulesController(.clipped)
}
#Preview("Rotated", traits: .fixedLayout(width: 480, height: 320)) {
  HitTestingRulesController(.rotated)
}
#Preview("Hidden", traits: .fixedLayout(width: 480, height: 320)) {
  HitTestingRulesController(.hidden)
}
#Preview("Alpha", traits: .fixedLayout(width: 480, height: 320)) {
  HitTestingRulesController(.clear)
}
#Preview("Disabled", traits: .fixedLayout(width: 480, height: 320)) {
  HitTestingRulesController(.disabled)
}
#Preview("Order", traits: .fixedLayout(width: 480, height: 320)) {
  HitTestingRulesController(.order)
}
#Preview("Masked", traits: .fixedLayout(width: 480, height: 320)) {
  HitTestingRulesController(.masked)
}
