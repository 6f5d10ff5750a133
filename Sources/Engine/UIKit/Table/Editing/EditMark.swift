import CoreGraphics
import QuartzCore

/// The sign at a row's left side by which it is edited: minus, plus, or a circle that shows whether it is selected.
final class EditMark: UIControl {
  enum Sign: Equatable {
    case style(UITableViewCell.EditingStyle)
    case selection(Bool)
  }

  /// The diameter, in points.
  static let size: CGFloat = 22

  private let disc = CAShapeLayer()
  private let line = CAShapeLayer()

  init(onPress: @escaping () -> Void) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
    disc.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 0.75, dy: 0.75)).cgPath
    line.fillColor = nil
    line.strokeColor = .white
    line.lineWidth = 2
    line.lineCap = .round
    line.lineJoin = .round
    for part in [disc, line] { layer.addSublayer(part) }
    addAction(UIAction { _ in onPress() }, for: .touchUpInside)
  }

  /// Always `nil`: archives of views are not supported here.
  required init?(coder: NSCoder) { nil }

  /// Draws a sign in the colors of a cell.
  func show(_ sign: Sign, in cell: UITableViewCell) {
    let path = UIBezierPath()
    let (middle, arm) = (Self.size / 2, CGFloat(5))
    var fill: UIColor?
    var edge: UIColor?
    switch sign {
    case .style(let style):
      fill = style == .insert ? .systemGreen : .systemRed
      path.move(to: CGPoint(x: middle - arm, y: middle))
      path.addLine(to: CGPoint(x: middle + arm, y: middle))
      if style == .insert {
        path.move(to: CGPoint(x: middle, y: middle - arm))
        path.addLine(to: CGPoint(x: middle, y: middle + arm))
      }
      accessibilityLabel = style == .insert ? "Insert" : "Delete"
    case .selection(let isOn):
      fill = isOn ? cell.tintColor : nil
      edge = isOn ? cell.tintColor : .systemGray3
      if isOn {
        path.move(to: CGPoint(x: middle - 5, y: middle))
        path.addLine(to: CGPoint(x: middle - 1.5, y: middle + 4))
        path.addLine(to: CGPoint(x: middle + 5, y: middle - 4))
      }
      accessibilityLabel = nil
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    disc.fillColor = fill.map(cell.resolved)
    disc.strokeColor = edge.map(cell.resolved)
    disc.lineWidth = 1.5
    line.path = path.cgPath
    CATransaction.commit()
  }

  /// A finger hits it from anywhere at the row's left end.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -16, dy: -22).contains(point)
  }
}
