/// Whether a view's content follows the direction of text.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// It follows it.
  case unspecified
  /// Buttons that play something: from left to right.
  case playback
  /// Things in space: from left to right.
  case spatial
  /// From left to right.
  case forceLeftToRight
  /// From right to left.
  case forceRightToLeft
}

/// The direction of the user's text.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right: the direction here.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
