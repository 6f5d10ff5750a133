/// What has traits, and hears of new ones.
@MainActor public protocol UITraitEnvironment: AnyObject {
  /// What the surroundings say of how to look.
  var traitCollection: UITraitCollection { get }

  /// The traits are others than they were.
  ///
  /// - Parameter previousTraitCollection: What they were.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The name of a trait, to be told of changes of it.
nonisolated public protocol UITraitDefinition {
  /// Whether two trait collections differ in this trait.
  static func _differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool
}

/// The name of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
nonisolated public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Whether they say it differently.
  public static func _differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.userInterfaceStyle != second.userInterfaceStyle
  }
}

/// Pixels per point.
nonisolated public enum UITraitDisplayScale: UITraitDefinition {
  /// Whether they say it differently.
  public static func _differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.displayScale != second.displayScale
  }
}

/// Which way lines run.
nonisolated public enum UITraitLayoutDirection: UITraitDefinition {
  /// Whether they say it differently.
  public static func _differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.layoutDirection != second.layoutDirection
  }
}

/// How much things stand out.
nonisolated public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Whether they say it differently.
  public static func _differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.accessibilityContrast != second.accessibilityContrast
  }
}

/// How far in front things are.
nonisolated public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// Whether they say it differently.
  public static func _differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.userInterfaceLevel != second.userInterfaceLevel
  }
}

extension UITraitCollection {
  /// The traits that colors go by.
  nonisolated public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
    ]
  }
}
