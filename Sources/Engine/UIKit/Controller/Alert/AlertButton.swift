import CoreGraphics
import QuartzCore

/// A button of an alert: as wide as its card, gray while it is pressed.
final class AlertButton: UIControl {
  private let label = UILabel()
  private let action: UIAlertAction

  init(_ action: UIAlertAction, isBold: Bool, onPress: @escaping () -> Void) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.font = isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    addSubview(label)
    isEnabled = action.isEnabled
    accessibilityLabel = action.title
    addAction(UIAction { _ in onPress() }, for: .touchUpInside)
    showState()
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { showState() } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  private func showState() {
    backgroundColor = isHighlighted ? UIColor(white: 0.5, alpha: 0.2) : nil
    let color: UIColor = action.style == .destructive ? .systemRed : tintColor
    label.textColor = action.isEnabled ? color : .tertiaryLabel
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }
}
