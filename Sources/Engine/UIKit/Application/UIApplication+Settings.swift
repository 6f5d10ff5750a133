/// What the user has set for all programs.
extension UIApplication {
  /// The text size that the user prefers; default `.large`.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.device.preferredContentSizeCategory
  }

  /// The direction of the user's text: always from left to right here.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
