import CoreGraphics

/// The properties of gradient layers (SL2): the one table of them.
@MainActor
enum GradientKey {
  static let colors = DeclaredKey<ColorList?>("colors", nil)
  static let locations = DeclaredKey<NumberList?>("locations", nil)
  static let startPoint = DeclaredKey<CGPoint>("startPoint", CGPoint(x: 0.5, y: 0))
  static let endPoint = DeclaredKey<CGPoint>("endPoint", CGPoint(x: 0.5, y: 1))
  static let type = DeclaredKey<String>("type", CAGradientLayerType.axial.rawValue, .none)
}

extension LayerValues {
  /// Whether they are a gradient layer's, with colours.
  ///
  /// No other layer can have a value for that key.
  @MainActor
  var hasGradient: Bool {
    !custom.isEmpty && value(of: GradientKey.colors)?.colors.isEmpty == false
  }

  /// The colours and where they are, 0 … 1, in rising order.
  ///
  /// As many locations as colours count; otherwise the colours are spread evenly. One that is less than the one before
  /// is as great as that.
  @MainActor
  var gradientStops: GradientStops? {
    guard !custom.isEmpty, let colors = value(of: GradientKey.colors)?.colors, !colors.isEmpty
    else { return nil }
    let given = value(of: GradientKey.locations)?.numbers
    let last = max(1, colors.count - 1)
    var locations =
      given?.count == colors.count ? given ?? [] : colors.indices.map { Double($0) / Double(last) }
    for index in locations.indices {
      let least = index > 0 ? locations[index - 1] : 0
      locations[index] = min(1, max(least, locations[index]))
    }
    return GradientStops(colors: colors, locations: locations)
  }
}
