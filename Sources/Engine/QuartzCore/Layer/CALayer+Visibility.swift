import CoreGraphics

extension CALayer {
  /// Whether the layer is visible in the tree: in a window, and neither it nor a layer above is hidden.
  ///
  /// The state further up is read from the superlayer's last event, so there is no walk to the root.
  private var isVisibleInTree: Bool {
    if values.isHidden { return false }
    return tree.superlayer.map { $0.pending.wasVisible } ?? (tree.context != nil)
  }

  /// Raises the order-in or order-out event on this layer and on the layers below whose visibility has changed, in the
  /// order of the tree (A10).
  func visibilityDidChange() {
    let isVisible = isVisibleInTree
    guard pending.wasVisible != isVisible else { return }
    orderChanged(to: isVisible)
    var waiting: [CALayer] = []
    pushBelow(to: &waiting)
    while let layer = waiting.popLast() {
      // An action may have moved or hidden a waiting layer, or raised its event already.
      guard !layer.values.isHidden, layer.pending.wasVisible != isVisible,
        layer.tree.superlayer?.pending.wasVisible == isVisible
      else { continue }
      layer.orderChanged(to: isVisible)
      layer.pushBelow(to: &waiting)
    }
  }

  /// Handles that the root of a window's tree lost its superlayer, which was freed: it is on screen with the next
  /// commit.
  func returnToWindow() {
    TreeEngine.current.noteMove()
    setNeedsCommit()
    CATransaction.performAfterCommit { [weak self] in self?.visibilityDidChange() }
  }

  private func orderChanged(to isVisible: Bool) {
    pending.wasVisible = isVisible
    let event = isVisible ? kCAOnOrderIn : kCAOnOrderOut
    let action = TreeEngine.current.actionForChange(event, of: self, takesDefault: true)
    action?.run(forKey: event, object: self, arguments: nil)
  }
}
