import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// `UIStackView`, without Auto Layout: views by the sizes they want.
struct `Stack views` {
  private final class Sized: UIView {
    var wish: CGSize { didSet { invalidateIntrinsicContentSize() } }
    init(_ width: CGFloat, _ height: CGFloat) {
      wish = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { wish }
  }

  private func row(
    _ lengths: [CGFloat],
    width: CGFloat = 100,
    change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: lengths.map { Sized($0, 10) })
    stack.frame = CGRect(x: 0, y: 0, width: width, height: 40)
    change(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private func spans(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test(
    arguments: [
      (.fill, [[0, 42], [46, 20], [70, 30]]),
      (.fillEqually, [[0, 31], [35, 31], [69, 31]]),
      // The gaps count among what shares the length (rdar://34595752): 10, 20 and 30 of 68.
      (.fillProportionally, [[0, 15], [19, 29], [52, 48]]),
      (.equalSpacing, [[0, 10], [30, 20], [70, 30]]),
      (.equalCentering, [[0, 10], [35, 20], [70, 30]]),
    ] as [(UIStackView.Distribution, [[CGFloat]])]
  )
  func `distributions share the length`(
    _ distribution: UIStackView.Distribution,
    _ expected: [[CGFloat]]
  ) {
    let stack = row([10, 20, 30]) {
      $0.spacing = 4
      $0.distribution = distribution
    }
    #expect(spans(stack) == expected)
  }

  @Test func `a view that has no intrinsic length stretches`() {
    let stack = row([10, 20])
    stack.insertArrangedSubview(UIView(), at: 1)
    stack.layoutIfNeeded()
    #expect(spans(stack) == [[0, 10], [10, 70], [80, 20]])
    stack.layoutIfNeeded()
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    #expect(spans(stack) == [[0, 10], [10, 70], [80, 20]])
  }

  /// Two views of 76.5 and 94 in 120, 8 apart, are 18 and 94 long on iOS.
  @Test func `without room the first ones give way, and none is below 0`() {
    #expect(spans(row([30, 20, 10], width: 45)) == [[0, 15], [15, 20], [35, 10]])
    #expect(spans(row([30, 20, 10], width: 25)) == [[0, 0], [0, 15], [15, 10]])
    #expect(spans(row([30, 20], width: 0)) == [[0, 0], [0, 0]])
    #expect(spans(row([76.5, 94], width: 120) { $0.spacing = 8 }) == [[0, 18], [26, 94]])
  }

  /// The views' priorities choose who yields, then their order; a view without a wish goes before all.
  @Test func `who hugs least grows, who resists least shrinks`() {
    let stack = row([10, 20, 30])
    stack.arrangedSubviews[1].setContentHuggingPriority(.init(249), for: .horizontal)
    stack.arrangedSubviews[2].setContentCompressionResistancePriority(.init(1), for: .horizontal)
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    #expect(spans(stack) == [[0, 10], [10, 60], [70, 30]])
    stack.frame.size.width = 45
    stack.layoutIfNeeded()
    #expect(spans(stack) == [[0, 10], [10, 20], [30, 15]])
    stack.frame.size.width = 25
    stack.layoutIfNeeded()
    #expect(spans(stack) == [[0, 5], [5, 20], [25, 0]])
  }

  /// Of two plain views among others the last has all that is left, as on iOS; of plain views alone the first.
  @Test func `of several plain views one takes the rest`() {
    let stack = row([29.5, 29, 41.5], width: 300) { $0.spacing = 8 }
    stack.insertArrangedSubview(UIView(), at: 1)
    stack.insertArrangedSubview(UIView(), at: 3)
    stack.layoutIfNeeded()
    // 29.5 and 41.5 in whole pixels.
    #expect(spans(stack) == [[0, 30], [38, 0], [46, 29], [83, 168], [259, 42]])
    let plain = UIStackView(arrangedSubviews: [UIView(), UIView()])
    plain.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
    plain.alignment = .center
    plain.layoutIfNeeded()
    #expect(spans(plain) == [[0, 200], [200, 0]])
    #expect(plain.arrangedSubviews.map(\.frame.minY) == [60, 60])
  }

  /// A nested stack view is resized before a view with an intrinsic size, as on iOS.
  @Test func `an inner stack view takes the rest`() {
    let inner = UIStackView(arrangedSubviews: [Sized(22.5, 16), Sized(41, 16)])
    (inner.axis, inner.spacing, inner.alignment) = (.vertical, 3, .leading)
    let stack = UIStackView(arrangedSubviews: [Sized(34, 19), inner])
    (stack.spacing, stack.alignment) = (8, .top)
    stack.frame = CGRect(x: 10, y: 10, width: 300, height: 60)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 34, height: 19))
    #expect(inner.frame == CGRect(x: 42, y: 0, width: 258, height: 35))
  }

