package import CoreGraphics

extension DisplayItem {
  /// A blurred shape in one color (RE8).
  package struct Shadow: Equatable, Sendable {
    package var shape: Shape
    /// With the shadow's opacity, and that of a shape that is not opaque, multiplied in.
    package var color: CGColor
    /// The Gaussian's standard deviation in points (Q8); what is not positive blurs nothing.
    package var sigma: Double
    /// How far the shadow lies from the shape, in points.
    package var offset: CGSize
    /// Whether the next item is the shape itself in an opaque color, so that what the shadow has there is
    /// not seen.
    package var isHiddenInside: Bool
    package var toDevice: Homography

    package init(
      shape: Shape,
      color: CGColor,
      sigma: Double,
      offset: CGSize,
      isHiddenInside: Bool = false,
      toDevice: Homography
    ) {
      (self.shape, self.color, self.sigma) = (shape, color, sigma)
      (self.offset, self.isHiddenInside, self.toDevice) = (offset, isHiddenInside, toDevice)
    }
  }
}

extension DisplayItem.Shadow {
  /// What casts a shadow, in the layer's points.
  package enum Shape: Equatable, Sendable {
    /// The style's edges are all soft.
    case roundedRect(CGRect, cornerRadius: Double, edges: EdgeStyle)
    /// The inside of a path by the non-zero rule; subpaths count as closed.
    case path(PathSnapshot)
    /// What the group's items cover: their alpha. Only in `beginShadow`; the rectangle is the layer's own.
    case items(of: CGRect)
  }
}
