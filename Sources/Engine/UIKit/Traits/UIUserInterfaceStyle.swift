/// Whether things are shown light or dark.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// How far in front of others a part is shown; in the dark, what is in front is lighter.
nonisolated public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// At the back.
  case base
  /// In front, as a sheet is.
  case elevated
}

/// How much what is in front stands out from what is behind.
nonisolated public enum UIAccessibilityContrast: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case normal
  /// More than usual.
  case high
}

/// Which way lines of text run.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// From the left, as here always.
  case leftToRight
  /// From the right.
  case rightToLeft
}
