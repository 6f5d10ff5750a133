import CoreGraphics
public import Foundation

/// Items and sections that come, go and move, with an animation.
extension UICollectionView {
  /// Whether changes are open that have not happened.
  public var hasUncommittedUpdates: Bool { updateDepth > 0 && !updates.isEmpty }

  /// Gives items new cells, without an animation (Apple's fill the old ones again).
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    UIView.performWithoutAnimation { reloadItems(at: indexPaths) }
  }

  /// Makes a change, at once where no changes are open.
  func update(_ change: (inout TableUpdates) -> Void) {
    if updateDepth == 0 { loadIfNeeded() }
    change(&updates)
    if updateDepth == 0 { applyUpdates() }
  }

  /// Makes the open changes.
  func applyUpdates() {
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

  /// Takes another layout, as `setCollectionViewLayout(_:animated:completion:)` says.
  func take(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)?
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
