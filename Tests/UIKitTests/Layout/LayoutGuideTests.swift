import QuartzCore
import Testing

@testable import UIKit

/// Constraints of other items than views: guides, margins, and the content of scroll views.
@Suite struct `Layout guides` {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func add(_ count: Int = 1, to superview: UIView? = nil) -> [UIView] {
    (0..<count).map { _ in
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      (superview ?? view).addSubview(child)
      return child
    }
  }

  @Test func `guides, margins and the safe area`() {
    let controller = UIViewController()
    controller.view = view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 1, bottom: 2, right: 3)
    view.layoutMargins = UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 7)
    let views = add(3)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let safe = view.safeAreaLayoutGuide
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate(
      pin(views[0], safe.leadingAnchor, safe.topAnchor, safe.trailingAnchor, safe.bottomAnchor)
        + pin(
          views[1],
          margins.leadingAnchor,
          margins.topAnchor,
          margins.trailingAnchor,
          margins.bottomAnchor
        )
        + pin(
          views[2],
          guide.leadingAnchor,
          guide.topAnchor,
          guide.trailingAnchor,
          guide.bottomAnchor
        ) + [
          guide.leadingAnchor.constraint(equalTo: view.centerXAnchor),
          guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 9),
          guide.widthAnchor.constraint(equalToConstant: 30),
          guide.heightAnchor.constraint(equalToConstant: 40),
        ]
    )
    view.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 1, y: 20, width: 296, height: 178))
    // Margins and the safe area's insets together.
    #expect(views[1].frame == CGRect(x: 6, y: 24, width: 284, height: 168))
    #expect(views[2].frame == CGRect(x: 150, y: 9, width: 30, height: 40))
    #expect(guide.layoutFrame == views[2].frame)
    controller.additionalSafeAreaInsets = .zero
    view.layoutIfNeeded()
    #expect(views[0].frame == view.bounds)
  }

  private func pin(
    _ view: UIView,
    _ left: NSLayoutXAxisAnchor,
    _ top: NSLayoutYAxisAnchor,
    _ right: NSLayoutXAxisAnchor,
    _ bottom: NSLayoutYAxisAnchor
  ) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: left), view.topAnchor.constraint(equalTo: top),
      view.trailingAnchor.constraint(equalTo: right),
      view.bottomAnchor.constraint(equalTo: bottom),
    ]
  }

  @Test func `the sides of a scroll view are those of its content, its size is its own`() {
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    let content = add(to: scroll)[0]
    NSLayoutConstraint.activate(
      pin(
        scroll,
        view.leadingAnchor,
        view.topAnchor,
        view.trailingAnchor,
        view.bottomAnchor
      )
        + pin(
          content,
          scroll.leadingAnchor,
          scroll.topAnchor,
          scroll.trailingAnchor,
          scroll.bottomAnchor
        ) + [
          content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
          content.heightAnchor.constraint(equalToConstant: 900),
        ]
    )
    view.layoutIfNeeded()
    #expect(scroll.frame == view.bounds)
    #expect(scroll.contentSize == CGSize(width: 300, height: 900))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 900))
    scroll.contentOffset.y = 100
    view.setNeedsLayout()
    content.heightAnchor.constraint(equalToConstant: 0).priority = .defaultLow
    view.layoutIfNeeded()
    #expect(content.frame.minY == 0)
    #expect(scroll.contentOffset.y == 100)
  }
}
