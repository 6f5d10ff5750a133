import CoreGraphics

/// A cell in the editing mode.
extension UITableViewCell {
  private var table: UITableView? { superviewLink as? UITableView }

  /// How the row is edited, while it is.
  public var editingStyle: EditingStyle { edits.style }

  /// Whether the actions at the right side of the row are shown.
  public var showingDeleteConfirmation: Bool {
    table?.swipe?.cell === self && table?.swipe?.side == .trailing
  }

  /// Shows what the row is edited by, or hides it.
  func showEditing(_ isOn: Bool, animated: Bool) {
    guard edits.isOn != isOn else { return }
    // (From where everything is now.)
    if animated { layoutIfNeeded() }
    edits.isOn = isOn
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
  }

  /// The accessory that is shown now.
  var shownAccessory: (view: UIView?, type: AccessoryType) {
    isEditing ? (editingAccessoryView, editingAccessoryType) : (accessoryView, accessoryType)
  }

  func pressEditMark() { table?.pressEditMark(of: self) }

  func dragGrip(_ press: UILongPressGestureRecognizer) { table?.reorder(self, by: press) }
}
