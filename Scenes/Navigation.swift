// A stack of colors, pushed and popped, and a sheet over it.
//
// Click a color to look at it: the new view slides in from the right, the old one gives way behind it. "Back" or
// Backspace leads back, also while the push still runs: it turns round where it is. "About" shows a sheet; Escape, or a
// click beside it, dismisses it. The arrangement of the colors is a stack view's.

import UIKit

/// A color that is looked at, and those next to it.
final class ColorController: UIViewController {
  private let hue: CGFloat
  private let row = UIStackView()

  init(hue: CGFloat) {
    self.hue = hue
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Hue \(Int((hue * 360).rounded()))°"
    view.backgroundColor = UIColor(hue: hue, saturation: 0.3, brightness: 1, alpha: 1)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "About",
      style: .plain,
      target: self,
      action: .showAbout
    )
    row.spacing = 12
    row.distribution = .fillEqually
    row.frame = view.bounds.insetBy(dx: 40, dy: view.bounds.height / 3)
    row.autoresizingMask = [
      .flexibleWidth, .flexibleHeight, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    for step in 1...3 {
      let swatch = UIView()
      swatch.tag = step
      swatch.backgroundColor = color(of: step)
      swatch.layer.cornerRadius = 12
      swatch.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .lookAt))
      row.addArrangedSubview(swatch)
    }
    view.addSubview(row)
  }

  private func hue(of step: Int) -> CGFloat {
    (hue + CGFloat(step) * 0.23).truncatingRemainder(dividingBy: 1)
  }

  private func color(of step: Int) -> UIColor {
    UIColor(hue: hue(of: step), saturation: 0.6, brightness: 0.95, alpha: 1)
  }

  func lookAt(_ tap: UITapGestureRecognizer) {
    guard let step = tap.view?.tag else { return }
    let next = ColorController(hue: hue(of: step))
    navigationController?.pushViewController(next, animated: true)
  }

  func showAbout() {
    let about = AboutController()
    about.modalPresentationStyle = .formSheet
    about.preferredContentSize = CGSize(width: 280, height: 160)
    present(about, animated: true)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardDeleteOrBackspace }) else {
      return super.pressesBegan(presses, with: event)
    }
    navigationController?.popViewController(animated: true)
  }
}

/// What the sheet says.
final class AboutController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.numberOfLines = 0
    label.text = "Escape, or a click beside\nthe sheet, dismisses it."
    view.addSubview(label)
  }
}

extension Selector {
  static let lookAt = Selector("lookAt", ColorController.lookAt)
  static let showAbout = Selector("showAbout", ColorController.showAbout)
}

#Preview("Navigation", traits: .fixedLayout(width: 480, height: 320)) {
  UINavigationController(rootViewController: ColorController(hue: 0.6))
}
