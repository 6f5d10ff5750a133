/// Whether a screen feels how hard it is pressed.
nonisolated public enum UIForceTouchCapability: Int, Sendable {
  /// That is not known.
  case unknown
  /// It does not.
  case unavailable
  /// It does.
  case available
}

nonisolated extension UITraitCollection {
  /// Whether the screen feels how hard it is pressed: `.unavailable` here.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
