import CoreGraphics
import DisplayList

/// Decisions where the sources differ, in this one place:
/// - `zPosition` counts before array order (peer 164; Lockwood reports the opposite, Q2);
/// - hidden subtrees are skipped; opacity, corners, masks and contents have no effect (HT8).
extension CALayer {
  /// The deepest, frontmost layer at `p`, in the superlayer's coordinates (HT1).
  ///
  /// It is recursive only for layers that can override hit testing. Its stack frame is small, so that ten thousand
  /// nested ones fit on the stack.
  func deepestHit(at p: CGPoint, by search: HitSearch) -> CALayer? {
    finish(search, from: search.begin(self, at: p))
  }

  /// The deepest, frontmost layer at `p`, in the layer's own coordinates.
  func deepestHit(inOwnPlane p: CGPoint, by search: HitSearch) -> CALayer? {
    finish(search, from: search.begin(self, inOwnPlane: p))
  }

  private func finish(_ search: HitSearch, from start: Int) -> CALayer? {
    while let layer = search.nextToAsk(above: start) {
      let point = search.point
      search.witness?.asked(layer, at: point)
      let answer = layer.hitTest(point)
      search.witness?.answered(layer, by: answer)
      search.take(answer)
    }
    return search.end(at: start)
  }

  /// The point `p` of the superlayer's plane in the layer's own coordinates; `nil` if the map has no inverse there
  /// (HT6).
  ///
  /// - Parameters:
  ///   - p: The point, in the superlayer's plane.
  ///   - isPlain: Whether the superlayer is known not to transform its sublayers.
  /// - Returns: The point in the layer's own plane.
  package func pointInPlane(_ p: CGPoint, inPlain isPlain: Bool) -> CGPoint? {
    if isPlain, let move = moveToSuperlayer { return CGPoint(x: p.x - move.x, y: p.y - move.y) }
    return planeToSuperlayer(inPlain: isPlain).inverse?.map(p)
  }

  /// The sublayers in drawing order: by `zPosition`, then in array order (GE10).
  package var sublayersBackToFront: [CALayer] {
    guard let sublayers = sublayersForReading else { return [] }
    for index in sublayers.indices where sublayers[index].values.zPosition != 0 {
      return sublayers.sortedByDepth { $0.values.zPosition }
    }
    return sublayers
  }
}

extension Array {
  /// Stably sorted by `depth`; `sorted` does not guarantee stability.
  package func sortedByDepth(_ depth: (Element) -> Double) -> [Element] {
    let depths = map(depth)
    let order = indices.sorted { a, b in
      depths[a] == depths[b] ? a < b : depths[a] < depths[b]
    }
    return order.map { self[$0] }
  }
}
