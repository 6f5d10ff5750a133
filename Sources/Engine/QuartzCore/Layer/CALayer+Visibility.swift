import CoreGraphics

extension CALayer {
  /// Whether the layer can be seen as far as the tree says: in a window, and nothing hidden from it up.
  ///
  /// How it is further up is what the superlayer was told last, and needs no way to the root.
  private var isVisibleInTree: Bool {
    if values.isHidden { return false }
    return tree.superlayer.map { $0.pending.wasVisible } ?? (tree.context != nil)
  }

  /// Raises the order-in or order-out event on this layer and those below it that it has changed, in
  /// the tree's order (A10).
  func visibilityDidChange() {
    let isVisible = isVisibleInTree
    guard pending.wasVisible != isVisible else { return }
    orderChanged(to: isVisible)
    var waiting = tree.below
    while let layer = waiting.popLast() {
      // An action may have moved, hidden or already told a layer that waits.
      guard !layer.values.isHidden, layer.pending.wasVisible != isVisible,
        layer.tree.superlayer?.pending.wasVisible == isVisible
      else { continue }
      layer.orderChanged(to: isVisible)
      waiting.append(contentsOf: layer.tree.below)
    }
  }

  /// The root of a window's tree was under a layer that has ended: it is on screen with the next commit.
  func returnToWindow() {
    Engine.current.display.noteMove()
    setNeedsCommit()
    CATransaction.performAfterCommit { [weak self] in self?.visibilityDidChange() }
  }

  private func orderChanged(to isVisible: Bool) {
    pending.wasVisible = isVisible
    runAction(forEvent: isVisible ? kCAOnOrderIn : kCAOnOrderOut)
  }
}
