public import Foundation

/// Selecting items, by the program and by the user.
extension UICollectionView {
  /// What to do about an item that the collection does not know.
  static var newItems: String { "after a change of the data call reloadData or insertItems" }

  /// The selected items, in the order in which they were selected; empty for none.
  public var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }

  /// Selects an item, or deselects all, as `selectItem(at:animated:scrollPosition:)` says.
  func select(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath else {
      for path in selectedPaths { deselectItem(at: path, animated: animated) }
      return
    }
    guard contains(indexPath) else {
      return report("there is no item \(indexPath) to select: \(Self.newItems)")
    }
    if !allowsMultipleSelection {
      for path in selectedPaths where path != indexPath {
        deselectItem(at: path, animated: animated)
      }
    }
    if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// The item under a touch; `nil` beside the cells.
  private func item(of touches: Set<UITouch>) -> IndexPath? {
    guard let touch = touches.first else { return nil }
    let point = touch.location(in: self)
    let hit = sequence(first: hitTest(point, with: nil)) { $0?.superview }
    guard let cell = hit.lazy.compactMap({ $0 as? UICollectionViewCell }).first else { return nil }
    return indexPath(for: cell)
  }

  /// A finger is on an item: it is highlighted, if that is allowed.
  func beginTouching(_ touches: Set<UITouch>) {
    guard highlightedPath == nil, allowsSelection, let path = item(of: touches),
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    highlightedPath = path
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// The finger is lifted: the highlighted item is selected, if the finger is still on it.
  func endTouching(_ touches: Set<UITouch>, isCancelled: Bool) {
    guard let path = highlightedPath else { return }
    highlightedPath = nil
    let isOnIt = !isCancelled && item(of: touches) == path
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
    // (A notified object may have changed the items.)
    if isOnIt, contains(path) { select(path) }
  }

  /// The user selects an item; where several may be selected, one that is selected is deselected.
  private func select(_ path: IndexPath) {
    let delegate = self.delegate
    if allowsMultipleSelection, selectedPaths.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      return deselect(path)
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true, contains(path) else {
      return
    }
    if !allowsMultipleSelection {
      for other in selectedPaths where other != path { deselect(other) }
    }
    selectItem(at: path, animated: false, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func deselect(_ path: IndexPath) {
    deselectItem(at: path, animated: false)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }
}
