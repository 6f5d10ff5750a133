import Foundation

/// Nibs, of which there are none here: to register one forgets the class that was registered.
extension UITableView {
  /// Forgets what is registered for cells with an identifier.
  @_disfavoredOverload
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.register(Optional<UITableViewCell.Type>.none, for: identifier)
  }

  /// Forgets what is registered for headers and footers with an identifier.
  @_disfavoredOverload
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.register(Optional<UITableViewHeaderFooterView.Type>.none, for: identifier)
  }
}
