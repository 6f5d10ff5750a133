public import CoreGraphics

extension CALayer {
  /// The affine part of `transform`; the identity if `transform` is not affine.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DIsAffine(transform) ? CATransform3DGetAffineTransform(transform) : .identity
  }

  /// Sets `transform` to the 3D form of `m`.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Whether y points down in the layer's drawing, so that content whose top is at the maximum y has to be flipped.
  ///
  /// True for a plain layer, false in a layer with flipped geometry, and so on alternately.
  public func contentsAreFlipped() -> Bool { !isYUp }

  /// Whether y runs up in the layer: an odd number of layers from this one up are flipped.
  var isYUp: Bool {
    var isFlipped = values.isGeometryFlipped
    var next = (presentationSource?.model ?? self).tree.superlayer
    while let layer = next {
      if layer.values.isGeometryFlipped { isFlipped.toggle() }
      next = layer.tree.superlayer
    }
    return isFlipped
  }

  /// The bounding box of the transformed bounds (GE3).
  ///
  /// Without a transform it is exactly the frame that was set, as long as position and size are those computed from it:
  /// the position alone, a sum, has lost the last bits of the origin.
  var frameInSuperlayer: CGRect {
    var frame = values.frame
    if let origin = frameOrigin, values.transform.isIdentity,
      values.position(forFrameAt: origin, size: frame.size) == values.position
    {
      frame.origin = origin
    }
    return frame
  }

  /// Sets size and position so that the frame is `rect`, under the current transform (peer 154).
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

  /// Inverts the transform's scale; a rotated or flattened layer has no unique solution and keeps `size`.
  private func boundsSize(forFrameSize size: CGSize) -> CGSize {
    let t = values.transform
    guard t.m12 == 0, t.m21 == 0, t.m14 == 0, t.m24 == 0, t.m11 != 0, t.m22 != 0 else {
      return size
    }
    return CGSize(width: abs(size.width / t.m11), height: abs(size.height / t.m22))
  }
}
