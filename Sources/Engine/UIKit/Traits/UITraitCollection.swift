public import QuartzCore

/// What surroundings say of how to look: light or dark, how sharp, which way.
///
/// Immutable; two that say the same are equal. What one does not say is "unspecified", for the scale 0.
nonisolated public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// One that says nothing.
  public override convenience init() { self.init(TraitValues()) }

  /// One that says light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(style: userInterfaceStyle))
  }

  /// One that says how many pixels a point has.
  public convenience init(displayScale: CGFloat) {
    self.init(TraitValues(scale: displayScale))
  }

  /// One that says which way lines run.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(direction: layoutDirection))
  }

  /// One that says how much things stand out.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues(contrast: accessibilityContrast))
  }

  /// One that says how far in front things are.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues(level: userInterfaceLevel))
  }

  /// One that says all that others say; the last that says something of a trait is right.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// Pixels per point.
  public var displayScale: CGFloat { values.scale }
  /// Which way lines run.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// How much things stand out.
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  /// How far in front things are.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }

  /// Whether this says all that another says.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether colors may be others than they were with `traitCollection`: style, contrast or level differ.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.style != other.style || values.contrast != other.contrast
      || values.level != other.level
  }

  /// Equal when both say the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// Agrees with `isEqual(_:)`.
  public override var hash: Int { values.hashValue }
}

/// What a trait collection says.
nonisolated struct TraitValues: Hashable, Sendable {
  var style = UIUserInterfaceStyle.unspecified
  var scale: CGFloat = 0
  var direction = UITraitEnvironmentLayoutDirection.unspecified
  var contrast = UIAccessibilityContrast.unspecified
  var level = UIUserInterfaceLevel.unspecified

  /// These, but for what others say.
  func overridden(by others: TraitValues) -> TraitValues {
    var values = self
    if others.style != .unspecified { values.style = others.style }
    if others.scale != 0 { values.scale = others.scale }
    if others.direction != .unspecified { values.direction = others.direction }
    if others.contrast != .unspecified { values.contrast = others.contrast }
    if others.level != .unspecified { values.level = others.level }
    return values
  }
}
