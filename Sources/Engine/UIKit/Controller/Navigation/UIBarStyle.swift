/// The style of a bar.
nonisolated public enum UIBarStyle: Int, Sendable {
  /// Dark text on a light background, in dark mode light text on a dark one.
  case `default`
  /// Light text on a dark background.
  case black
}

/// Where a bar is.
nonisolated public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, below a status bar.
  case topAttached
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
