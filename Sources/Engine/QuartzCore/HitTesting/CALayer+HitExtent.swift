import CoreGraphics

/// Where a layer can be hit, kept until something changes at or below it.
extension CALayer {
  /// Where the layer or one below it can be hit, in the superlayer's plane.
  ///
  /// A layer of another class than the engine's own answers for itself, also while hidden.
  ///
  /// - Parameters:
  ///   - isPlain: Whether the superlayer does nothing to its sublayers.
  ///   - depth: How many levels further down to look; what is deeper is taken to be anywhere.
  /// - Returns: In the superlayer's plane.
  func hitBox(inPlain isPlain: Bool, depth: Int) -> HitBox {
    guard type(of: self).keepsHitRules else {
      tree.hits.isKnown = true
      return .everything
    }
    guard !values.isHidden else {
      tree.hits.isKnown = true
      return .empty
    }
    if !tree.hits.isKnown {
      tree.hits.extent = hitExtent(depth: depth)
      tree.hits.isKnown = true
    }
    return tree.hits.extent.mapped(by: planeToSuperlayer(inPlain: isPlain))
  }

  /// The bounds, and unless they cut off what is outside, where the sublayers can be hit (HT3).
  private func hitExtent(depth: Int) -> HitBox {
    var extent = HitBox(bounds: values.bounds)
    guard !values.masksToBounds, !tree.sublayers.isEmpty else { return extent }
    guard depth > 0 else { return .everything }
    if let index = hitIndex(depth: depth - 1) {
      extent.formUnion(index.extent)
      return extent
    }
    let isPlain = !changesSublayers
    for sublayer in tree.sublayers {
      extent.formUnion(sublayer.hitBox(inPlain: isPlain, depth: depth - 1))
    }
    return extent
  }

  /// The index of the sublayers, made or brought up to date; `nil` when they are too few to need one.
  func hitIndex(depth: Int) -> HitIndex? {
    guard tree.sublayers.count > HitIndex.mostUnindexed else {
      tree.hits.index = nil
      return nil
    }
    if let index = tree.hits.index {
      index.update(for: self, depth: depth)
      return index
    }
    let index = HitIndex()
    tree.hits.index = index
    index.update(for: self, depth: depth)
    return index
  }

  /// Lets go of what is known about the layer when the property has a part in it.
  func hitsDidChange(by property: LayerProperty) {
    switch property {
    case .bounds, .position, .zPosition, .anchorPoint, .anchorPointZ, .transform,
      .sublayerTransform, .hidden, .masksToBounds, .geometryFlipped:
      forgetHits()
    default: break
    }
  }

  /// Lets go of what is known about the layer when sublayers have come, gone or changed places.
  func hitListDidChange() {
    tree.hits.index?.isListChanged = true
    forgetHits()
  }

  /// What is known of a layer was found out from those below it: it goes from here up, as far as it is.
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
