/// The style of a bar.
nonisolated public enum UIBarStyle: Int, Sendable {
  /// Dark text on a light background, in dark mode light text on a dark one.
  case `default`
  /// Light text on a dark background.
  case black
}