  @Test(
    arguments: [
      (.fill, 0, 40), (.leading, 0, 10), (.top, 0, 10), (.center, 15, 10), (.trailing, 30, 10),
      (.bottom, 30, 10),
    ] as [(UIStackView.Alignment, CGFloat, CGFloat)]
  )
  func `alignments place across`(
    _ alignment: UIStackView.Alignment,
    _ y: CGFloat,
    _ height: CGFloat
  ) {
    let stack = row([10]) { $0.alignment = alignment }
    #expect(stack.arrangedSubviews.first?.frame == CGRect(x: 0, y: y, width: 100, height: height))
  }

  @Test func `labels stand on one line`() {
    let (small, large) = (UILabel(), UILabel())
    (small.text, large.text) = ("a", "A")
    (small.font, large.font) = (.systemFont(ofSize: 10), .systemFont(ofSize: 30))
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.alignment = .firstBaseline
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    stack.layoutIfNeeded()
    let lines = [small, large].map { $0.frame.minY + $0.font.ascender }
    // Views lie on whole pixels.
    #expect(abs(lines[0] - lines[1]) <= 0.5 && large.frame.minY == 0 && small.frame.minY > 0)
  }

  @Test func `a column, with margins and gaps of its own`() {
    let (one, two, three) = (Sized(10, 10), Sized(20, 10), Sized(30, 10))
    let stack = UIStackView(arrangedSubviews: [one, two, three])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 5
    stack.setCustomSpacing(20, after: one)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    #expect(stack.intrinsicContentSize == CGSize(width: 36, height: 59))
    stack.sizeToFit()
    stack.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 2, y: 1, width: 10, height: 10))
    #expect(two.frame.origin == CGPoint(x: 2, y: 31))
    #expect(three.frame.origin == CGPoint(x: 2, y: 46))
    #expect(stack.customSpacing(after: two) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: one)
    #expect(stack.intrinsicContentSize.height == 44)
  }

  @Test func `in a block a hidden view shrinks to nothing and is gone then, a shown one grows`() {
    let shown = ShownWindow()
    let stack = shown.add(row([10, 20, 30]) { $0.distribution = .equalSpacing })
    let view = stack.arrangedSubviews[1]
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.isHidden = true
    } completion: {
      ends.append($0)
    }
    #expect(view.isHidden && spans(stack) == [[0, 10], [40, 0], [70, 30]])
    shown.advance(to: 0)
    #expect(!view.layer.shown.isHidden && view.layer.shown.bounds.width == 20)
    shown.advance(to: 0.75)
    #expect(!view.layer.shown.isHidden && view.layer.shown.bounds.width == 5 && ends.isEmpty)
    #expect(shown.window.hitTest(CGPoint(x: 30, y: 5), with: nil) !== view)
    shown.advance(to: 1)
    #expect(view.layer.shown.isHidden && ends == [true] && view.layer.animationKeys() == nil)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.isHidden = false }
    shown.advance(to: 1)
    #expect(!view.layer.shown.isHidden && view.layer.shown.bounds.width == 0)
    shown.advance(to: 1.5)
    #expect(view.layer.shown.bounds.width == 10)
    shown.advance(to: 2)
    #expect(spans(stack) == [[0, 10], [30, 20], [70, 30]])
  }

  @Test func `shown again on the way it grows again, hidden without a block it is gone at once`() {
    let shown = ShownWindow()
    let stack = shown.add(row([10, 20, 30]) { $0.distribution = .equalSpacing })
    let view = stack.arrangedSubviews[1]
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.isHidden = true }
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.isHidden = false }
    shown.advance(to: 0.5)
    #expect(!view.layer.shown.isHidden && view.layer.shown.bounds.width == 10)
    shown.advance(to: 2)
    #expect(view.layer.shown.bounds.width == 20 && !view.isHidden)
    view.isHidden = true
    shown.advance(to: 2)
    #expect(view.layer.shown.isHidden && view.layer.animationKeys() == nil)
  }

  @Test(arguments: [UIViewAnimatingPosition.end, .start])
  func `an animator hides too, and takes it back`(_ position: UIViewAnimatingPosition) {
    let shown = ShownWindow()
    let stack = shown.add(row([10, 20, 30]) { $0.distribution = .equalSpacing })
    let view = stack.arrangedSubviews[1]
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.isHidden = true }
    animator.startAnimation()
    shown.advance(to: 0)
    shown.advance(to: 0.75)
    #expect(!view.layer.shown.isHidden && view.layer.shown.bounds.width == 5)
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
    shown.advance(to: 1)
    let isBack = position == .start
    #expect(view.isHidden != isBack && view.layer.shown.isHidden != isBack)
    #expect(
      spans(stack)
        == (isBack ? [[0, 10], [30, 20], [70, 30]] : [[0, 10], [40, 0], [70, 30]])
    )
  }

  @Test func `hidden views leave no gap, and come back`() {
    let stack = row([10, 20, 30]) {
      $0.spacing = 4
      $0.distribution = .equalSpacing
      $0.frame.size.width = 68
    }
    stack.arrangedSubviews[1].isHidden = true
    #expect(stack.intrinsicContentSize.width == 44)
    stack.sizeToFit()
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[2].frame.minX == 14)
    stack.arrangedSubviews[1].isHidden = false
    stack.sizeToFit()
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[2].frame.minX == 38)
  }

  /// Four views of 320 points, 8 apart, the third hidden: without a length in the middle of the gap, as on iOS.
  @Test func `a hidden view waits in the middle between its neighbors`() {
    let stack = row([1, 1, 1, 1], width: 320) { ($0.spacing, $0.distribution) = (8, .fillEqually) }
    stack.arrangedSubviews[2].isHidden = true
    stack.layoutIfNeeded()
    #expect(spans(stack) == [[0, 101], [109, 101], [215, 0], [219, 101]])
    stack.arrangedSubviews[3].isHidden = true
    stack.arrangedSubviews[0].isHidden = true
    stack.layoutIfNeeded()
    #expect(spans(stack) == [[0, 0], [0, 320], [320, 0], [320, 0]])
  }

  @Test func `removing from the arrangement keeps the subview; leaving the view ends both`() {
    let stack = row([10, 20])
    let (first, second) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1])
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second] && first.superview === stack)
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews == [first])
    stack.addArrangedSubview(first)
    stack.addArrangedSubview(first)
    #expect(stack.arrangedSubviews == [first] && stack.subviews == [first])
  }

  @Test func `a new preferred size has the stack laid out again, also the outer one`() {
    let inner = UIStackView(arrangedSubviews: [Sized(10, 10)])
    let outer = UIStackView(arrangedSubviews: [inner, Sized(5, 10)])
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 95)
    outer.distribution = .equalSpacing
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 10)
    (inner.arrangedSubviews.first as? Sized)?.wish.width = 40
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 40)
  }

  @Test func `hiding in a block moves the others with it`() {
    let shown = ShownWindow()
    let stack = shown.add(row([10, 20, 30]) { $0.alignment = .top })
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stack.arrangedSubviews[0].isHidden = true
    }
    shown.advance(to: 0)
    shown.advance(to: 0.5)
    let second = stack.arrangedSubviews[1]
    // It grows from 50 … 70 to 0 … 70: then it is the first of those that are shown.
    #expect(second.frame.minX == 0 && second.layer.shown.position.x == 47.5)
  }

  @Test func `values have Apple's numbers`() {
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let alignments: [UIStackView.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    #expect(distributions.map(\.rawValue) == Array(0...4))
    #expect(alignments.map(\.rawValue) == Array(0...5))
    #expect(NSLayoutConstraint.Axis.vertical.rawValue == 1)
  }
}
