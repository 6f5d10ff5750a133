import CoreGraphics
import DisplayList

/// The gradient of a gradient layer, prepared for drawing.
@MainActor
final class GradientContent {
  /// The values that it was made from.
  let values: CustomValues
  let kind: DisplayItem.Gradient.Kind
  let stops: GradientStops
  /// The start and the end of the gradient, in unit coordinates of the bounds.
  let start, end: CGPoint

  /// `nil` without colors.
  ///
  /// - Parameter values: The custom values of a gradient layer.
  init?(_ values: CustomValues) {
    guard let colors = values.value(of: GradientKey.colors)?.colors, !colors.isEmpty else {
      return nil
    }
    self.values = values
    kind = values.value(of: GradientKey.type).kind
    stops = GradientStops(
      colors: colors,
      spreadOver: values.value(of: GradientKey.locations)?.numbers
    )
    start = values.value(of: GradientKey.startPoint)
    end = values.value(of: GradientKey.endPoint)
  }
}

extension GradientContent: LayerContent {
  var level: ContentLevel { .background }
  var paintedCount: Int { 1 }
  var staysInBounds: Bool { true }

  func add(to builder: inout ItemBuilder, _ values: LayerValues, _ how: Compositing) {
    guard !how.bounds.isEmpty else { return }
    builder.items.append(
      .gradient(
        .init(
          rect: how.bounds,
          cornerRadius: values.cornerRadius,
          edges: values.edgeStyle,
          kind: kind,
          stops: stops,
          start: start,
          end: end,
          opacity: how.partOpacity,
          toDevice: how.plane
        )
      )
    )
  }
}

extension GradientStops {
  /// Gradient stops from a layer's colors and locations.
  ///
  /// Locations are used if there are as many as colors; otherwise the colors are evenly spaced. A location less than
  /// the one before is replaced by that one.
  fileprivate convenience init(colors: [CGColor], spreadOver given: [Double]?) {
    let last = max(1, colors.count - 1)
    var locations =
      given?.count == colors.count ? given ?? [] : colors.indices.map { Double($0) / Double(last) }
    for index in locations.indices {
      let least = index > 0 ? locations[index - 1] : 0
      locations[index] = min(1, max(least, locations[index]))
    }
    self.init(colors: colors, locations: locations)
  }
}
