import QuartzCore
import Testing

@testable import UIKit

/// Views that constraints place, as tutorials write them.
@Suite struct `Constraints` {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func add(_ count: Int = 1, to superview: UIView? = nil) -> [UIView] {
    (0..<count).map { _ in
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      (superview ?? view).addSubview(child)
      return child
    }
  }

  @Test func `pinned to the sides a view is as large as its superview without the distances`() {
    let child = add()[0]
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      child.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      child.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      child.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 30, width: 270, height: 170))
    view.frame.size = CGSize(width: 100, height: 100)
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 30, width: 70, height: 70))
  }

  @Test func `in the middle, of a size of its own, and by the long way of making one`() {
    let child = add()[0]
    NSLayoutConstraint.activate([
      child.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      NSLayoutConstraint(
        item: child,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: view,
        attribute: .centerY,
        multiplier: 0.5,
        constant: 0
      ),
      child.widthAnchor.constraint(equalToConstant: 100),
      child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.4),
    ])
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 100, y: 30, width: 100, height: 40))
  }

  @Test func `siblings follow each other, and share a width`() {
    let views = add(3)
    for (index, child) in views.enumerated() {
      child.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      child.heightAnchor.constraint(equalToConstant: 20).isActive = true
      let before = index == 0 ? view.leadingAnchor : views[index - 1].trailingAnchor
      child.leadingAnchor.constraint(equalTo: before, constant: 6).isActive = true
      child.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true
    }
    views[2].trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -6).isActive = true
    view.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [6, 104, 202])
    #expect(views.map(\.frame.width) == [92, 92, 92])
  }

  /// Corner and size are rounded each for itself: lengths that are equal stay so (the records' `constraints_chain`).
  @Test func `places are in whole pixels`() {
    let views = add(3)
    for (index, child) in views.enumerated() {
      child.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      child.heightAnchor.constraint(equalToConstant: 20).isActive = true
      let before = index == 0 ? view.leadingAnchor : views[index - 1].trailingAnchor
      child.leadingAnchor.constraint(equalTo: before).isActive = true
      child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1 / 3).isActive = true
    }
    view.frame.size.width = 100
    view.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 33, 67])
    #expect(views.map(\.frame.maxX) == [33, 66, 100])
  }

  @Test func `a changed constant in an animation block animates with the layout`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.addSubview(view)
    window.isHidden = false
    let child = add()[0]
    let height = child.heightAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      child.topAnchor.constraint(equalTo: view.topAnchor), height,
    ])
    view.layoutIfNeeded()
    #expect(child.layer.animationKeys() == nil)
    height.constant = 120
    UIView.animate(withDuration: 0.5) { view.layoutIfNeeded() }
    #expect(child.bounds.height == 120)
    #expect(child.layer.animationKeys()?.isEmpty == false)
    window.isHidden = true
  }

  @Test func `of two that cannot both be kept the one of the higher priority is`() {
    let child = add()[0]
    let wide = child.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultHigh
    let narrow = child.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      child.topAnchor.constraint(equalTo: view.topAnchor),
      child.heightAnchor.constraint(equalToConstant: 10), wide, narrow,
    ])
    view.layoutIfNeeded()
    #expect(child.frame.width == 300)
    narrow.isActive = false
    view.layoutIfNeeded()
    #expect(child.frame.width == 500)
    wide.priority = .defaultLow
    let other = child.widthAnchor.constraint(equalToConstant: 40)
    other.priority = UILayoutPriority(251)
    other.isActive = true
    view.layoutIfNeeded()
    #expect(child.frame.width == 40)
  }

  @Test func `two required ones that conflict are reported by name, and the first holds`() {
    let child = add()[0]
    child.accessibilityIdentifier = "box"
    var messages: [String] = []
    let handler = EngineReport.handler
    EngineReport.handler = { messages.append($0) }
    defer { EngineReport.handler = handler }
    for width: CGFloat in [40, 60] {
      child.widthAnchor.constraint(equalToConstant: width).isActive = true
    }
    view.layoutIfNeeded()
    #expect(child.frame.width == 40)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("box.width == 60") == true)
  }

  @Test
  func `a label is as large as its text, and of several lines as high as its width calls for`() {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "A text that does not go on one line of a view as narrow as this one"
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    view.layoutIfNeeded()
    let line = label.intrinsicContentSize
    #expect(label.frame == CGRect(x: 10, y: 0, width: 280, height: line.height))
    label.numberOfLines = 0
    view.layoutIfNeeded()
    let wrapped = label.sizeThatFits(CGSize(width: 280, height: 0)).height
    #expect(wrapped > line.height)
    #expect(label.frame.height == wrapped)
    label.text = "Short"
    view.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test func `hugging and resistance determine which of two labels is resized`() {
    let labels = ["First", "Second"].map { text in
      let label = UILabel()
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      return label
    }
    NSLayoutConstraint.activate([
      labels[0].leadingAnchor.constraint(equalTo: view.leadingAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor, constant: 8),
      labels[1].trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let wishes = labels.map(\.intrinsicContentSize.width)
    labels[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    view.layoutIfNeeded()
    #expect(labels[0].frame.width == wishes[0])
    view.frame.size.width = wishes[0] + wishes[1]
    labels[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    view.layoutIfNeeded()
    #expect(labels[1].frame.width == wishes[1])
    #expect(labels[0].frame.width == wishes[0] - 8)
  }

  @Test func `a card is as large as what is in it`() {
    let card = add()[0]
    let label = UILabel()
    label.text = "Card"
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
    ])
    view.layoutIfNeeded()
    let text = label.intrinsicContentSize
    #expect(card.bounds.size == CGSize(width: text.width + 32, height: text.height + 24))
    #expect(label.frame.origin == CGPoint(x: 16, y: 12))
    let fitting = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fitting == card.bounds.size)
    label.text = "Another card"
    view.layoutIfNeeded()
    #expect(card.bounds.width == label.intrinsicContentSize.width + 32)
  }

  @Test func `a view whose frame is kept is one that others are placed by`() {
    let fixed = UIView(frame: CGRect(x: 50, y: 60, width: 70, height: 80))
    view.addSubview(fixed)
    let (child, inner) = (add()[0], add(to: fixed)[0])
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 5),
      child.topAnchor.constraint(equalTo: fixed.topAnchor),
      child.widthAnchor.constraint(equalToConstant: 10),
      child.heightAnchor.constraint(equalTo: fixed.heightAnchor),
      inner.leadingAnchor.constraint(equalTo: fixed.leadingAnchor, constant: 1),
      inner.topAnchor.constraint(equalTo: fixed.topAnchor, constant: 2),
      inner.widthAnchor.constraint(equalToConstant: 3),
      inner.heightAnchor.constraint(equalToConstant: 4),
    ])
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 125, y: 60, width: 10, height: 80))
    #expect(inner.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    fixed.frame = CGRect(x: 0, y: 10, width: 20, height: 30)
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 25, y: 10, width: 10, height: 30))
    // A constraint that leads into it joins what is in it to what is around it.
    let door = child.topAnchor.constraint(equalTo: inner.bottomAnchor)
    child.constraints.forEach { $0.isActive = false }
    for constraint in view.constraints where constraint.firstAttribute == .top {
      constraint.isActive = false
    }
    door.isActive = true
    view.layoutIfNeeded()
    #expect(child.frame.minY == 16)
    #expect(inner.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    // To ask what would fit changes nothing of that.
    _ = view.systemLayoutSizeFitting(.zero)
    for constraint in fixed.constraints where constraint.firstAttribute == .height {
      constraint.constant = 9
    }
    inner.constraints.first { $0.firstAttribute == .height }?.constant = 9
    view.layoutIfNeeded()
    #expect(child.frame.minY == 21)
  }

  @Test func `a view that leaves takes the constraints from outside with it`() {
    let views = add(2)
    NSLayoutConstraint.activate([
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
      views[0].widthAnchor.constraint(equalToConstant: 30),
    ])
    #expect(view.constraints.count == 1)
    views[0].removeFromSuperview()
    #expect(view.constraints.isEmpty)
    #expect(views[0].constraints.count == 1)
    view.layoutIfNeeded()
  }

  @Test func `constraints are made where they are asked for`() {
    final class Badge: UIView {
      var updates = 0
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        if updates == 0 { widthAnchor.constraint(equalToConstant: 33).isActive = true }
        updates += 1
        super.updateConstraints()
      }
    }
    let badge = Badge()
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    view.layoutIfNeeded()
    #expect(badge.updates == 1)
    #expect(badge.bounds.width == 33)
    view.layoutIfNeeded()
    #expect(badge.updates == 1)
    badge.setNeedsUpdateConstraints()
    #expect(badge.needsUpdateConstraints())
    view.layoutIfNeeded()
    #expect(badge.updates == 2)
  }

  @Test func `what a layout changes is seen with it`() {
    final class Adaptive: UIView {
      var width: NSLayoutConstraint?
      override func layoutSubviews() {
        super.layoutSubviews()
        width?.constant = bounds.width / 2
      }
    }
    let adaptive = Adaptive(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let child = add(to: adaptive)[0]
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    adaptive.width = width
    adaptive.layoutIfNeeded()
    #expect(child.bounds.width == 100)
  }

  /// A card whose frame is kept, which no constraint names, with a view in it that others are placed by.
  @Test func `a constraint leads into a view that none names`() {
    let card = UIView(frame: CGRect(x: 50, y: 60, width: 70, height: 80))
    view.addSubview(card)
    let (child, inner) = (add()[0], add(to: card)[0])
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 55),
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 66),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
      child.topAnchor.constraint(equalTo: inner.bottomAnchor),
    ])
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 5, y: 6, width: 10, height: 10))
    #expect(child.frame.minY == 76)
    card.frame.origin.x = 40
    view.layoutIfNeeded()
    #expect(inner.frame.minX == 15)
  }

  @Test func `views without constraints come and go without a new solution`() {
    final class Asked: UIView {
      var count = 0
      override var intrinsicContentSize: CGSize {
        count += 1
        return CGSize(width: 30, height: 40)
      }
    }
    let child = Asked()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    child.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    view.layoutIfNeeded()
    let count = child.count
    #expect(count > 0)
    let other = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    other.addSubview(UIView())
    view.addSubview(other)
    view.layoutIfNeeded()
    other.center = .zero
    view.layoutIfNeeded()
    other.removeFromSuperview()
    view.layoutIfNeeded()
    #expect(child.count == count)
    let placed = add()[0]
    view.layoutIfNeeded()
    #expect(child.count > count)
    let next = child.count
    placed.removeFromSuperview()
    view.layoutIfNeeded()
    #expect(child.count > next)
  }

  @Test func `text stands on one line`() {
    let labels: [UILabel] = [12, 40].map { size in
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      return label
    }
    NSLayoutConstraint.activate([
      labels[1].topAnchor.constraint(equalTo: view.topAnchor),
      labels[0].firstBaselineAnchor.constraint(equalTo: labels[1].firstBaselineAnchor),
    ])
    view.layoutIfNeeded()
    let lines = labels.map { $0.frame.minY + $0.font.ascender }
    // Tops are in whole pixels.
    #expect(abs(lines[0] - lines[1]) <= 1)
    #expect(labels[0].frame.minY > 10)
  }
}

extension UILayoutPriority {
  fileprivate static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }
}
