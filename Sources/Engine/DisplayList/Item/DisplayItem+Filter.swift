package import CoreGraphics

extension DisplayItem {
  /// The filter of the picture of a group's items.
  package struct Filter: Equatable, Sendable {
    package var chain: FilterChain
    /// The layer's own rectangle, in points: in perspective, lengths are scaled as they are about its middle.
    package var rect: CGRect
    package var toDevice: Homography

    package init(chain: FilterChain, rect: CGRect, toDevice: Homography) {
      (self.chain, self.rect, self.toDevice) = (chain, rect, toDevice)
    }
  }

  /// The filter of all that has been drawn already, inside a rounded rectangle.
  package struct Backdrop: Equatable, Sendable {
    package var filter: Filter
    /// Corner radius in points, as of a fill.
    package var cornerRadius: Double
    package var edges: EdgeStyle
    /// The strength of the effect, 0 … 1.
    package var opacity: Double

    package init(
      filter: Filter,
      cornerRadius: Double,
      edges: EdgeStyle = .plain,
      opacity: Double = 1
    ) {
      (self.filter, self.cornerRadius, self.edges) = (filter, cornerRadius, edges)
      self.opacity = opacity
    }
  }
}
