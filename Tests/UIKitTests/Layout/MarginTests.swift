import QuartzCore
import Testing

@testable import UIKit

/// Margins, and the safe area that they include; the figures are those of views on iOS.
@Suite struct `Layout margins` {
  private typealias Sides = (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)

  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let controller = UIViewController()

  init() {
    controller.view = view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
  }

  /// Each side for itself: as far as the superview's inset reaches into the view, and no further than it is wide.
  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 320, height: 480), [44, 10, 34, 12]),
    (CGRect(x: 30, y: 20, width: 100, height: 500), [24, 0, 34, 0]),
    (CGRect(x: -40, y: -60, width: 200, height: 200), [44, 10, 0, 0]),
    (CGRect(x: 0, y: 100, width: 320, height: 200), [0, 10, 0, 12]),
    (CGRect(x: 0, y: 460, width: 320, height: 100), [0, 10, 34, 12]),
    (CGRect(x: 300, y: 0, width: 100, height: 480), [44, 0, 34, 12]),
    (CGRect(x: -50, y: -50, width: 500, height: 700), [44, 10, 34, 12]),
    (CGRect(x: 5, y: 10, width: 60, height: 20), [34, 5, 0, 0]),
    (CGRect(x: 0, y: 500, width: 100, height: 50), [0, 10, 34, 0]),
  ])
  func `the safe area reaches into views`(_ frame: CGRect, _ sides: [CGFloat]) {
    let child = UIView(frame: frame)
    view.addSubview(child)
    let insets = UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    #expect(child.safeAreaInsets == insets)
    let margins = child.layoutMargins
    #expect(margins.top == sides[0] + 8 && margins.left == sides[1] + 8)
    #expect(margins.bottom == sides[2] + 8 && margins.right == sides[3] + 8)
  }

  @Test func `margins include the safe area unless that is turned off`() {
    #expect(view.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    #expect(view.directionalLayoutMargins.leading == 18)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 18, y: 52, width: 282, height: 386))
    #expect(view.insetsLayoutMarginsFromSafeArea)
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 304, height: 464))
    #expect(view.safeAreaInsets.top == 44)
  }

  /// A view 10 points inside of a superview with margins of 20 has 10 there, and its own 8 elsewhere.
  @Test func `margins of the superview reach into a view that keeps them`() {
    controller.additionalSafeAreaInsets = .zero
    view.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    view.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
  }

  /// The views of a card 30 points down in a view with a safe area.
  @Test func `constraints to margins heed the safe area, also where it changes or the view moves`()
  {
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20)
    let card = UIView(frame: CGRect(x: 0, y: 30, width: 320, height: 300))
    view.addSubview(card)
    let attributes: [[(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)]] = [
      [(.left, .leftMargin), (.top, .topMargin)],
      [(.right, .rightMargin), (.bottom, .bottomMargin)],
      [(.centerX, .centerXWithinMargins), (.centerY, .centerYWithinMargins)],
    ]
    let sizes = [(60, 40), (60, 40), (80, 30)] as [(CGFloat, CGFloat)]
    let children = zip(attributes, sizes).map { pairs, size in
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(child)
      for (own, margin) in pairs {
        NSLayoutConstraint(
          item: child,
          attribute: own,
          relatedBy: .equal,
          toItem: card,
          attribute: margin,
          multiplier: 1,
          constant: 0
        ).isActive = true
      }
      child.widthAnchor.constraint(equalToConstant: size.0).isActive = true
      child.heightAnchor.constraint(equalToConstant: size.1).isActive = true
      return child
    }
    view.layoutIfNeeded()
    #expect(children[0].frame == CGRect(x: 24, y: 37, width: 60, height: 40))
    #expect(children[1].frame == CGRect(x: 232, y: 252, width: 60, height: 40))
    #expect(children[2].frame == CGRect(x: 118, y: 150, width: 80, height: 30))
    card.frame.origin.y = 0
    view.layoutIfNeeded()
    #expect(children[0].frame.minY == 67)
    controller.additionalSafeAreaInsets = .zero
    view.layoutIfNeeded()
    #expect(children[0].frame.origin == CGPoint(x: 8, y: 8))
  }

  /// A card that constraints put under the safe area is not under it any more: its margins are its own.
  @Test func `margins go by where constraints have put a view`() {
    let card = UIView()
    let label = UIView()
    for (child, parent) in [(card, view), (label, card)] {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
    }
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 100),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 100),
      label.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 10),
      label.heightAnchor.constraint(equalToConstant: 10),
    ])
    view.layoutIfNeeded()
    #expect(label.frame.origin == CGPoint(x: 8, y: 32))
  }
}
