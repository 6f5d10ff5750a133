import CoreGraphics

/// Is told of each layer that a hit test looks at, in the order in which it does, by the search itself.
///
/// Its functions must change nothing.
@MainActor
package protocol HitWitness: AnyObject {
  /// The search goes on to the sublayers of a layer, with the point in the layer's own coordinates.
  func entered(_ layer: CALayer, at point: CGPoint)
  /// The sublayers of an entered layer are done: none was hit, and the layer itself is or is not; or, if something was
  /// hit before, the search has come to its end.
  func left(_ layer: CALayer, isHit: Bool)
  /// A layer without sublayers is hit.
  func hit(_ layer: CALayer)
  func missed(_ layer: CALayer, _ reason: HitMiss)
  /// A layer of a class with hit rules of its own is about to be asked, with the point in its superlayer's coordinates.
  func asked(_ layer: CALayer, at point: CGPoint)
  /// It has answered.
  func answered(_ layer: CALayer, by hit: CALayer?)
  /// The search ended before it came to a layer, as something in front of it is hit.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - isUnder: Whether it is not hidden, and has the point in its bounds.
  func passedOver(_ layer: CALayer, isUnder: Bool)
}

extension CALayer {
  /// The same as `hitTest(_:)`, with a witness of what is looked at.
  ///
  /// Every layer is, also where an index would pass over most.
  package func hitTest(_ p: CGPoint, telling witness: any HitWitness) -> CALayer? {
    let search = Engine.current.hitSearch
    let outer = search.witness
    search.witness = witness
    defer { search.witness = outer }
    return hitTest(p)
  }
}
