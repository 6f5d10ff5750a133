import CoreGraphics
public import Foundation

/// Items and sections that come, go and move, with an animation.
extension UICollectionView {
  /// Makes changes that happen together; calls may be nested.
  ///
  /// Where the items afterwards are not those before with the changes, that is reported, and all are loaded again.
  ///
  /// - Parameters:
  ///   - updates: Makes the changes, of the data and of the collection.
  ///   - completion: Called when the animation of all changes, also those around these, has ended; false when it was
  ///     cut short.
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    loadIfNeeded()
    updateDepth += 1
    updates?()
    updateDepth -= 1
    if let completion { updateCompletions.append(completion) }
    if updateDepth == 0 { applyUpdates() }
  }

  /// Whether changes are open that have not happened.
  public var hasUncommittedUpdates: Bool { updateDepth > 0 && !updates.isEmpty }

  /// Inserts items, which the data source has already.
  public func insertItems(at indexPaths: [IndexPath]) {
    update { for path in indexPaths { $0.insertedRows[path] = .automatic } }
  }

  /// Deletes items, which the data source does not have any more.
  public func deleteItems(at indexPaths: [IndexPath]) {
    update { for path in indexPaths { $0.deletedRows[path] = .automatic } }
  }

  /// Gives items new cells.
  public func reloadItems(at indexPaths: [IndexPath]) {
    update { for path in indexPaths { $0.reloadedRows[path] = .automatic } }
  }

  /// Gives items new cells, without an animation (Apple's fill the old ones again).
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    UIView.performWithoutAnimation { reloadItems(at: indexPaths) }
  }

  /// Moves an item, which the data source has moved.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Inserts sections, which the data source has already.
  public func insertSections(_ sections: IndexSet) {
    update { for section in sections { $0.insertedSections[section] = .automatic } }
  }

  /// Deletes sections, which the data source does not have any more.
  public func deleteSections(_ sections: IndexSet) {
    update { for section in sections { $0.deletedSections[section] = .automatic } }
  }

  /// Gives sections new cells; their items may have become more, or fewer.
  public func reloadSections(_ sections: IndexSet) {
    update { for section in sections { $0.reloadedSections[section] = .automatic } }
  }

  /// Moves a section, which the data source has moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  private func update(_ change: (inout TableUpdates) -> Void) {
    if updateDepth == 0 { loadIfNeeded() }
    change(&updates)
    if updateDepth == 0 { applyUpdates() }
  }

  private func applyUpdates() {
    let (changes, completions) = (updates, updateCompletions)
    (updates, updateCompletions) = (TableUpdates(), [])
    let completion = { (isFinished: Bool) in
      for completion in completions { completion(isFinished) }
    }
    // What was never loaded is loaded as it is now.
    guard !needsLoading, !shown.isEmpty || !counts.isEmpty else {
      reloadData()
      completion(true)
      return
    }
    let (old, new) = (counts, loadCounts())
    guard let origins = changes.origins(from: old, to: new) else {
      report(
        "the updates do not lead from \(old) items to \(new), which the data source has; all "
          + "are loaded again: change the data together with the items, and name each change "
          + "(insertItems, deleteItems …)"
      )
      reloadData()
      completion(true)
      return
    }
    prepareLayout()
    CollectionTransition(self, changes, origins).run(new, completion)
  }

  /// Takes another layout.
  ///
  /// - Parameters:
  ///   - layout: The layout, which no other collection has.
  ///   - animated: Whether the elements move to their new places, in 0.3 s.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Takes another layout, and calls a closure when its elements have their places; false when that was cut short.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = self.layout
    guard layout !== old else {
      completion?(true)
      return
    }
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    old.owner = nil
    layout.owner = self
    self.layout = layout
    for (_, view) in shown.inOrder { view.willTransition(from: old, to: layout) }
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
    let finish = { [self] (isFinished: Bool) in
      for (_, view) in shown.inOrder { view.didTransition(from: old, to: layout) }
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      completion?(isFinished)
    }
    guard animated, window != nil, !needsLoading else {
      finish(true)
      return
    }
    runningUpdates += 1
    UIView.animate(
      withDuration: CollectionTransition.duration,
      animations: { [self] in
        prepareLayout()
        let target = layout.targetContentOffset(forProposedContentOffset: contentOffset)
        contentOffset =
          delegate?.collectionView(
            self,
            targetContentOffsetForProposedContentOffset: target
          ) ?? target
        // What is in sight no more goes to its new place, beside the others.
        for (element, view) in shown.inOrder
        where element.category == .cell && contains(element.path) {
          if let there = layout.layoutAttributesForItem(at: element.path) { view.take(there) }
        }
        tile()
      },
      completion: { [self] isFinished in
        runningUpdates -= 1
        setNeedsLayout()
        finish(isFinished)
      }
    )
  }
}
