import CoreGraphics
import QuartzCore

/// The labels, the picture and the accessory of a cell's style, as far as they were asked for.
final class CellParts {
  /// Which text.
  enum Text { case title, detail }

  private(set) var title: UILabel?
  private(set) var detail: UILabel?
  private(set) var image: UIImageView?
  /// The chevron or the check mark.
  private var sign: CAShapeLayer?
  private var shownSign = UITableViewCell.AccessoryType.none

  func label(_ text: Text, of cell: UITableViewCell) -> UILabel {
    if let label = text == .title ? title : detail { return label }
    let label = UILabel()
    switch (text, cell.style) {
    case (.title, .value2):
      label.font = .systemFont(ofSize: 12)
      label.textColor = cell.tintColor
      label.textAlignment = .right
    case (.title, _): label.font = .systemFont(ofSize: 17)
    case (.detail, .subtitle): label.font = .systemFont(ofSize: 12)
    case (.detail, .value2): label.font = .systemFont(ofSize: 12)
    case (.detail, _):
      label.font = .systemFont(ofSize: 17)
      label.textColor = .secondaryLabel
    }
    if text == .title { title = label } else { detail = label }
    cell.contentView.addSubview(label)
    cell.setNeedsLayout()
    return label
  }

  func imageView(of cell: UITableViewCell) -> UIImageView {
    if let image { return image }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    image = view
    cell.contentView.addSubview(view)
    cell.setNeedsLayout()
    return view
  }

  func highlight(_ isHighlighted: Bool) {
    for label in [title, detail] { label?.isHighlighted = isHighlighted }
    image?.isHighlighted = isHighlighted
  }

  /// Draws the sign of a kind of accessory in a rectangle of the cell.
  func show(_ type: UITableViewCell.AccessoryType, in box: CGRect, of cell: UITableViewCell) {
    guard let path = Self.path(of: type, in: box.size) else {
      sign?.isHidden = true
      return
    }
    let sign = self.sign ?? CAShapeLayer()
    if self.sign == nil {
      self.sign = sign
      sign.fillColor = nil
      sign.lineCap = .round
      sign.lineJoin = .round
      sign.lineWidth = 2
      cell.layer.addSublayer(sign)
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    sign.isHidden = false
    sign.frame = box
    sign.path = path
    sign.strokeColor = cell.resolved(type == .checkmark ? cell.tintColor : .tertiaryLabel)
    CATransaction.commit()
  }

  private static func path(of type: UITableViewCell.AccessoryType, in size: CGSize) -> CGPath? {
    let path = UIBezierPath()
    let (x, y) = (size.width / 2, size.height / 2)
    switch type {
    case .none, .detailButton: return nil
    case .disclosureIndicator, .detailDisclosureButton:
      path.move(to: CGPoint(x: x - 3, y: y - 5.5))
      path.addLine(to: CGPoint(x: x + 2.5, y: y))
      path.addLine(to: CGPoint(x: x - 3, y: y + 5.5))
    case .checkmark:
      path.move(to: CGPoint(x: x - 6, y: y))
      path.addLine(to: CGPoint(x: x - 2, y: y + 4.5))
      path.addLine(to: CGPoint(x: x + 6, y: y - 5))
    }
    return path.cgPath
  }
}
