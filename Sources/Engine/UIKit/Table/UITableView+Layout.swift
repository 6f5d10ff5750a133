import CoreGraphics
import Foundation
import QuartzCore

/// Placing the cells, headers and footers that are in sight.
extension UITableView {
  /// The frame of a row's cell.
  func frame(of span: TableGeometry.Span) -> CGRect {
    let margin = style == .insetGrouped ? Self.boxMargin : 0
    return CGRect(
      x: margin,
      y: span.top,
      width: max(bounds.width - 2 * margin, 0),
      height: span.height
    )
  }

  /// Gives rows that come into sight their cells, and takes away those of the others.
  func tile() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    if measuredWidth != bounds.width {
      measuredWidth = bounds.width
      geometry.forgetHeights { isAutomatic($0) }
    }
    let rows = measureRowsInSight()
    showContentSize()
    if runningUpdates == 0 {
      let inSight = Set(rows)
      for (path, cell) in cells.inOrder where !inSight.contains(path) {
        cells[path] = nil
        takeAway(cell, path)
      }
    }
    for (path, cell) in cells.inOrder { place(cell, at: path) }
    placeHeaders()
    placeEnds()
  }

  /// The rows in sight, each with a cell and a measured height.
  private func measureRowsInSight() -> [IndexPath] {
    // Rows that turn out lower bring further ones into sight; with each pass at least one more is measured.
    while true {
      let rows = geometry.rows(from: bounds.minY, to: bounds.maxY)
      let (above, offset) = (rows.first, contentOffset.y)
      let missing = rows.filter { cells[$0] == nil || geometry.isEstimated($0) }
      if missing.isEmpty { return rows }
      let moved = measure(missing)
      // What is below a row that comes in at the top stays where it is, unless a movement has its own course.
      if moved != 0, let above, missing.contains(above), rows.count > missing.count,
        motion == nil, drag == nil, geometry.span(of: above).top < offset
      {
        contentOffset.y = offset + moved
      }
    }
  }

  /// Gives rows their cells, and measures those whose height is an estimate.
  ///
  /// - Returns: How much what is below all of them has moved, in points.
  @discardableResult
  func measure(_ rows: [IndexPath]) -> CGFloat {
    rows.reduce(0) { moved, path in
      guard geometry.contains(path) else { return moved }
      let cell = cell(for: path)
      guard geometry.isEstimated(path) else { return moved }
      let width = frame(of: geometry.span(of: path)).width
      return moved + geometry.setHeight(cell.fittingHeight(width: width), of: path)
    }
  }

  /// The cell of a row, which is asked for where there is none.
  func cell(for path: IndexPath) -> UITableViewCell {
    if let cell = cells[path] { return cell }
    let cell = dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell()
    cells[path] = cell
    cell.placedFrame = nil
    UIView.performWithoutAnimation {
      if let delegate {
        cell.indentationLevel = delegate.tableView(self, indentationLevelForRowAt: path)
      }
      cell.setHighlighted(highlightedPath == path, animated: false)
      cell.setSelected(selectedPaths.contains(path), animated: false)
      cell.take(style, separatorOf: self)
      prepareEditing(of: cell, at: path)
      if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
      place(cell, at: path)
      // Behind headers and indicators.
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
    return cell
  }

  /// Puts a cell where its row is: aside if it is swiped, with room for one that is moved.
  func place(_ cell: UITableViewCell, at path: IndexPath) {
    guard geometry.contains(path), edits.reorder?.cell !== cell else { return }
    var frame = frame(of: geometry.span(of: path))
    if let swipe, swipe.cell === cell {
      let gap = swipe.gap(beside: frame)
      if swipe.view.frame != gap { swipe.view.frame = gap }
      frame.origin.x += swipe.shift
    }
    frame.origin.y += room(of: path)
    // (A cell whose row stays where it is keeps what code has done to it.)
    if cell.placedFrame != frame {
      cell.placedFrame = frame
      if cell.bounds.size != frame.size { cell.bounds.size = frame.size }
      let center = CGPoint(x: frame.midX, y: frame.midY)
      if cell.center != center { cell.center = center }
    }
    guard style != .plain else { return }
    let last = geometry.counts[path.section] - 1
    cell.isLastOfGroup = path.row == last
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if path.row == last { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : Self.boxRadius
    cell.layer.maskedCorners = corners
    cell.clipsToBounds = true
  }

  private func placeHeaders() {
    let sections = geometry.sections(from: bounds.minY, to: bounds.maxY)
    let top = contentOffset.y + adjustedContentInset.top
    for section in sections {
      let (header, whole) = (geometry.span(ofHeader: section), geometry.span(ofSection: section))
      if header.height > 0, let view = headers[section] ?? showHeader(section) {
        let footer = geometry.sections[section].footer
        // At the top while its section is in sight, and pushed out by the section's end.
        let own = header.top + room(ofHeader: section)
        let stuck = min(max(own, top), whole.bottom - footer - header.height)
        view.frame = sectionFrame(top: style == .plain ? stuck : own, header.height)
      }
      let footer = geometry.span(ofFooter: section)
      if footer.height > 0, let view = footers[section] ?? showFooter(section) {
        view.frame = sectionFrame(top: footer.top, footer.height)
      }
    }
    guard runningUpdates == 0 else { return }
    for (section, view) in headers.inOrder where !sections.contains(section) {
      headers[section] = nil
      takeAwayHeader(view, section)
    }
    for (section, view) in footers.inOrder where !sections.contains(section) {
      footers[section] = nil
      takeAwayFooter(view, section)
    }
  }

  private func sectionFrame(top: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: bounds.width, height: height)
  }

  private func showHeader(_ section: Int) -> UIView? {
    guard let view = makeHeader(section) else { return nil }
    headers[section] = view
    addSubview(view)
    delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    return view
  }

  private func showFooter(_ section: Int) -> UIView? {
    guard let view = makeFooter(section) else { return nil }
    footers[section] = view
    addSubview(view)
    delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    return view
  }

  /// The views above and below all rows have the table's width, and their own height.
  private func placeEnds() {
    for (view, top) in [(tableHeaderView, 0), (tableFooterView, geometry.bottom)] {
      guard let view else { continue }
      let frame = CGRect(x: 0, y: top, width: bounds.width, height: view.bounds.height)
      if view.frame != frame { view.frame = frame }
    }
  }

  func showSeparators() {
    for cell in cells.values { cell.take(style, separatorOf: self) }
  }
}
