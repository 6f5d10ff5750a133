/// The cells and headers that a table can use again, and what to make where there are none.
struct TableReuse {
  private var cellTypes: [String: UITableViewCell.Type] = [:]
  private var viewTypes: [String: UITableViewHeaderFooterView.Type] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var views: [String: [UITableViewHeaderFooterView]] = [:]

  mutating func register(_ type: UITableViewCell.Type?, for identifier: String) {
    cellTypes[identifier] = type
  }

  mutating func register(_ type: UITableViewHeaderFooterView.Type?, for identifier: String) {
    viewTypes[identifier] = type
  }

  /// A cell that was given back, or a new one of the registered class; `nil` without either.
  mutating func cell(_ identifier: String) -> UITableViewCell? {
    if let cell = cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellTypes[identifier].map { UITableViewCell.instance(of: $0, identifier) }
  }

  mutating func view(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = views[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return viewTypes[identifier].map { UITableViewHeaderFooterView.instance(of: $0, identifier) }
  }

  /// Takes a view that is out of sight; one without an identifier is not used again.
  mutating func giveBack(_ view: UIView) {
    if let cell = view as? UITableViewCell, let identifier = cell.reuseIdentifier {
      cells[identifier, default: []].append(cell)
    } else if let view = view as? UITableViewHeaderFooterView,
      let identifier = view.reuseIdentifier
    {
      views[identifier, default: []].append(view)
    }
  }
}
