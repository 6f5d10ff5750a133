import CoreGraphics
import Foundation

/// Asking for rows and heights.
extension UITableView {
  /// The height of a row whose content says nothing, and the estimate of one that is not measured.
  static let usualHeight: CGFloat = 44
  /// The side margins of the boxes of `insetGrouped`, and the radius of their corners.
  static let (boxMargin, boxRadius): (CGFloat, CGFloat) = (16, 10)

  /// Asks the data source and the delegate for everything, if they have not been asked.
  func loadIfNeeded() {
    guard needsLoading else { return }
    needsLoading = false
    forgetReordering()
    takeAwayAll()
    measuredWidth = bounds.width
    geometry = loadGeometry()
    showContentSize()
  }

  /// The heights, as the data source and the delegate say them now.
  ///
  /// - Parameter known: The height of a row that has been measured before; `nil` for others.
  /// - Returns: Where everything is.
  func loadGeometry(
    knowing known: (IndexPath) -> TableGeometry.Row? = { _ in nil }
  ) -> TableGeometry {
    let top = tableHeaderView?.bounds.height ?? 0
    guard let dataSource else { return TableGeometry([], top: top) }
    let delegate = self.delegate
    let count = max(dataSource.numberOfSections(in: self), 0)
    let sections = (0..<count).map { section in
      var loaded = TableGeometry.Section()
      loaded.header = headerHeight(section, isFirst: section == 0)
      loaded.footer = footerHeight(section)
      let rows = max(dataSource.tableView(self, numberOfRowsInSection: section), 0)
      loaded.rows = (0..<rows).map { row in
        let path = IndexPath(row: row, section: section)
        if let height = ownHeight(path, delegate) { return TableGeometry.Row(height: height) }
        return known(path)
          ?? TableGeometry.Row(height: estimate(path, delegate), isEstimated: true)
      }
      return loaded
    }
    return TableGeometry(sections, top: top)
  }

  /// The height of a row that does not depend on its cell; `nil` for one that does.
  private func ownHeight(
    _ path: IndexPath,
    _ delegate: (any UITableViewDelegate)?
  ) -> CGFloat? {
    let asked = delegate?.tableView(self, heightForRowAt: path) ?? Self.automaticDimension
    if asked.isFinite, asked >= 0 { return asked }
    return rowHeight.isFinite && rowHeight >= 0 ? rowHeight : nil
  }

  /// Whether a row's height depends on its cell.
  func isAutomatic(_ path: IndexPath) -> Bool { ownHeight(path, delegate) == nil }

  private func estimate(_ path: IndexPath, _ delegate: (any UITableViewDelegate)?) -> CGFloat {
    let asked = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? Self.automaticDimension
    if asked.isFinite, asked > 0 { return asked }
    return estimatedRowHeight > 0 && estimatedRowHeight.isFinite
      ? estimatedRowHeight : Self.usualHeight
  }

  private func headerHeight(_ section: Int, isFirst: Bool) -> CGFloat {
    let asked = delegate?.tableView(self, heightForHeaderInSection: section)
    let padding = style == .plain ? max(sectionHeaderTopPadding, 0) : 0
    if let height = [asked ?? -1, sectionHeaderHeight].first(where: { $0 >= 0 && $0.isFinite }) {
      return height
    }
    guard let view = makeHeader(section) else {
      return style == .plain ? 0 : TableStyle.groupGap(isFirst: isFirst)
    }
    return padding + ownHeight(of: view, style == .plain ? TableStyle.header : TableStyle.group)
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let asked = delegate?.tableView(self, heightForFooterInSection: section)
    if let height = [asked ?? -1, sectionFooterHeight].first(where: { $0 >= 0 && $0.isFinite }) {
      return height
    }
    guard let view = makeFooter(section) else { return style == .plain ? 0 : TableStyle.groupEnd }
    return ownHeight(of: view, TableStyle.header)
  }

  /// The height that a header or footer needs at the table's width, or else a usual one.
  private func ownHeight(of view: UIView, _ usual: CGFloat) -> CGFloat {
    if let view = view as? UITableViewHeaderFooterView, view.hasTitleOnly { return usual }
    let height = fittingHeight(of: (view as? UITableViewHeaderFooterView)?.contentView ?? view)
    return height > 0 ? height : usual
  }

  /// The smallest height that a view's constraints allow at the table's width.
  private func fittingHeight(of view: UIView) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// The delegate's view above a section, or one with the data source's title; `nil` for neither.
  func makeHeader(_ section: Int) -> UIView? {
    if let view = delegate?.tableView(self, viewForHeaderInSection: section) { return view }
    guard let title = dataSource?.tableView(self, titleForHeaderInSection: section) else {
      return nil
    }
    return UITableViewHeaderFooterView(title: title, style, isFooter: false)
  }

  /// The delegate's view below a section, or one with the data source's title; `nil` for neither.
  func makeFooter(_ section: Int) -> UIView? {
    if let view = delegate?.tableView(self, viewForFooterInSection: section) { return view }
    guard let title = dataSource?.tableView(self, titleForFooterInSection: section) else {
      return nil
    }
    return UITableViewHeaderFooterView(title: title, style, isFooter: true)
  }

  /// Takes all cells, headers and footers away.
  private func takeAwayAll() {
    for (path, cell) in cells.inOrder { takeAway(cell, path) }
    cells = [:]
    for (section, view) in headers.inOrder { takeAwayHeader(view, section) }
    for (section, view) in footers.inOrder { takeAwayFooter(view, section) }
    (headers, footers) = ([:], [:])
    highlightedPath = nil
  }

  /// Takes a cell away that is out of sight.
  func takeAway(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.removeFromSuperview()
    forgetSwipe(of: cell)?.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    reuse.giveBack(cell)
  }

  /// Takes a header away that is out of sight.
  func takeAwayHeader(_ view: UIView, _ section: Int) {
    view.removeFromSuperview()
    delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    reuse.giveBack(view)
  }

  /// Takes a footer away that is out of sight.
  func takeAwayFooter(_ view: UIView, _ section: Int) {
    view.removeFromSuperview()
    delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    reuse.giveBack(view)
  }

  /// Sets the size of the content.
  func showContentSize() {
    let height = geometry.bottom + (tableFooterView?.bounds.height ?? 0)
    contentSize = CGSize(width: bounds.width, height: height)
  }
}

/// Heights of a table's own headers and footers, in points: choices of ours, near those of Apple's.
enum TableStyle {
  /// A header of a plain table, and a footer.
  static let header: CGFloat = 28
  /// A header of a group.
  static let group: CGFloat = 38
  /// The space below a group without a footer.
  static let groupEnd: CGFloat = 18

  /// The space above a group without a header.
  static func groupGap(isFirst: Bool) -> CGFloat { isFirst ? 35 : 18 }
}
