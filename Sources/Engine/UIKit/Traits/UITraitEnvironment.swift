/// An object that has traits, and is notified of changes.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The current traits.
  var traitCollection: UITraitCollection { get }

  /// The traits have changed.
  ///
  /// - Parameter previousTraitCollection: The previous traits.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The type of a trait, for observing its changes.
nonisolated public protocol UITraitDefinition {
  /// Whether two trait collections differ in this trait.
  static func _differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// The trait: light or dark.
nonisolated public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Whether the trait's values differ.
  public static func _differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.userInterfaceStyle != second.userInterfaceStyle
  }
}

/// The trait: pixels per point.
nonisolated public enum UITraitDisplayScale: UITraitDefinition {
  /// Whether the trait's values differ.
  public static func _differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.displayScale != second.displayScale
  }
}

/// The trait: layout direction.
nonisolated public enum UITraitLayoutDirection: UITraitDefinition {
  /// Whether the trait's values differ.
  public static func _differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.layoutDirection != second.layoutDirection
  }
}

/// The trait: contrast.
nonisolated public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Whether the trait's values differ.
  public static func _differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.accessibilityContrast != second.accessibilityContrast
  }
}

/// The trait: level, base or elevated.
nonisolated public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// Whether the trait's values differ.
  public static func _differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.userInterfaceLevel != second.userInterfaceLevel
  }
}

/// The trait: phone or tablet.
nonisolated public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Whether the trait's values differ.
  public static func _differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.userInterfaceIdiom != second.userInterfaceIdiom
  }
}

/// The trait: room from left to right.
nonisolated public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Whether the trait's values differ.
  public static func _differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.horizontalSizeClass != second.horizontalSizeClass
  }
}

/// The trait: room from top to bottom.
nonisolated public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Whether the trait's values differ.
  public static func _differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.verticalSizeClass != second.verticalSizeClass
  }
}

/// The trait: text size.
nonisolated public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Whether the trait's values differ.
  public static func _differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.preferredContentSizeCategory != second.preferredContentSizeCategory
  }
}

extension UITraitCollection {
  /// The traits on which colors depend.
  nonisolated public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
    ]
  }
}
