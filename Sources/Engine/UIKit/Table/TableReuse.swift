/// The cells and headers that a table can use again, and what to make where there are none.
struct TableReuse {
  private var cells = ReusePool<UITableViewCell>()
  private var views = ReusePool<UITableViewHeaderFooterView>()

  mutating func register(_ type: UITableViewCell.Type?, for identifier: String) {
    cells.register(type, for: identifier)
  }

  mutating func register(_ type: UITableViewHeaderFooterView.Type?, for identifier: String) {
    views.register(type, for: identifier)
  }

  /// A cell that was given back, or a new one of the registered class; `nil` without either.
  mutating func cell(_ identifier: String) -> UITableViewCell? {
    if let cell = cells.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return cells.type(for: identifier).map { UITableViewCell.instance(of: $0, identifier) }
  }

  mutating func view(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = views.take(identifier) {
      view.prepareForReuse()
      return view
    }
    return views.type(for: identifier).map {
      UITableViewHeaderFooterView.instance(of: $0, identifier)
    }
  }

  /// Takes a view that is out of sight; one without an identifier is not used again.
  mutating func giveBack(_ view: UIView) {
    if let cell = view as? UITableViewCell, let identifier = cell.reuseIdentifier {
      cells.giveBack(cell, identifier)
    } else if let view = view as? UITableViewHeaderFooterView,
      let identifier = view.reuseIdentifier
    {
      views.giveBack(view, identifier)
    }
  }
}
