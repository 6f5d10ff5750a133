package import CoreGraphics

extension DisplayItem {
  /// A blurred shape in one color (RE8).
  package struct Shadow: Equatable, Sendable {
    package var shape: Shape
    /// The color, multiplied by the shadow's opacity and by that of a shape that is not opaque.
    package var color: CGColor
    /// The standard deviation of the Gaussian, in points (Q8); values that are not positive blur nothing.
    package var sigma: Double
    /// The offset of the shadow from the shape, in points.
    package var offset: CGSize
    /// Whether the next item is the shape itself in an opaque color, so that the shadow is not seen there.
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
  /// The shape that casts a shadow, in the layer's points.
  package enum Shape: Equatable, Sendable {
    /// A rounded rectangle; all edges of the style are antialiased.
    case roundedRect(CGRect, cornerRadius: Double, edges: EdgeStyle)
    /// A path filled by the non-zero rule; subpaths count as closed.
    case path(PathSnapshot)
    /// The alpha of the group's items. Only in `beginShadow`; the rectangle is the layer's own.
    case items(of: CGRect)
  }
}
