/// The text size that the user prefers: seven usual ones, and five larger ones for readability.
nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// The category's name.
  public let rawValue: String

  /// A category with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "UICTContentSizeCategory\(name)" }

  /// Not specified.
  public static let unspecified = UIContentSizeCategory("Unspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Two sizes below the default.
  public static let small = UIContentSizeCategory("S")
  /// One size below the default.
  public static let medium = UIContentSizeCategory("M")
  /// The default.
  public static let large = UIContentSizeCategory("L")
  /// One size above the default.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Two sizes above the default.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest of the usual ones.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The smallest of the larger ones.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second of the larger ones.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third of the larger ones.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth of the larger ones.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// All of them, in the order of their sizes.
  static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Its place in the order; that of the default for others.
  var step: Int { Self.ordered.firstIndex(of: self) ?? 3 }

  /// Whether it is one of the five larger ones.
  public var isAccessibilityCategory: Bool { step >= 7 }

  /// Whether one is smaller than another.
  public static func < (left: Self, right: Self) -> Bool { left.step < right.step }
}

/// A view whose font can follow the user's text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting {
  /// Whether the font follows the user's text size, if it is that of a text style or of `UIFontMetrics`.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
