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
}
