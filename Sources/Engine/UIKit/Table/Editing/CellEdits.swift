import CoreGraphics

/// What a cell has beside its content in the editing mode.
final class CellEdits {
  var isOn = false
  var style = UITableViewCell.EditingStyle.none
  /// Whether the content is indented.
  var indents = true
  /// Whether a circle shows whether the row is selected, in place of the sign of `style`.
  var marksSelection = false
  private(set) var mark: EditMark?
  private(set) var grip: ReorderGrip?

  /// The space for the sign, and that for the grip, in points [K].
  private static let (indent, gripWidth): (CGFloat, CGFloat) = (38, 44)

  private var showsMark: Bool { isOn && (marksSelection || style != .none) }

  /// How much of the row is not the content's, at both sides.
  func insets(_ cell: UITableViewCell) -> (left: CGFloat, right: CGFloat) {
    let left = showsMark && (indents || marksSelection) ? Self.indent : 0
    return (left, isOn && cell.showsReorderControl ? Self.gripWidth : 0)
  }

  /// Places the sign and the grip; those that are not needed are beside the row.
  func layOut(_ cell: UITableViewCell) {
    guard isOn || mark != nil || grip != nil else { return }
    let bounds = cell.bounds
    if showsMark, mark == nil {
      let new = EditMark { [weak cell] in cell?.pressEditMark() }
      mark = new
      UIView.performWithoutAnimation { add(new, to: cell, at: -Self.indent / 2) }
    }
    if isOn, cell.showsReorderControl, grip == nil {
      let new = ReorderGrip { [weak cell] press in cell?.dragGrip(press) }
      grip = new
      UIView.performWithoutAnimation { add(new, to: cell, at: bounds.width + Self.gripWidth / 2) }
    }
    if let mark {
      mark.show(marksSelection ? .selection(cell.isSelected) : .style(style), in: cell)
      // (A circle is pressed with its row.)
      mark.isUserInteractionEnabled = !marksSelection
      let x = showsMark ? 16 + EditMark.size / 2 : -Self.indent / 2
      mark.center = CGPoint(x: x, y: bounds.midY)
    }
    if let grip {
      let isShown = isOn && cell.showsReorderControl
      let x = bounds.width + (isShown ? -Self.gripWidth / 2 : Self.gripWidth / 2)
      grip.bounds.size = CGSize(width: Self.gripWidth, height: bounds.height)
      grip.center = CGPoint(x: x, y: bounds.midY)
    }
  }

  private func add(_ view: UIView, to cell: UITableViewCell, at x: CGFloat) {
    view.center = CGPoint(x: x, y: cell.bounds.midY)
    cell.addSubview(view)
  }
}
