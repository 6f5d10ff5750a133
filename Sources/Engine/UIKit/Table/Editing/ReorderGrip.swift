import CoreGraphics
import QuartzCore

/// The three lines at a row's right side by which it is moved: from the moment a finger is on them.
final class ReorderGrip: UIView {
  private let lines = CAShapeLayer()
  private let onDrag: (UILongPressGestureRecognizer) -> Void

  init(onDrag: @escaping (UILongPressGestureRecognizer) -> Void) {
    self.onDrag = onDrag
    super.init(frame: .zero)
    lines.lineWidth = 2
    lines.lineCap = .round
    layer.addSublayer(lines)
    accessibilityLabel = "Reorder"
    let press = UILongPressGestureRecognizer(
      target: self,
      action: Selector("drag:", ReorderGrip.drag)
    )
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
  }

  /// Always `nil`: archives of views are not supported here.
  required init?(coder: NSCoder) { nil }

  private func drag(_ press: UILongPressGestureRecognizer) { onDrag(press) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath()
    for y in [-5, 0, 5] as [CGFloat] {
      path.move(to: CGPoint(x: bounds.midX - 9, y: bounds.midY + y))
      path.addLine(to: CGPoint(x: bounds.midX + 9, y: bounds.midY + y))
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    lines.path = path.cgPath
    lines.strokeColor = resolved(.systemGray3)
    CATransaction.commit()
  }
}
