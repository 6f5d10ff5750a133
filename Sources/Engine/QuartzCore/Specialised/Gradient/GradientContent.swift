import CoreGraphics
import DisplayList

/// What a gradient layer paints: the colors, and how they run.
@MainActor
final class GradientContent {
  /// The values that it is made from.
  let values: CustomValues
  let kind: DisplayItem.Gradient.Kind
  let stops: GradientStops
  /// In the unit square of the bounds.
  let start, end: CGPoint

  /// `nil` without colors.
  ///
  /// - Parameter values: A gradient layer's.
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

extension GradientStops {
  /// Colors with a layer's locations.
  ///
  /// As many locations as colors count; otherwise the colors are spread evenly. One that is less than the one before
  /// is as great as that.
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
