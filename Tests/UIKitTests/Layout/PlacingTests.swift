import QuartzCore
import Testing

@testable import UIKit

/// How layout sets what it has found: by bounds and center, on whole pixels.
@Suite struct `Placing by layout` {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func child(
    _ frame: CGRect,
    in parent: UIView,
    change: (UIView) -> Void = { _ in }
  ) -> UIView {
    let child = UIView()
    change(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: frame.minX),
      child.topAnchor.constraint(equalTo: parent.topAnchor, constant: frame.minY),
      child.widthAnchor.constraint(equalToConstant: frame.width),
      child.heightAnchor.constraint(equalToConstant: frame.height),
    ])
    return child
  }

  /// The center is where the middle of the view belongs, and the anchor point is there.
  @Test(arguments: [CGPoint.zero, CGPoint(x: 1, y: 0.25)])
  func `an anchor point off the middle lies where the middle belongs`(_ anchor: CGPoint) {
    let child = child(CGRect(x: 40, y: 60, width: 100, height: 50), in: view) {
      $0.layer.anchorPoint = anchor
    }
    view.layoutIfNeeded()
    #expect(child.center == CGPoint(x: 90, y: 85) && child.bounds.size.width == 100)
    #expect(child.frame.minX == 90 - anchor.x * 100 && child.frame.minY == 85 - anchor.y * 50)
    // Asked again, it is where it belongs.
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(child.center == CGPoint(x: 90, y: 85))
    // A view whose frame is kept is one that others are placed by in the same way.
    let other = self.child(CGRect(x: 0, y: 0, width: 10, height: 10), in: view)
    let kept = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.addSubview(kept)
    kept.layer.anchorPoint = anchor
    kept.center = CGPoint(x: 200, y: 100)
    other.constraints.forEach { $0.isActive = false }
    let inner = view.constraints.filter { $0.firstItem === other }
    inner.forEach { $0.isActive = false }
    other.leadingAnchor.constraint(equalTo: kept.leadingAnchor).isActive = true
    other.widthAnchor.constraint(equalTo: kept.widthAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(other.frame.minX == 190 && other.frame.width == 20)
  }

  @Test func `under a transform bounds and center are set`() {
    let child = child(CGRect(x: 40, y: 60, width: 100, height: 50), in: view) {
      $0.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    view.layoutIfNeeded()
    #expect(child.center == CGPoint(x: 90, y: 85))
    #expect(child.bounds.size == CGSize(width: 100, height: 50))
  }

  /// The corner in its superview's coordinates and the size are rounded, each for itself, a half away from 0.
  @Test(arguments: [1.0, 2, 3])
  func `corner and size are on whole pixels`(_ scale: Double) {
    view.layer.contentsScale = scale
    let parent = UIView(frame: CGRect(x: 99.5, y: 20, width: 80, height: 80))
    view.addSubview(parent)
    let exact = CGRect(x: 47.5 - 1e-12, y: 10, width: 280 / 3.0, height: 0.5)
    let children = [
      child(exact, in: view), child(CGRect(x: 10, y: 10, width: 25, height: 25), in: parent),
    ]
    view.layoutIfNeeded()
    let pixels = CGRect(
      x: children[0].frame.minX * scale,
      y: children[0].frame.minY * scale,
      width: children[0].frame.width * scale,
      height: children[0].frame.height * scale
    )
    let expected: [Double] =
      switch scale {
      case 1: [48, 10, 93, 1]
      case 2: [95, 20, 187, 1]
      default: [143, 30, 280, 2]
      }
    #expect(pixels.isWithin(1e-9, of: expected))
    #expect(children[1].frame == CGRect(x: 10, y: 10, width: 25, height: 25))
  }

  /// A share of a place is one of the way from the corner of the view that the constraint is in.
  @Test func `a multiplied place is measured in the view that holds both`() {
    let card = child(CGRect(x: 100, y: 40, width: 80, height: 60), in: view)
    let dot = UIView()
    dot.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(dot)
    for (attribute, multiplier) in [(.centerX, 0.5), (.bottom, 0.75)]
      as [(NSLayoutConstraint.Attribute, CGFloat)]
    {
      NSLayoutConstraint(
        item: dot,
        attribute: attribute,
        relatedBy: .equal,
        toItem: card,
        attribute: attribute,
        multiplier: multiplier,
        constant: 2
      ).isActive = true
    }
    dot.widthAnchor.constraint(equalToConstant: 10).isActive = true
    dot.heightAnchor.constraint(equalToConstant: 10).isActive = true
    view.layoutIfNeeded()
    #expect(dot.frame == CGRect(x: 17, y: 37, width: 10, height: 10))
  }
}
