import QuartzCore
import Testing
import UIKit

/// How a controller is notified when its window gets another size, and what it knows of bars.
struct `A controller whose window is resized` {
  private final class Root: UIViewController {
    var heard: [String] = []

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      heard.append("will \(view.bounds.width) → \(size.width)")
      coordinator.animate(
        alongsideTransition: { [self] context in
          heard.append("alongside \(context.isAnimated)")
        },
        completion: { [self] _ in heard.append("done") }
      )
    }

    override func viewSafeAreaInsetsDidChange() { heard.append("safe area") }
  }

  @Test func `is notified before, and runs what goes alongside`() {
    let root = Root()
    let child = Root()
    root.addChild(child)
    let shown = ShownWindow(root: root)
    _ = child.view
    root.heard = []
    shown.window.resize(to: CGSize(width: 300, height: 200))
    #expect(root.heard == ["will 200.0 → 300.0", "alongside false", "done"])
    #expect(child.heard.first?.hasSuffix("→ 300.0") == true)
    root.heard = []
    shown.window.resize(to: CGSize(width: 300, height: 200))
    #expect(root.heard.isEmpty)
  }

  private final class Sheet: UIPresentationController {
    var heard: [String] = []

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      heard.append("will → \(size.width)")
      super.viewWillTransition(to: size, with: coordinator)
    }
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      heard.append("prefers \(container.preferredContentSize.width)")
      super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
  }

  private final class Sheets: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Sheet(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test func `is notified by its presentation, and that of the size that it prefers`() throws {
    let (root, presented, sheets) = (Root(), Root(), Sheets())
    let shown = ShownWindow(root: root)
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = sheets
    root.present(presented, animated: false)
    let sheet = try #require(presented.presentationController as? Sheet)
    (root.heard, presented.heard, sheet.heard) = ([], [], [])
    shown.window.resize(to: CGSize(width: 300, height: 200))
    #expect(sheet.heard == ["will → 300.0"])
    #expect(presented.heard.first?.hasSuffix("→ 150.0") == true)
    #expect(presented.heard.last == "done" && root.heard.count == 3)
    sheet.heard = []
    presented.preferredContentSize = CGSize(width: 80, height: 60)
    presented.preferredContentSize = CGSize(width: 80, height: 60)
    #expect(sheet.heard == ["prefers 80.0"] && sheet.preferredContentSize.width == 80)
  }

  @Test func `knows the bars by its guides, and is notified of their insets`() {
    let root = Root()
    let shown = ShownWindow(root: root)
    root.heard = []
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    #expect(root.heard == ["safe area"])
    #expect(root.topLayoutGuide.length == 20 && root.bottomLayoutGuide.length == 10)
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.topLayoutGuide.bottomAnchor),
      card.bottomAnchor.constraint(equalTo: root.bottomLayoutGuide.topAnchor),
      card.leftAnchor.constraint(equalTo: root.view.leftAnchor),
      card.widthAnchor.constraint(equalToConstant: 30),
    ])
    shown.window.layoutIfNeeded()
    CATransaction.flush()
    #expect(card.frame == CGRect(x: 0, y: 20, width: 30, height: 170))
  }

  @Test func `converts between the spaces of views and of the screen`() {
    let shown = ShownWindow()
    let view = shown.add(CGRect(x: 10, y: 20, width: 50, height: 50))
    let screen = UIScreen.main.coordinateSpace
    #expect(screen.convert(CGPoint(x: 15, y: 25), to: view) == CGPoint(x: 5, y: 5))
    #expect(screen.convert(view.bounds, from: view) == view.frame)
  }

  @Test func `has constraints of classes of one's own`() {
    final class Named: NSLayoutConstraint { var label: String? }
    let (view, child) = (UIView(), UIView())
    view.addSubview(child)
    let constraint = Named(
      item: child,
      attribute: .width,
      relatedBy: .equal,
      toItem: view,
      attribute: .width,
      multiplier: 0.5,
      constant: 3
    )
    #expect(constraint.label == nil && constraint.multiplier == 0.5 && constraint.constant == 3)
    constraint.isActive = true
    #expect(view.constraints.first === constraint)
  }
}
