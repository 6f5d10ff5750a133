import QuartzCore
import Testing

@testable import UIKit

/// Stack views among constraints: the same places as without any.
@Suite struct `Stack views among constraints` {
  /// A view that wants a size for what it shows; −1 for none.
  private final class Block: UIView {
    let wish: CGSize
    init(_ wish: CGSize) {
      self.wish = wish
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { wish }
  }

  private static let wishes: [[CGSize]] = [
    [CGSize(width: 30, height: 20)],
    [CGSize(width: 30, height: 20), CGSize(width: 50, height: 40), CGSize(width: 10, height: 10)],
    [CGSize(width: 40, height: 25), CGSize(width: -1, height: 30), CGSize(width: 20, height: 15)],
    [CGSize(width: -1, height: 12), CGSize(width: 60, height: 30), CGSize(width: -1, height: 12)],
  ]
  nonisolated private static let cases: [(UIStackView.Distribution, UIStackView.Alignment)] =
    [
      UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
      .equalCentering,
    ].flatMap { distribution in
      [UIStackView.Alignment.fill, .leading, .center, .trailing].map { (distribution, $0) }
    }

  @Test(arguments: cases)
  func `as without constraints`(
    distribution: UIStackView.Distribution,
    alignment: UIStackView.Alignment
  ) {
    for wishes in Self.wishes {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        if distribution == .fillProportionally, wishes.contains(where: { $0.width < 0 }) {
          continue
        }
        let frames = [false, true].map { isConstrained in
          let wishes = wishes.map {
            axis == .horizontal ? $0 : CGSize(width: $0.height, height: $0.width)
          }
          let stack = UIStackView(arrangedSubviews: wishes.map(Block.init))
          (stack.axis, stack.distribution, stack.alignment) = (axis, distribution, alignment)
          stack.spacing = 6
          let size = CGSize(width: 240, height: 60)
          stack.frame.size =
            axis == .horizontal ? size : CGSize(width: size.height, height: size.width)
          // One constraint of its own is enough for constraints to decide all.
          if isConstrained {
            stack.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
          }
          stack.layoutIfNeeded()
          return stack.arrangedSubviews.map(\.frame)
        }
        for (plain, constrained) in zip(frames[0], frames[1]) {
          // Constraints place in whole pixels.
          let isClose = [
            plain.minX - constrained.minX, plain.maxX - constrained.maxX,
            plain.minY - constrained.minY, plain.maxY - constrained.maxY,
          ].allSatisfy { abs($0) <= 0.5 }
          #expect(isClose, "\(axis) \(wishes): \(plain), \(constrained)")
        }
      }
    }
  }

  @Test func `pinned to its superview, with lengths of views in it set by constraints`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let blocks = [CGSize(width: -1, height: -1), CGSize(width: 50, height: 20)].map(Block.init)
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.axis = .vertical
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      blocks[0].heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.25),
    ])
    view.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 20, y: 60, width: 260, height: 80))
    #expect(blocks[0].frame == CGRect(x: 0, y: 0, width: 260, height: 50))
    #expect(blocks[1].frame == CGRect(x: 0, y: 60, width: 260, height: 20))
    blocks[0].isHidden = true
    view.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 20, y: 90, width: 260, height: 20))
    #expect(blocks[1].frame == CGRect(x: 0, y: 0, width: 260, height: 20))
    #expect(blocks[0].frame == CGRect(x: 0, y: 0, width: 260, height: 0))
  }

  @Test func `stack views in stack views`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let labels = ["One", "Two", "Three"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let row = UIStackView(arrangedSubviews: [labels[0], labels[1]])
    row.spacing = 4
    let column = UIStackView(arrangedSubviews: [row, labels[2]])
    column.axis = .vertical
    column.alignment = .center
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    column.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    column.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    view.layoutIfNeeded()
    let sizes = labels.map(\.intrinsicContentSize)
    #expect(row.frame.width == sizes[0].width + 4 + sizes[1].width)
    #expect(column.frame.height == sizes[0].height + sizes[2].height)
    #expect(abs(column.frame.midX - 150) <= 0.5)
    #expect(labels[1].frame.minX == sizes[0].width + 4)
  }
}
