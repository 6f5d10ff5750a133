public import CoreGraphics
package import DisplayList

extension LayerValues {
  /// The anchor point in the layer's own points.
  @inline(__always)
  package var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height
    )
  }

  /// From the layer's own space to its superlayer's, before that one's `sublayerTransform` (GE2).
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

  /// What the layer does to all its sublayers when they are drawn: `sublayerTransform` about its anchor point (GE8),
  /// and the flip of its geometry (GE11); `nil` when nothing.
  package var matrixForSublayers: CATransform3D? {
    let m = sublayerMatrix
    guard let flip = matrixForMask else { return m }
    return m.map { CATransform3DConcat(flip, $0) } ?? flip
  }

  /// `sublayerTransform` about the anchor point (GE8); `nil` when that does nothing.
  private var sublayerMatrix: CATransform3D? {
    guard sublayerTransform != CATransform3DIdentity else { return nil }
    let a = anchorInBounds
    return CATransform3DConcat(
      CATransform3DTranslate(sublayerTransform, -a.x, -a.y, 0),
      CATransform3DMakeTranslation(a.x, a.y, 0)
    )
  }

  /// What the layer does to its sublayers as its own coordinates see it: those are flipped with them (GE11).
  package var matrixForSublayersInOwnSpace: CATransform3D? {
    guard let m = sublayerMatrix else { return nil }
    guard let flip = matrixForMask else { return m }
    return CATransform3DConcat(CATransform3DConcat(flip, m), flip)
  }

  /// From the layer's own coordinates, which its flip turns over (GE11), to its superlayer's, before that one's
  /// `sublayerTransform`.
  package var matrixFromOwnSpace: CATransform3D {
    matrixForMask.map { CATransform3DConcat($0, matrixToSuperlayer) } ?? matrixToSuperlayer
  }

  /// From the space of a `CATransformLayer`'s sublayers to where its superlayer flattens it (GE9).
  ///
  /// - Parameter matrix: What the superlayer does to its sublayers.
  /// - Returns: Not flattened yet.
  package func matrixFromSpace(in matrix: CATransform3D?) -> CATransform3D {
    var m = matrixToSuperlayer
    if let inner = matrixForSublayers { m = CATransform3DConcat(inner, m) }
    return matrix.map { CATransform3DConcat(m, $0) } ?? m
  }

  /// What the layer does to its mask: the flip of its geometry, but no transform of its sublayers;
  /// `nil` when nothing.
  package var matrixForMask: CATransform3D? {
    guard isGeometryFlipped else { return nil }
    return CATransform3DConcat(
      CATransform3DMakeScale(1, -1, 1),
      CATransform3DMakeTranslation(0, bounds.minY + bounds.maxY, 0)
    )
  }

  /// From the layer's plane to its superlayer's, where it only lies somewhere, as most layers do; `nil` for any other.
  @inline(__always)
  var plainPlane: Homography? {
    guard anchorPointZ == 0, transform.isIdentity else { return nil }
    let a = anchorInBounds
    return Homography(translationX: -a.x + position.x, y: -a.y + position.y)
  }

  /// From the layer's plane to its superlayer's plane: flattened, as normal layers are (GE9).
  package func planeToSuperlayer(forSublayers matrix: CATransform3D?) -> Homography {
    if matrix == nil, let plane = plainPlane { return plane }
    let own = matrixToSuperlayer
    return (matrix.map { CATransform3DConcat(own, $0) } ?? own).flattened
  }

  /// From the layer's own coordinates to its superlayer's plane, flattened.
  ///
  /// - Parameter matrix: What the superlayer does to its sublayers in its own coordinates.
  /// - Returns: The map of planes.
  package func ownPlaneToSuperlayer(in matrix: CATransform3D?) -> Homography {
    guard isGeometryFlipped else { return planeToSuperlayer(forSublayers: matrix) }
    let own = matrixFromOwnSpace
    return (matrix.map { CATransform3DConcat(own, $0) } ?? own).flattened
  }

  /// The box around the transformed bounds in the superlayer (GE3); null where part of it is behind the eye.
  var frame: CGRect {
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

  /// Where the anchor point is when a frame of a size begins at `origin`, without a transform.
  func position(forFrameAt origin: CGPoint, size: CGSize) -> CGPoint {
    CGPoint(
      x: origin.x + anchorPoint.x * size.width,
      y: origin.y + anchorPoint.y * size.height
    )
  }

  /// Whether the layer's back is turned to its superlayer's viewer by 3-D turning, its own or the one
  /// that the superlayer gives its sublayers (GE12).
  package func facesAway(forSublayers matrix: CATransform3D?) -> Bool {
    (matrix.map { CATransform3DConcat(transform, $0) } ?? transform).m33 < 0
  }
}

extension CALayer {
  /// The affine part of `transform`; the identity when that is not affine (GE14, peer 112).
  public func affineTransform() -> CGAffineTransform {
    CATransform3DIsAffine(transform) ? CATransform3DGetAffineTransform(transform) : .identity
  }

  /// Sets `transform` to the 3-D form of `m` (GE14).
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Whether y runs down in the layer's drawing, so that what is drawn with its top at the greatest y has to be turned
  /// over: true for a plain layer, false inside one whose geometry is flipped, and so on in turn (GE11).
  public func contentsAreFlipped() -> Bool { !isYUp }

  /// Whether the layer's y runs up: an odd number of flipped layers from here up.
  var isYUp: Bool {
    var isFlipped = values.isGeometryFlipped
    var next = (presentationSource?.model ?? self).tree.superlayer
    while let layer = next {
      if layer.values.isGeometryFlipped { isFlipped.toggle() }
      next = layer.tree.superlayer
    }
    return isFlipped
  }

  /// The box around the transformed bounds (GE3).
  ///
  /// Without a transform it is what was set, where position and size are still those that came of it: the position
  /// alone, a sum, has lost the last bits of the origin.
  var frameInSuperlayer: CGRect {
    var frame = values.frame
    if let origin = frameOrigin, values.transform.isIdentity,
      values.position(forFrameAt: origin, size: frame.size) == values.position
    {
      frame.origin = origin
    }
    return frame
  }

  /// Sets size and position so that the frame is `rect`, under the transform that is there (peer 154).
  func setFrame(_ rect: CGRect) {
    let rect = rect.standardized
    guard (rect.minX + rect.minY + rect.width + rect.height).isFinite else {
      return EngineReport.report(self, "frame", "must be finite, not \(rect): it keeps its value")
    }
    let size = boundsSize(forFrameSize: rect.size)
    if values.transform.isIdentity {
      frameOrigin = rect.origin
      position = values.position(forFrameAt: rect.origin, size: size)
    } else {
      var sized = values
      sized.bounds.size = size
      let (frame, p) = (sized.frame, values.position)
      position = CGPoint(x: p.x + rect.minX - frame.minX, y: p.y + rect.minY - frame.minY)
    }
    bounds = CGRect(origin: values.bounds.origin, size: size)
  }

  /// Undoes the transform's scale; a rotated or flattened layer has no single answer and keeps `size`.
  private func boundsSize(forFrameSize size: CGSize) -> CGSize {
    let t = values.transform
    guard t.m12 == 0, t.m21 == 0, t.m14 == 0, t.m24 == 0, t.m11 != 0, t.m22 != 0 else {
      return size
    }
    return CGSize(width: abs(size.width / t.m11), height: abs(size.height / t.m22))
  }
}

extension Homography {
  /// The box around the image of `rect`, or `nil` when part of it is behind the eye.
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
