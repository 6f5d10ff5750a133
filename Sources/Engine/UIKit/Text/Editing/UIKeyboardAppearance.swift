/// The look of an on-screen keyboard, of which there is none here.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  /// The system's.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
  /// Dark, by its first name.
  public static let alert = UIKeyboardAppearance.dark
}
