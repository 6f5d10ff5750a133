import CoreGraphics
import DisplayList

extension CALayer {
  /// The hit of the frontmost layer in this transform layer's 3D space that has one, at a point of the superlayer.
  ///
  /// Layers at the same depth there are tested in the order of hit testing, the last one first.
  func hitInSpace(at p: CGPoint) -> CALayer? {
    guard !values.isHidden else { return nil }
    var faces: [HitFace] = []
    let matrix = values.matrixFromSpace(in: superlayer?.values.matrixForSublayersInOwnSpace)
    collect(&faces, at: p, in: matrix)
    for face in faces.sortedByDepth({ $0.depth }).reversed() {
      if let hit = face.layer.hit(inOwnPlane: face.point) { return hit }
    }
    return nil
  }

  /// Adds the layers of this space with the intersections of their planes and the line of sight at `p`.
  private func collect(_ faces: inout [HitFace], at p: CGPoint, in matrix: CATransform3D) {
    for sublayer in sublayersBackToFront where !sublayer.values.isHidden {
      if sublayer.isSpace(with: sublayer.values.custom) {
        sublayer.collect(&faces, at: p, in: sublayer.values.matrixFromSpace(in: matrix))
        continue
      }
      let map = CATransform3DConcat(sublayer.values.matrixFromOwnSpace, matrix)
      guard let point = map.flattened.inverse?.map(p) else { continue }
      let place = map.map(SIMD4(Double(point.x), Double(point.y), 0, 1))
      guard place.w > 1e-12 else { continue }
      faces.append(HitFace(layer: sublayer, point: point, depth: place.z / place.w))
    }
  }
}

/// A layer of a space, with the intersection of its plane and the line of sight.
@MainActor
private struct HitFace {
  let layer: CALayer
  /// The intersection, in the layer's own coordinates.
  let point: CGPoint
  /// The depth of the intersection; greater is nearer to the viewer.
  let depth: Double
}

extension CALayer {
  /// The hit at a point of the layer's own plane, which may be seen edge-on in its superlayer's.
  ///
  /// A class that may override hit testing is asked with the point in its superlayer's plane, if there is one.
  fileprivate func hit(inOwnPlane point: CGPoint) -> CALayer? {
    if !type(of: self).keepsHitRules, values.planeToSuperlayer(forSublayers: nil).inverse != nil,
      let p = planeToSuperlayer.map(point)
    {
      return hitTest(p)
    }
    return deepestHit(inOwnPlane: point)
  }
}
