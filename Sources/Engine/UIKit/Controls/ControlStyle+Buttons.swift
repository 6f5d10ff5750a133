import QuartzCore

/// The sizes of buttons with a configuration.
extension ControlStyle {
  /// The font size of the title of a button with a configuration.
  static func titleSize(of size: UIButton.Configuration.Size) -> CGFloat {
    switch size {
    case .mini: 13
    case .small: 15
    case .medium, .large: 17
    }
  }

  /// The insets of the content of a button with a configuration.
  nonisolated static func contentInsets(
    of size: UIButton.Configuration.Size
  ) -> NSDirectionalEdgeInsets {
    switch size {
    case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
    }
  }
}
