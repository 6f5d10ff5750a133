import CoreGraphics

/// The area where a layer can be hit, cached until something changes at or below the layer.
extension CALayer {
  /// The bounding box of the area where the layer or one below it can be hit, in the superlayer's plane.
  ///
  /// A layer of a class that can override hit testing is asked itself, also while hidden, so its box is everything.
  ///
  /// - Parameters:
  ///   - isPlain: Whether the superlayer does not transform its sublayers.
  ///   - depth: The number of levels below to look at; deeper layers count as hit anywhere.
  /// - Returns: A box in the superlayer's plane.
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

  /// The bounds, and unless these clip them, the boxes of the sublayers (HT3).
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

  /// The index of the sublayers, up to date; `nil` if they are too few to need one.
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
}
