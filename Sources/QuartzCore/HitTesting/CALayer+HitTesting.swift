import CoreGraphics

/// Decisions where the sources differ, in this one place:
/// - `zPosition` counts before array order (peer 164; Lockwood reports the opposite, Q2);
/// - hidden subtrees are skipped, opacity is not looked at, nor corners, masks or contents (HT8).
extension CALayer {
  /// The deepest, frontmost layer at `p`, in the superlayer's coordinates (HT1).
  func deepestHit(at p: CGPoint) -> CALayer? {
    guard !values.isHidden, let inside = planeToSuperlayer.inverse?.map(p) else { return nil }
    let isInside = contains(inside)
    // Sublayers outside the bounds are hit as well, unless they are cut off (HT3).
    if isInside || !values.masksToBounds {
      for sublayer in sublayersBackToFront.reversed() {
        if let hit = sublayer.hitTest(inside) { return hit }
      }
    }
    return isInside ? self : nil
  }

  /// The sublayers in drawing order: by `zPosition`, equal ones in array order (GE10).
  package var sublayersBackToFront: [CALayer] {
    guard let sublayers else { return [] }
    guard sublayers.contains(where: { $0.values.zPosition != 0 }) else { return sublayers }
    return sublayers.sortedByDepth { $0.values.zPosition }
  }
}

extension Array {
  /// Sorted by `depth`, equal ones in their order: `sorted` alone does not promise that.
  package func sortedByDepth(_ depth: (Element) -> Double) -> [Element] {
    let depths = map(depth)
    let order = indices.sorted { a, b in
      depths[a] == depths[b] ? a < b : depths[a] < depths[b]
    }
    return order.map { self[$0] }
  }
}
