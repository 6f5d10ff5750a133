// Controllers over controllers: the styles of presentation, and one of one's own.
//
// Each button presents in its way: a page, a form, the whole window, and a drawer at the lower edge, which a
// presentation controller places and darkens the rest for. Escape, or a click beside it, dismisses a page or a form;
// the drawer's shade takes clicks too. Each of them can present once more.

import UIKit

final class SheetPresentationController: UIViewController {
  private let column = UIStackView()
  private let drawers = Drawers()

  override func viewDidLoad() {
    super.viewDidLoad()
    let depth = CGFloat(presentingDepth)
    let hue = (0.58 + depth * 0.17).truncatingRemainder(dividingBy: 1)
    view.backgroundColor = UIColor(hue: hue, saturation: 0.15, brightness: 1, alpha: 1)
    column.axis = .vertical
    column.spacing = 8
    column.distribution = .fillEqually
    view.addSubview(column)
    add("Page sheet") { $0.modalPresentationStyle = .pageSheet }
    add("Form sheet") {
      $0.modalPresentationStyle = .formSheet
      $0.preferredContentSize = CGSize(width: 300, height: 220)
    }
    add("Full screen") {
      $0.modalPresentationStyle = .fullScreen
      $0.modalTransitionStyle = .flipHorizontal
    }
    add("Drawer") { [drawers] in
      $0.modalPresentationStyle = .custom
      $0.transitioningDelegate = drawers
    }
    if depth > 0 {
      addButton("Dismiss") { [weak self] in self?.dismiss(animated: true) }
    }
  }

  /// Number of controllers below this one; set before its view is loaded.
  var presentingDepth = 0

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = min(view.bounds.height - 24, CGFloat(column.arrangedSubviews.count) * 44)
    column.frame = CGRect(
      x: view.bounds.midX - 110,
      y: (view.bounds.height - height) / 2,
      width: 220,
      height: height
    )
  }

  private func add(_ title: String, _ style: @escaping (UIViewController) -> Void) {
    addButton(title) { [weak self] in
      guard let self else { return }
      let next = SheetPresentationController()
      next.presentingDepth = presentingDepth + 1
      style(next)
      present(next, animated: true)
    }
  }

  private func addButton(_ title: String, _ work: @escaping () -> Void) {
    let button = UIButton(
      configuration: .tinted(),
      primaryAction: UIAction(title: title) { _ in work() }
    )
    column.addArrangedSubview(button)
  }
}

/// Presents in the lower part of the window.
final class Drawers: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DrawerPresentation(presentedViewController: presented, presenting: presenting)
  }
}

final class DrawerPresentation: UIPresentationController {
  private let shade = UIControl()

  override var frameOfPresentedViewInContainerView: CGRect {
    let room = containerView?.bounds ?? .zero
    let height = min(room.height - 40, 250)
    return CGRect(x: 0, y: room.height - height, width: room.width, height: height)
  }

  override func presentationTransitionWillBegin() {
    shade.backgroundColor = .black
    shade.alpha = 0
    shade.addAction(
      UIAction { [weak self] _ in self?.presentedViewController.dismiss(animated: true) },
      for: .touchUpInside
    )
    containerView?.insertSubview(shade, at: 0)
    presentedView?.layer.cornerRadius = 18
    presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    presentedView?.clipsToBounds = true
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [shade] _ in shade.alpha = 0.4 }
    )
  }

  override func containerViewWillLayoutSubviews() { shade.frame = containerView?.bounds ?? .zero }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [shade] _ in shade.alpha = 0 }
    )
  }
}

#Preview("Sheet Presentation", traits: .fixedLayout(width: 480, height: 320)) {
  SheetPresentationController()
}
