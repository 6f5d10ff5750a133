/// The look of the status bar, of which there is none here.
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, by the user interface style.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}

/// How the status bar appears, of which there is none here.
nonisolated public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// It fades.
  case fade
  /// It slides.
  case slide
}
