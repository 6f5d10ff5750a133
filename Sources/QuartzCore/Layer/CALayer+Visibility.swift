import CoreGraphics

extension CALayer {
  /// Whether the layer can be seen as far as the tree says: in a window, and nothing hidden from it up.
  package var isVisibleInTree: Bool {
    var layer = self
    while true {
      if layer.values.isHidden { return false }
      guard let parent = layer.tree.superlayer else { return layer.tree.context != nil }
      layer = parent
    }
  }

  /// Raises the order-in or order-out event on this layer and those below it that it has changed (A10).
  func visibilityDidChange() {
    updateVisibility(isVisibleInTree)
  }

  private func updateVisibility(_ isVisible: Bool) {
    guard pending.wasVisible != isVisible else { return }
    pending.wasVisible = isVisible
    runAction(forEvent: isVisible ? kCAOnOrderIn : kCAOnOrderOut)
    for sublayer in tree.sublayers where !sublayer.values.isHidden {
      sublayer.updateVisibility(isVisible)
    }
    if let mask = tree.mask, !mask.values.isHidden { mask.updateVisibility(isVisible) }
  }
}
