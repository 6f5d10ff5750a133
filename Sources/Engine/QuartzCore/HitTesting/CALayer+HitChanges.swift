/// What changes of a layer are to the cached data of hit testing, which the next hit test computes again.
extension CALayer {
  /// Clears the cached data of the layer if it depends on `property`.
  func hitsDidChange(by property: LayerProperty) {
    switch property {
    case .bounds, .position, .zPosition, .anchorPoint, .anchorPointZ, .transform,
      .sublayerTransform, .hidden, .masksToBounds, .geometryFlipped:
      forgetHits()
    default: break
    }
  }

  /// Clears the cached data of the layer after sublayers were added, removed or reordered.
  func hitListDidChange() {
    tree.hits.index?.isListChanged = true
    forgetHits()
  }

  /// Clears the data from this layer up to the first layer without any, as each was computed from those below it.
  private func forgetHits() {
    var layer = self
    while layer.tree.hits.isKnown {
      layer.tree.hits.isKnown = false
      guard let superlayer = layer.tree.superlayer else { return }
      superlayer.tree.hits.index?.noteChange(of: layer.tree.hits.slot)
      layer = superlayer
    }
  }
}
