/// The appearance: light or dark.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not specified.
  case unspecified
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}

/// The level of a part of the interface; in dark mode elevated parts are lighter.
nonisolated public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The main level.
  case base
  /// In front of the main level, such as a sheet.
  case elevated
}

/// The contrast between foreground and background.
nonisolated public enum UIAccessibilityContrast: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// Normal contrast.
  case normal
  /// High contrast.
  case high
}

/// The direction of text lines and layout.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// From left to right; always the case here.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
