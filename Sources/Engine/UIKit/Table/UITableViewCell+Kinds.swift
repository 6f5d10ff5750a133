extension UITableViewCell {
  /// How a cell's texts are placed.
  nonisolated public enum CellStyle: Int, Sendable {
    /// A picture and a title.
    case `default`
    /// The title at the left side, the detail at the right side.
    case value1
    /// The title small and in the tint color, the detail beside it.
    case value2
    /// The detail below the title, smaller.
    case subtitle
  }

  /// How a selected row looks.
  nonisolated public enum SelectionStyle: Int, Sendable {
    /// As others.
    case none
    /// The same as `.default`.
    case blue
    /// The same as `.default`.
    case gray
    /// Gray.
    case `default`
  }

  /// What is at a row's right side.
  nonisolated public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A chevron: the row leads to another list.
    case disclosureIndicator
    /// The same as `.disclosureIndicator`, as there is no button for details here.
    case detailDisclosureButton
    /// A check mark, in the tint color.
    case checkmark
    /// Nothing, as there is no button for details here.
    case detailButton
  }

  /// Whether rows are separated by lines.
  nonisolated public enum SeparatorStyle: Int, Sendable {
    /// They are not.
    case none
    /// By single lines.
    case singleLine
    /// The same as `.singleLine`.
    case singleLineEtched
  }

  /// How a row is edited.
  nonisolated public enum EditingStyle: Int, Sendable {
    /// Not at all.
    case none
    /// It is deleted.
    case delete
    /// Another is inserted.
    case insert
  }
}

extension UITableViewCell {
  /// A cell of a class that is known only when the program runs, as `UIView.instance(of:)` makes views.
  static func instance<Cell: UITableViewCell>(of type: Cell.Type, _ identifier: String) -> Cell {
    let cell = unsafeBitCast(type, to: RequiredTableViewCell.Type.self).init(
      style: .default,
      reuseIdentifier: identifier
    )
    return unsafeDowncast(cell as UITableViewCell, to: Cell.self)
  }
}

/// A cell whose initializer may be called by a class that is known only at run time (see `RequiredView`).
open class RequiredTableViewCell: UITableViewCell {
  /// A cell that is not in a table yet.
  public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }
}
