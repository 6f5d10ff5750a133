import CoreGraphics

/// A layer's place: parent, children, and for a root the window's context.
package struct TreeLinks {
  package weak var superlayer: CALayer?
  package var sublayers: [CALayer] = []
  /// Set on the root of a window's tree only.
  package weak var context: LayerContext?

  package init() {}
}

extension CALayer {
  /// Inserts `layer` just behind `sibling`; at the very back when that is not a sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer) { sibling.flatMap { index(of: $0) } ?? 0 }
  }

  /// Inserts `layer` just in front of `sibling`; in front of all when that is not a sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer) { sibling.flatMap { index(of: $0) }.map { $0 + 1 } ?? tree.sublayers.count }
  }

  /// Puts `newLayer` in the place of `oldLayer` (TT2); without effect when that is not a sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, index(of: oldLayer) != nil, canHold(newLayer) else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.leaveSuperlayer()
  }

  /// The root's context when the layer is in a window's tree.
  package var context: LayerContext? {
    var layer = self
    while let parent = layer.tree.superlayer { layer = parent }
    return layer.tree.context
  }

  /// Whether `layer` is this one or above it.
  package func isDescendant(of layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let current = next {
      if current === layer { return true }
      next = current.tree.superlayer
    }
    return false
  }

  var superlayerForReading: CALayer? {
    guard let source = presentationSource else { return tree.superlayer }
    return source.model.tree.superlayer?.presentation(at: source.time)
  }

  var sublayersForReading: [CALayer]? {
    let model = presentationSource?.model ?? self
    guard !model.tree.sublayers.isEmpty else { return nil }
    guard let source = presentationSource else { return model.tree.sublayers }
    return model.tree.sublayers.compactMap { $0.presentation(at: source.time) }
  }

  /// Puts `layer` among the sublayers, at the index that holds once it has left the place it had.
  func insert(_ layer: CALayer, at index: () -> Int) {
    guard canHold(layer) else { return }
    if layer.tree.superlayer !== self { layer.leaveSuperlayer(isMove: true) }
    changeSublayers {
      layer.unlink()
      tree.sublayers.insert(layer, at: max(0, min(index(), tree.sublayers.count)))
      layer.tree.superlayer = self
    }
    layer.setNeedsCommit()
    layer.visibilityDidChange()
  }

  /// - Parameter isMove: Whether it goes to another superlayer at once: it may stay visible then.
  func leaveSuperlayer(isMove: Bool = false) {
    guard let superlayer = tree.superlayer else { return }
    superlayer.changeSublayers { unlink() }
    setNeedsCommit()
    if !isMove { visibilityDidChange() }
  }

  func replaceSublayers(with layers: [CALayer]) {
    for layer in tree.sublayers where !layers.contains(where: { $0 === layer }) {
      layer.leaveSuperlayer()
    }
    for layer in layers { insert(layer) { tree.sublayers.count } }
  }

  /// TT4 leaves cycles undefined; refusing them keeps both trees as they were.
  private func canHold(_ layer: CALayer) -> Bool {
    guard isDescendant(of: layer) else { return true }
    EngineReport.report(
      self,
      "sublayers",
      "cannot hold \(layer === self ? "the layer itself" : "a layer above it")"
    )
    return false
  }

  private func unlink() {
    tree.superlayer?.tree.sublayers.removeAll { $0 === self }
    tree.superlayer = nil
  }

  /// Changes the list, and raises the "sublayers" event around it (A11, peer 12).
  private func changeSublayers(_ change: () -> Void) {
    CATransaction.ensureOpen()
    let action = actionForChange("sublayers")
    change()
    pending.isRestructured = true
    setNeedsLayout()
    setNeedsCommit()
    action?.run(forKey: "sublayers", object: self, arguments: nil)
  }

  private func index(of layer: CALayer) -> Int? {
    tree.sublayers.firstIndex { $0 === layer }
  }
}
