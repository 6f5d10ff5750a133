import CoreGraphics
import QuartzCore

/// The buttons beside a row that is swiped aside: as wide as the gap, which the row's edge follows.
final class SwipeActionsView: UIView {
  private let side: TableSwipe.Side
  private let buttons: [UIButton]
  private let widths: [CGFloat]
  /// Whether the first button fills the gap, as it is performed when the finger is lifted now.
  var expandsFirst = false

  /// The smallest width of a button, and the space beside its title, in points [K].
  private static let (smallest, margin): (CGFloat, CGFloat) = (74, 15)

  /// The width of all buttons side by side, in points.
  var fullWidth: CGFloat { widths.reduce(0, +) }

  /// - Parameters:
  ///   - actions: The actions, from the edge inwards.
  ///   - side: The side of the row that they are at.
  ///   - onPress: Called with an action's number and the view of its button.
  init(
    _ actions: [UIContextualAction],
    at side: TableSwipe.Side,
    onPress: @escaping (Int, UIView) -> Void
  ) {
    self.side = side
    buttons = actions.map(Self.button)
    widths = buttons.map { button in
      max(Self.smallest, button.sizeThatFits(.zero).width + 2 * Self.margin)
    }
    super.init(frame: .zero)
    clipsToBounds = true
    // The outer ones cover the inner ones while the gap is narrow.
    for (number, button) in buttons.enumerated().reversed() {
      let press = UIAction { [unowned button] _ in onPress(number, button) }
      button.addAction(press, for: .touchUpInside)
      addSubview(button)
    }
  }

  /// Always `nil`: archives of views are not supported here.
  required init?(coder: NSCoder) { nil }

  private static func button(for action: UIContextualAction) -> UIButton {
    let button = UIButton(type: .custom)
    button.backgroundColor = action.backgroundColor
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.setTitleColor(.white, for: .normal)
    if let image = action.image {
      button.tintColor = .white
      button.setImage(image.renderingMode == .alwaysOriginal ? image : image.template, for: .normal)
      button.accessibilityLabel = action.title
    } else {
      button.setTitle(action.title, for: .normal)
    }
    return button
  }

  /// The button of an action.
  func button(_ number: Int) -> UIView { buttons[number] }

  /// Places the buttons: those of a narrow gap are pushed together, those of a wide one are widened.
  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    let share = width / max(fullWidth, 1)
    var edge: CGFloat = 0
    for (number, button) in buttons.enumerated() {
      let own = widths[number] * max(share, 1)
      let reach = expandsFirst && number == 0 ? width : edge + widths[number] * share
      let shown = expandsFirst && number == 0 ? max(width, own) : own
      let x = side == .trailing ? width - reach : reach - shown
      button.frame = CGRect(x: x, y: 0, width: shown, height: height)
      edge += widths[number] * share
    }
  }
}

extension UIImage {
  /// The picture in one color.
  fileprivate var template: UIImage { withRenderingMode(.alwaysTemplate) }
}
