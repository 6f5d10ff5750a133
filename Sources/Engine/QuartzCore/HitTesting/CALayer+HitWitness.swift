import CoreGraphics

extension CALayer {
  /// The deepest, frontmost layer at `p`, in the layer's own coordinates.
  func deepestHit(inOwnPlane p: CGPoint) -> CALayer? {
    deepestHit(inOwnPlane: p, by: Engine.whole.hitSearch)
  }

  /// The same as `hitTest(_:)`, with an observer of the layers that are examined.
  ///
  /// Every layer is examined, also where an index would skip most of them.
  package func hitTest(_ p: CGPoint, telling witness: any HitWitness) -> CALayer? {
    let search = Engine.whole.hitSearch
    let outer = search.witness
    search.witness = witness
    defer { search.witness = outer }
    return hitTest(p)
  }
}
