public import CoreGraphics
public import Foundation

/// Questions about items and their views, and scrolling to an item.
extension UICollectionView {
  /// The number of sections.
  public var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  /// The number of items in a section; 0 for one that is not there.
  public func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The item at a point in the content's coordinates; `nil` where there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let rect = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let hit = attributes(in: rect).filter {
      $0.key.category == .cell && $0.value.frame.contains(point)
    }
    return hit.max { ($0.value.zIndex, $0.key.path) < ($1.value.zIndex, $1.key.path) }?.key.path
  }

  /// The item of a cell in sight; `nil` for another cell.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.path
  }

  /// The cell of an item in sight; `nil` for others.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)] as? UICollectionViewCell
  }

  /// The cells in sight, in the order of their items.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The items in sight, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return shown.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }

  /// A supplementary view in sight; `nil` for others.
  public func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? { shown[.supplementary(elementKind, indexPath)] }

  /// The supplementary views of a kind in sight, in order.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      shown[.supplementary(elementKind, $0)]
    }
  }

  /// The places of the supplementary views of a kind in sight, in order.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    layoutIfNeeded()
    return shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.path).sorted()
  }

  /// Scrolls to an item, as `scrollToItem(at:at:animated:)` says.
  func scroll(
    to indexPath: IndexPath,
    at scrollPosition: UICollectionView.ScrollPosition,
    animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
      return report("there is no item \(indexPath) to scroll to: \(Self.newItems)")
    }
    let insets = adjustedContentInset
    let x = Self.offset(
      (frame.minX, frame.maxX),
      in: (contentOffset.x, bounds.width, contentSize.width),
      (insets.left, insets.right),
      scrollPosition.isDisjoint(with: [.left, .centeredHorizontally, .right])
        ? nil
        : scrollPosition.contains(.left) ? 0 : scrollPosition.contains(.right) ? 1 : 0.5
    )
    let y = Self.offset(
      (frame.minY, frame.maxY),
      in: (contentOffset.y, bounds.height, contentSize.height),
      (insets.top, insets.bottom),
      scrollPosition.isDisjoint(with: [.top, .centeredVertically, .bottom])
        ? nil
        : scrollPosition.contains(.top) ? 0 : scrollPosition.contains(.bottom) ? 1 : 0.5
    )
    setContentOffset(CGPoint(x: x, y: y), animated: animated)
  }

  /// The offset in one direction that shows a stretch.
  ///
  /// - Parameters:
  ///   - item: The stretch.
  ///   - view: The offset now, the visible length, and the content's.
  ///   - insets: The insets at both ends.
  ///   - place: Where in the visible length the stretch comes to, 0 … 1; `nil` for the nearest place.
  /// - Returns: The offset.
  private static func offset(
    _ item: (start: CGFloat, end: CGFloat),
    in view: (now: CGFloat, length: CGFloat, content: CGFloat),
    _ insets: (start: CGFloat, end: CGFloat),
    _ place: CGFloat?
  ) -> CGFloat {
    let room = view.length - insets.start - insets.end
    let (first, last) = (item.start - insets.start, item.end - room - insets.start)
    let wanted: CGFloat
    if let place {
      wanted = first + (last - first) * place
    } else {
      wanted = min(max(view.now, min(first, last)), max(first, last))
    }
    let most = max(-insets.start, view.content - view.length + insets.end)
    return min(max(wanted, -insets.start), most)
  }
}
