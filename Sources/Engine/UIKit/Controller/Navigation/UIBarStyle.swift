/// The style of a bar.
nonisolated public enum UIBarStyle: Int, Sendable {
  /// Dark text on a light background, in dark mode light text on a dark one.
  case `default`
  /// Light text on a dark background.
  case black
}

/// The height for which a bar's picture is.
nonisolated public enum UIBarMetrics: Int, Sendable {
  /// A phone that is held upright.
  case `default`
  /// A phone that lies.
  case compact
  /// Upright, with a prompt.
  case defaultPrompt = 101
  /// Lying, with a prompt.
  case compactPrompt
}
