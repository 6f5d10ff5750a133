public import CoreGraphics
public import Foundation

/// Questions about rows, and the cells that are used again.
extension UITableView {
  /// The class of new cells with an identifier; `nil` for none any more.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard cellClass == nil || cellClass is UITableViewCell.Type else {
      return report(
        "\(identifier): \(String(describing: cellClass)) is no class of cells: register a subclass "
          + "of UITableViewCell"
      )
    }
    reuse.register(cellClass as? UITableViewCell.Type, for: identifier)
  }

  /// The class of new headers and footers with an identifier; `nil` for none any more.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard aClass == nil || aClass is UITableViewHeaderFooterView.Type else {
      return report(
        "\(identifier): \(String(describing: aClass)) is no class of headers: register a subclass "
          + "of UITableViewHeaderFooterView"
      )
    }
    reuse.register(aClass as? UITableViewHeaderFooterView.Type, for: identifier)
  }

  /// A cell that is out of sight, or a new one of the registered class; `nil` without either.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.cell(identifier)
  }

  /// A cell that is out of sight, or a new one of the registered class.
  ///
  /// Where no class is registered, that is reported, and a plain cell is returned.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = reuse.cell(identifier) { return cell }
    report("no class is registered for cells with the identifier \(identifier): call register")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer that is out of sight, or a new one of the registered class; `nil` without either.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { reuse.view(identifier) }

  /// The number of sections.
  public var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }

  /// The number of rows in a section; 0 for one that is not there.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return geometry.counts.indices.contains(section) ? geometry.counts[section] : 0
  }

  /// The rectangle of a row, in the content's coordinates; zero for one that is not there.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return geometry.contains(indexPath) ? frame(of: geometry.span(of: indexPath)) : .zero
  }

  /// The rectangle of a section with its header and footer; zero for one that is not there.
  public func rect(forSection section: Int) -> CGRect {
    rect(section) { geometry.span(ofSection: $0) }
  }

  /// The rectangle of a header, as far as it does not stay at the top; zero for one that is not there.
  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(section) { geometry.span(ofHeader: $0) }
  }

  /// The rectangle of a footer; zero for one that is not there.
  public func rectForFooter(inSection section: Int) -> CGRect {
    rect(section) { geometry.span(ofFooter: $0) }
  }

  private func rect(_ section: Int, _ span: (Int) -> TableGeometry.Span) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let span = span(section)
    return CGRect(x: 0, y: span.top, width: bounds.width, height: span.height)
  }

  /// The row at a point in the content's coordinates; `nil` where there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    // (The smallest stretch that a height can be in.)
    return geometry.rows(from: point.y, to: point.y.nextUp).first
  }

  /// The row of a cell in sight; `nil` for another cell.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The rows with a part in a rectangle of the content.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return geometry.rows(from: rect.minY, to: rect.maxY)
  }

  /// The cell of a row in sight; `nil` for others.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// The cells in sight, from the top to the bottom.
  public var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rows in sight, from the top to the bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return cells.keys.sorted()
  }

  /// The header of a section in sight, if it is of a class for headers.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section in sight, if it is of a class for footers.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  /// Scrolls to a row, as `scrollToRow(at:at:animated:)` says.
  func scroll(
    to indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    loadIfNeeded()
    guard geometry.contains(indexPath) else {
      return report("there is no row \(indexPath) to scroll to: \(Self.newRows)")
    }
    measure([indexPath])
    let (insets, span) = (adjustedContentInset, geometry.span(of: indexPath))
    // Beside the row its section's header is at the top.
    let header = style == .plain ? geometry.sections[indexPath.section].header : 0
    let room = bounds.height - insets.top - insets.bottom
    let (first, last) = (span.top - header, span.bottom - room)
    let top: CGFloat
    switch scrollPosition {
    case .top: top = first
    case .bottom: top = last
    case .middle: top = span.top + (span.height - room) / 2
    case .none:
      let now = contentOffset.y + insets.top
      top = now > first ? first : max(now, min(last, first))
    }
    let least = -insets.top
    let most = max(least, contentSize.height - bounds.height + insets.bottom)
    setContentOffset(
      CGPoint(x: contentOffset.x, y: min(max(top - insets.top, least), most)),
      animated: animated
    )
  }

  /// What to do about a row that the table does not know.
  static var newRows: String { "after a change of the data call reloadData or insertRows" }

  /// Reports what cannot be done, once for each table.
  func report(_ words: String) {
    guard reported.insert(words).inserted else { return }
    EngineReport.handler("\(type(of: self)): \(words)")
  }
}
