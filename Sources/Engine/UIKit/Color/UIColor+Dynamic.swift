import QuartzCore

/// Where a color comes from.
nonisolated enum ColorSource: Sendable {
  case fixed(CGColor)
  case dynamic(@Sendable (UITraitCollection) -> UIColor)
}

nonisolated extension UIColor {
  /// Whether the color goes by traits.
  var isDynamic: Bool {
    if case .dynamic = source { true } else { false }
  }

  /// The color for traits, which goes by nothing any more.
  ///
  /// The provider of a color that goes by traits is called with `UITraitCollection.current` being the same traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = source else { return self }
    var color = self
    traitCollection.performAsCurrent { color = provider(traitCollection) }
    // (One that answers with itself would never come to an end.)
    guard color !== self else { return .clear }
    return color.resolvedColor(with: traitCollection)
  }

  /// A color of the system's: one for the light, one for the dark, and there perhaps another one for what is in front.
  convenience init(light: UIColor, dark: UIColor, elevated: UIColor? = nil) {
    self.init { traits in
      guard traits.userInterfaceStyle == .dark else { return light }
      return traits.userInterfaceLevel == .elevated ? elevated ?? dark : dark
    }
  }
}
