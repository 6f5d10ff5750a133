package import CoreGraphics

extension DisplayItem {
  /// What is done to the picture of a group's items.
  package struct Filter: Equatable, Sendable {
    package var chain: FilterChain
    /// The layer's own rectangle, in points: in perspective, lengths count as they are seen about its middle.
    package var rect: CGRect
    package var toDevice: Homography

    package init(chain: FilterChain, rect: CGRect, toDevice: Homography) {
      (self.chain, self.rect, self.toDevice) = (chain, rect, toDevice)
    }
  }

  /// What is done to all that has been drawn where it lies, inside a rounded rectangle.
  package struct Backdrop: Equatable, Sendable {
    package var filter: Filter
    /// Corner radius in points, as of a fill.
    package var cornerRadius: Double
    package var edges: EdgeStyle
    /// 0 … 1: how much of the effect there is.
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
