public import CoreGraphics
import Foundation
import QuartzCore

/// Placing the views of the elements that are in sight.
extension UICollectionView {
  /// How often a pass may be repeated because cells ask for other sizes.
  private static let maximumPasses = 20

  /// Asks the data source for the numbers of items, if it has not been asked.
  func loadIfNeeded() {
    guard needsLoading else { return }
    needsLoading = false
    for (element, view) in shown.inOrder { takeAway(view, element) }
    shown = [:]
    highlightedPath = nil
    counts = loadCounts()
  }

  /// The numbers of items, as the data source says them now.
  func loadCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(dataSource.numberOfSections(in: self), 0)).map {
      max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
    }
  }

  /// Whether there is such an item.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }

  /// The layout has said that it is invalid.
  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { needsLoading = true }
    let move = context.contentOffsetAdjustment
    if move != .zero {
      contentOffset = CGPoint(x: contentOffset.x + move.x, y: contentOffset.y + move.y)
    }
    setNeedsLayout()
  }

  /// Has the layout computed, if it is invalid.
  func prepareLayout() {
    // (A layout may have the data source know its numbers: they are asked for by `prepare()` itself, or after it.)
    let isNew = layout.prepareIfNeeded()
    loadIfNeeded()
    guard isNew else { return }
    let size = layout.collectionViewContentSize
    if size != contentSize { contentSize = size }
  }

  /// Gives elements that come into sight their views, and takes away those of the others.
  func tile() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    if knownSize != bounds.size {
      knownSize = bounds.size
      layout.sizeHasChanged()
      layout.invalidateLayout()
      for view in shown.values { view.isMeasured = false }
    }
    var wanted: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    for _ in 0..<Self.maximumPasses {
      prepareLayout()
      wanted = attributes(in: bounds)
      // From back to front, so that what is in front is made later.
      let order = wanted.sorted { ($0.value.zIndex, $0.key) < ($1.value.zIndex, $1.key) }
      let isSettled = order.reduce(true) { isSettled, entry in
        show(entry.value, entry.key) && isSettled
      }
      if isSettled { break }
    }
    orderViews()
    guard runningUpdates == 0 else { return }
    let gone = shown.filter { wanted[$0.key] == nil }
    for (element, view) in gone.inOrder {
      shown[element] = nil
      takeAway(view, element)
    }
  }

  /// What the layout says of the elements with a part in a rectangle; items that are not there are left out.
  func attributes(in rect: CGRect) -> [CollectionElement: UICollectionViewLayoutAttributes] {
    let all = layout.layoutAttributesForElements(in: rect) ?? []
    let known = all.filter {
      !$0.isHidden && ($0.representedElementCategory != .cell || contains($0.indexPath))
    }
    return Dictionary(known.map { ($0.key, $0) }) { _, last in last }
  }

  /// Gives an element its view, and the view its attributes.
  ///
  /// - Returns: Whether the layout is still valid: a new cell may ask for another size.
  private func show(
    _ attributes: UICollectionViewLayoutAttributes,
    _ element: CollectionElement
  ) -> Bool {
    if let view = shown[element] {
      view.take(attributes)
    } else if let view = view(for: element) {
      UIView.performWithoutAnimation { place(view, element, attributes) }
    }
    guard let view = shown[element], !view.isMeasured else { return true }
    view.isMeasured = true
    let fitting = view.preferredAttributes(attributes, in: layout)
    guard let fitting,
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: fitting,
        withOriginalAttributes: attributes
      )
    else { return true }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: fitting,
        withOriginalAttributes: attributes
      )
    )
    return false
  }

  /// Puts a new view in front of the others; its `zPosition` is the order in which it is drawn.
  func place(
    _ view: UICollectionReusableView,
    _ element: CollectionElement,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    if let cell = view as? UICollectionViewCell, element.category == .cell {
      cell.isHighlighted = highlightedPath == element.path
      cell.isSelected = selectedPaths.contains(element.path)
    }
    shown[element] = view
    view.isMeasured = false
    view.attributes = nil
    view.take(attributes)
    addSubview(view)
    willDisplay(view, element)
  }

  /// Sorts the subviews of elements by their order: touches go by that of subviews, and not by `zPosition`.
  private func orderViews() {
    guard shown.values.contains(where: { $0.layer.zPosition != 0 }) else { return }
    var passed: [UIView] = []
    for view in subviews where view is UICollectionReusableView {
      let order = view.layer.zPosition
      let place = passed.firstIndex { $0.layer.zPosition > order } ?? passed.count
      if place < passed.count { insertSubview(view, belowSubview: passed[place]) }
      passed.insert(view, at: place)
    }
  }

  private func willDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
    if element.category == .cell, let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
    } else if element.category == .supplementaryView {
      delegate?.collectionView(
        self,
        willDisplaySupplementaryView: view,
        forElementKind: element.kind,
        at: element.path
      )
    }
  }

  /// The view of an element, which is asked for; `nil` without a data source or a class.
  func view(for element: CollectionElement) -> UICollectionReusableView? {
    switch element.category {
    case .cell: return dataSource?.collectionView(self, cellForItemAt: element.path)
    case .supplementaryView:
      return dataSource?.collectionView(
        self,
        viewForSupplementaryElementOfKind: element.kind,
        at: element.path
      )
    case .decorationView:
      guard let type = layout.decorations[element.kind] else {
        report(
          "no class is registered for decoration views of the kind \(element.kind): call the "
            + "layout's register(_:forDecorationViewOfKind:)"
        )
        return nil
      }
      let identifier = Self.identifier(element.kind, "")
      return viewPool.take(identifier) ?? UIView.instance(of: type)
    }
  }

  /// Takes a view away that is out of sight.
  func takeAway(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.removeFromSuperview()
    switch element.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    case .supplementaryView:
      delegate?.collectionView(
        self,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: element.kind,
        at: element.path
      )
    case .decorationView: break
    }
    giveBack(view, element)
  }

  /// The attributes of an item; `nil` for one that is not there.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    prepareLayout()
    return contains(indexPath) ? layout.layoutAttributesForItem(at: indexPath) : nil
  }

  /// The attributes of a supplementary view.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}

extension UICollectionReusableView {
  /// The attributes that the view asks for, if they are of another size.
  fileprivate func preferredAttributes(
    _ attributes: UICollectionViewLayoutAttributes,
    in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    if let flow = layout as? UICollectionViewFlowLayout, flow.estimatedItemSize == .zero {
      return nil
    }
    // (A cell may change what it is given.)
    let own = attributes.copy() as? UICollectionViewLayoutAttributes
    let fitting = preferredLayoutAttributesFitting(own ?? attributes)
    return fitting.size == attributes.size ? nil : fitting
  }
}
