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

extension UIColor {
  /// The default background color of bars: nearly white, in dark mode nearly black.
  static let bar = UIColor(
    light: UIColor(white: 0.97, alpha: 1),
    dark: UIColor(white: 0.09, alpha: 1),
    elevated: UIColor(white: 0.15, alpha: 1)
  )
}
