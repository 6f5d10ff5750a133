import CoreGraphics
package import DisplayList

extension LayerValues {
  /// The anchor point in the layer's own coordinates.
  @inline(__always)
  package var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height
    )
  }

  /// The matrix from the layer's own space to its superlayer's, before the superlayer's `sublayerTransform` (GE2).
  package var matrixToSuperlayer: CATransform3D {
    let a = anchorInBounds
    var m = transform
    if a != .zero || anchorPointZ != 0 {
      m = CATransform3DTranslate(m, -a.x, -a.y, CGFloat(-anchorPointZ))
    }
    return CATransform3DConcat(
      m,
      CATransform3DMakeTranslation(position.x, position.y, CGFloat(zPosition))
    )
  }

  /// The matrix for the layer's sublayers in drawing: `sublayerTransform` about its anchor point (GE8), and the flip of
  /// its geometry (GE11); `nil` for the identity.
  package var matrixForSublayers: CATransform3D? {
    let m = sublayerMatrix
    guard let flip = matrixForMask else { return m }
    return m.map { CATransform3DConcat(flip, $0) } ?? flip
  }

  /// `sublayerTransform` about the anchor point (GE8); `nil` for the identity.
  private var sublayerMatrix: CATransform3D? {
    guard transformsSublayers else { return nil }
    let a = anchorInBounds
    return CATransform3DConcat(
      CATransform3DTranslate(sublayerTransform, -a.x, -a.y, 0),
      CATransform3DMakeTranslation(a.x, a.y, 0)
    )
  }

  /// The matrix for the layer's sublayers in its own coordinates, which are flipped with them (GE11).
  package var matrixForSublayersInOwnSpace: CATransform3D? {
    guard let m = sublayerMatrix else { return nil }
    guard let flip = matrixForMask else { return m }
    return CATransform3DConcat(CATransform3DConcat(flip, m), flip)
  }

  /// The matrix from the layer's own coordinates, which its flip mirrors (GE11), to its superlayer's, before the
  /// superlayer's `sublayerTransform`.
  package var matrixFromOwnSpace: CATransform3D {
    matrixForMask.map { CATransform3DConcat($0, matrixToSuperlayer) } ?? matrixToSuperlayer
  }

  /// The matrix from the space of a `CATransformLayer`'s sublayers to the plane that its superlayer flattens it to
  /// (GE9).
  ///
  /// - Parameter matrix: The matrix of the superlayer for its sublayers.
  /// - Returns: A matrix that is not flattened yet.
  package func matrixFromSpace(in matrix: CATransform3D?) -> CATransform3D {
    var m = matrixToSuperlayer
    if let inner = matrixForSublayers { m = CATransform3DConcat(inner, m) }
    return matrix.map { CATransform3DConcat(m, $0) } ?? m
  }

  /// The matrix for the layer's mask: the flip of its geometry, without `sublayerTransform`; `nil` for the identity.
  package var matrixForMask: CATransform3D? {
    guard isGeometryFlipped else { return nil }
    return CATransform3DConcat(
      CATransform3DMakeScale(1, -1, 1),
      CATransform3DMakeTranslation(0, bounds.minY + bounds.maxY, 0)
    )
  }

  /// The map from the layer's plane to its superlayer's if it is a translation, as for most layers; else `nil`.
  @inline(__always)
  var plainPlane: Homography? {
    guard anchorPointZ == 0, transform.isIdentity else { return nil }
    let a = anchorInBounds
    return Homography(translationX: -a.x + position.x, y: -a.y + position.y)
  }

  /// The map from the layer's plane to its superlayer's plane, flattened as for normal layers (GE9).
  package func planeToSuperlayer(forSublayers matrix: CATransform3D?) -> Homography {
    if matrix == nil, let plane = plainPlane { return plane }
    let own = matrixToSuperlayer
    return (matrix.map { CATransform3DConcat(own, $0) } ?? own).flattened
  }

  /// The map from the layer's own coordinates to its superlayer's plane, flattened.
  ///
  /// - Parameter matrix: The matrix of the superlayer for its sublayers, in its own coordinates.
  /// - Returns: The map of planes.
  package func ownPlaneToSuperlayer(in matrix: CATransform3D?) -> Homography {
    guard isGeometryFlipped else { return planeToSuperlayer(forSublayers: matrix) }
    let own = matrixFromOwnSpace
    return (matrix.map { CATransform3DConcat(own, $0) } ?? own).flattened
  }

  /// The bounding box of the transformed bounds in the superlayer (GE3); null if a part of it is behind the eye.
  package var frame: CGRect {
    guard transform.isIdentity else {
      return planeToSuperlayer(forSublayers: nil).boundingBox(of: bounds) ?? .null
    }
    let size = bounds.size
    return CGRect(
      x: position.x - anchorPoint.x * size.width,
      y: position.y - anchorPoint.y * size.height,
      width: size.width,
      height: size.height
    )
  }

  /// The bounding box of the transformed bounds (GE3), for a layer whose frame was last set at an origin.
  ///
  /// Without a transform it is exactly the frame that was set, as long as position and size are those computed from it:
  /// the position alone, a sum, has lost the last bits of the origin.
  func frame(setAt origin: CGPoint?) -> CGRect {
    var frame = frame
    if let origin, transform.isIdentity,
      position(forFrameAt: origin, size: frame.size) == position
    {
      frame.origin = origin
    }
    return frame
  }

  /// The position and the size of the bounds for a frame, under the current transform (peer 154).
  ///
  /// Where the transform leaves no area, as a scale of 0 or a quarter turn about x or y, they are those without it: a
  /// decision, which lets a layer grow from where its frame was set.
  func placement(forFrame rect: CGRect) -> (position: CGPoint, size: CGSize) {
    let size = boundsSize(forFrameSize: rect.size)
    if transform.isIdentity || !transform.spansPlane {
      return (position(forFrameAt: rect.origin, size: size), size)
    }
    var sized = self
    sized.bounds.size = size
    let frame = sized.frame
    let place = CGPoint(
      x: position.x + rect.minX - frame.minX,
      y: position.y + rect.minY - frame.minY
    )
    return (place, size)
  }

  /// Inverts the transform's scale; a rotated or flattened layer has no unique solution and keeps `size`.
  private func boundsSize(forFrameSize size: CGSize) -> CGSize {
    let t = transform
    guard t.m12 == 0, t.m21 == 0, t.m14 == 0, t.m24 == 0, t.spansPlane else {
      return size
    }
    return CGSize(width: abs(size.width / t.m11), height: abs(size.height / t.m22))
  }

  /// The position for a frame of a size at `origin`, without a transform.
  func position(forFrameAt origin: CGPoint, size: CGSize) -> CGPoint {
    CGPoint(
      x: origin.x + anchorPoint.x * size.width,
      y: origin.y + anchorPoint.y * size.height
    )
  }

  /// Whether a 3D rotation makes the layer's back face the viewer of its superlayer: its own, or that of the
  /// superlayer's `sublayerTransform` (GE12).
  package func facesAway(forSublayers matrix: CATransform3D?) -> Bool {
    (matrix.map { CATransform3DConcat(transform, $0) } ?? transform).m33 < 0
  }
}

extension CATransform3D {
  /// Whether the layer's plane has an area in its superlayer: not with a scale of 0, or seen from its edge.
  ///
  /// The cosine of a quarter turn is 6e-17; a scale that is written down is much larger.
  fileprivate var spansPlane: Bool { abs(m11 * m22 - m12 * m21) > 1e-15 }
}

extension Homography {
  /// The bounding box of the image of `rect`, or `nil` if a part of it is behind the eye.
  package func boundingBox(of rect: CGRect) -> CGRect? {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].compactMap { map($0) }
    guard corners.count == 4 else { return nil }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max() else {
      return nil
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
