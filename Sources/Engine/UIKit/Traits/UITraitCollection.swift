public import QuartzCore

/// The traits of the environment: light or dark, pixels per point, the device and the room on it, text size, and so on.
///
/// Immutable; two collections with the same values are equal. A missing trait is "unspecified", or 0 for the scale.
nonisolated public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// A collection without any trait.
  public override convenience init() { self.init(TraitValues()) }

  /// A collection with light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(style: userInterfaceStyle))
  }

  /// A collection with a display scale, in pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(TraitValues(scale: displayScale))
  }

  /// A collection with a layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(direction: layoutDirection))
  }

  /// A collection with a contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues(contrast: accessibilityContrast))
  }

  /// A collection with a level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues(level: userInterfaceLevel))
  }

  /// A collection with an idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(idiom: idiom))
  }

  /// A collection with a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontal: horizontalSizeClass))
  }

  /// A collection with a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(vertical: verticalSizeClass))
  }

  /// A collection with a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(category: preferredContentSizeCategory))
  }

  /// A collection with the traits of several others; of different values of a trait, the last one is used.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// The display scale, in pixels per point.
  public var displayScale: CGFloat { values.scale }
  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// The contrast between foreground and background.
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  /// The level: base or elevated.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  /// The kind of machine: a phone or a tablet; a phone for a window that is laid out for no device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// How much room there is from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.category }

  /// Whether this has all the traits of another, with the same values.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether colors may differ from those for `traitCollection`: style, contrast or level differ.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.style != other.style || values.contrast != other.contrast
      || values.level != other.level
  }

  /// Whether all values are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// The hash value, consistent with `isEqual(_:)`.
  public override var hash: Int { values.hashValue }
}

/// The values of a trait collection.
nonisolated struct TraitValues: Hashable, Sendable {
  var style = UIUserInterfaceStyle.unspecified
  var scale: CGFloat = 0
  var direction = UITraitEnvironmentLayoutDirection.unspecified
  var contrast = UIAccessibilityContrast.unspecified
  var level = UIUserInterfaceLevel.unspecified
  var idiom = UIUserInterfaceIdiom.unspecified
  var horizontal = UIUserInterfaceSizeClass.unspecified
  var vertical = UIUserInterfaceSizeClass.unspecified
  var category = UIContentSizeCategory.unspecified

  /// These values, overridden by others.
  func overridden(by others: TraitValues) -> TraitValues {
    var values = self
    if others.style != .unspecified { values.style = others.style }
    if others.scale != 0 { values.scale = others.scale }
    if others.direction != .unspecified { values.direction = others.direction }
    if others.contrast != .unspecified { values.contrast = others.contrast }
    if others.level != .unspecified { values.level = others.level }
    if others.idiom != .unspecified { values.idiom = others.idiom }
    if others.horizontal != .unspecified { values.horizontal = others.horizontal }
    if others.vertical != .unspecified { values.vertical = others.vertical }
    if others.category != .unspecified { values.category = others.category }
    return values
  }
}
