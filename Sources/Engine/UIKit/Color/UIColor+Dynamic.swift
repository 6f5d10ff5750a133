import QuartzCore

/// The source of a color: fixed components, or a provider that depends on traits.
nonisolated enum ColorSource: Sendable {
  case fixed(CGColor)
  case dynamic(@Sendable (UITraitCollection) -> UIColor)
}

nonisolated extension UIColor {
  /// Whether the color depends on traits.
  var isDynamic: Bool {
    if case .dynamic = source { true } else { false }
  }

  /// The color for the given traits, which no longer depends on traits.
  ///
  /// For a dynamic color its provider is called, with `UITraitCollection.current` set to these traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = source else { return self }
    var color = self
    traitCollection.performAsCurrent { color = provider(traitCollection) }
    // (A provider that returns its own color would recurse without end.)
    guard color !== self else { return .clear }
    return color.resolvedColor(with: traitCollection)
  }

  /// A system color: one for light, one for dark, and possibly another dark one for elevated content.
  convenience init(light: UIColor, dark: UIColor, elevated: UIColor? = nil) {
    self.init { traits in
      guard traits.userInterfaceStyle == .dark else { return light }
      return traits.userInterfaceLevel == .elevated ? elevated ?? dark : dark
    }
  }
}
