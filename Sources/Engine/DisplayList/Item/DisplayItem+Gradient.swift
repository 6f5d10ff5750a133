package import CoreGraphics

/// The colors of a gradient, and their positions.
///
/// They are immutable; frames hold them by reference, and use them as keys of lookup tables for each part of a frame.
package final class GradientStops: Hashable, Sendable {
  package let colors: [CGColor]
  /// One position for each color, 0 … 1, in ascending order.
  package let locations: [Double]
  private let digest: Int

  package init(colors: [CGColor], locations: [Double]) {
    (self.colors, self.locations) = (colors, locations)
    var hasher = Hasher()
    hasher.combine(colors)
    hasher.combine(locations)
    digest = hasher.finalize()
  }

  package static func == (a: GradientStops, b: GradientStops) -> Bool {
    a === b || a.digest == b.digest && a.locations == b.locations && a.colors == b.colors
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  /// Whether all colors are opaque.
  package var isOpaque: Bool { colors.allSatisfy { $0.alpha >= 1 } }

  /// The color at a position: the first one before all locations, the last one beyond them.
  package func color(at place: Double) -> CGColor {
    CGGradient.color(at: place, of: colors, at: locations)
  }
}

extension DisplayItem {
  /// A rounded rectangle filled with a gradient.
  package struct Gradient: Equatable, Sendable {
    package enum Kind: Sendable {
      case axial, radial, conic
    }

    package var rect: CGRect
    /// Corner radius in points, as of a fill.
    package var cornerRadius: Double
    package var edges: EdgeStyle
    package var kind: Kind
    package var stops: GradientStops
    /// The ends of the gradient, in the unit square of the rectangle.
    package var start, end: CGPoint
    package var opacity: Double
    package var toDevice: Homography

    package init(
      rect: CGRect,
      cornerRadius: Double,
      edges: EdgeStyle = .plain,
      kind: Kind,
      stops: GradientStops,
      start: CGPoint,
      end: CGPoint,
      opacity: Double,
      toDevice: Homography
    ) {
      (self.rect, self.cornerRadius, self.edges) = (rect, cornerRadius, edges)
      (self.kind, self.stops, self.start, self.end) = (kind, stops, start, end)
      (self.opacity, self.toDevice) = (opacity, toDevice)
    }
  }
}
