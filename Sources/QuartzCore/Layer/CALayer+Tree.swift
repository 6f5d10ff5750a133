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
    layer.leaveSuperlayer(forMoveTo: self)
    insert(layer, at: sibling.flatMap { index(of: $0) } ?? 0)
  }

  /// Inserts `layer` just in front of `sibling`; in front of all when that is not a sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    layer.leaveSuperlayer(forMoveTo: self)
    insert(layer, at: sibling.flatMap { index(of: $0) }.map { $0 + 1 } ?? tree.sublayers.count)
  }

  /// Puts `newLayer` in the place of `oldLayer` (TT2); without effect when that is not a sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, index(of: oldLayer) != nil else { return }
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

  func insert(_ layer: CALayer, at index: Int) {
    guard !isDescendant(of: layer) else {
      // TT4 leaves cycles undefined; refusing keeps both trees as they were.
      return EngineReport.report(
        self, "sublayers", "cannot hold \(layer === self ? "the layer itself" : "a layer above it")")
    }
    layer.leaveSuperlayer(forMoveTo: self)
    CATransaction.ensureOpen()
    tree.sublayers.insert(layer, at: max(0, min(index, tree.sublayers.count)))
    layer.tree.superlayer = self
    setNeedsLayout()
    setNeedsCommit()
    layer.setNeedsCommit()
    layer.visibilityDidChange()
  }

  /// - Parameter parent: The new superlayer when this is a move. A move within a window keeps animations.
  func leaveSuperlayer(forMoveTo parent: CALayer? = nil) {
    guard let superlayer = tree.superlayer else { return }
    CATransaction.ensureOpen()
    superlayer.tree.sublayers.removeAll { $0 === self }
    tree.superlayer = nil
    superlayer.setNeedsLayout()
    superlayer.setNeedsCommit()
    setNeedsCommit()
    if parent == nil { visibilityDidChange() }
  }

  func replaceSublayers(with layers: [CALayer]) {
    for layer in tree.sublayers where !layers.contains(where: { $0 === layer }) {
      layer.leaveSuperlayer()
    }
    for layer in layers { insert(layer, at: tree.sublayers.count) }
  }

  private func index(of layer: CALayer) -> Int? {
    tree.sublayers.firstIndex { $0 === layer }
  }
}
