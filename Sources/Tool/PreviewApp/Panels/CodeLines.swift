import CoreGraphics
import UIKit

/// Preformatted lines, each on one line: what is too long is cut off.
final class CodeLines: UIView {
  static let lineHeight: CGFloat = 16
  private var labels: [UILabel] = []

  var lines: [String] = [] {
    didSet { if lines != oldValue { show() } }
  }

  private func show() {
    for label in labels { label.removeFromSuperview() }
    labels = lines.map { line in
      let label = PanelStyle.label(
        .monospacedSystemFont(ofSize: 12, weight: .regular),
        color: PanelStyle.softText
      )
      label.lineBreakMode = .byClipping
      label.text = line
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(lines.count) * Self.lineHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (number, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 0,
        y: CGFloat(number) * Self.lineHeight,
        width: bounds.width,
        height: Self.lineHeight
      )
    }
  }
}
