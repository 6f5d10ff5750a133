import QuartzCore

/// The system's colors by purpose.
nonisolated extension UIColor {
  /// For primary text.
  public static let label = UIColor(
    light: .black,
    dark: .white
  )
  /// For secondary text.
  public static let secondaryLabel = UIColor(
    light: UIColor(bytes: 60, 60, 67, alpha: 0.6),
    dark: UIColor(bytes: 235, 235, 245, alpha: 0.6)
  )
  /// For tertiary text.
  public static let tertiaryLabel = UIColor(
    light: UIColor(bytes: 60, 60, 67, alpha: 0.3),
    dark: UIColor(bytes: 235, 235, 245, alpha: 0.3)
  )
  /// For quaternary text.
  public static let quaternaryLabel = UIColor(
    light: UIColor(bytes: 60, 60, 67, alpha: 0.18),
    dark: UIColor(bytes: 235, 235, 245, alpha: 0.16)
  )
  /// For placeholder text.
  public static let placeholderText = UIColor(
    light: UIColor(bytes: 60, 60, 67, alpha: 0.3),
    dark: UIColor(bytes: 235, 235, 245, alpha: 0.3)
  )
  /// For links.
  public static let link = UIColor(
    light: UIColor(bytes: 0, 122, 255),
    dark: UIColor(bytes: 9, 132, 255)
  )
  /// For thin separator lines; partly transparent.
  public static let separator = UIColor(
    light: UIColor(bytes: 60, 60, 67, alpha: 0.29),
    dark: UIColor(bytes: 84, 84, 88, alpha: 0.6)
  )
  /// For thin separator lines; opaque.
  public static let opaqueSeparator = UIColor(
    light: UIColor(bytes: 198, 198, 200),
    dark: UIColor(bytes: 56, 56, 58)
  )
  /// For the main background.
  public static let systemBackground = UIColor(
    light: .white,
    dark: .black,
    elevated: UIColor(bytes: 28, 28, 30)
  )
  /// For content on the main background.
  public static let secondarySystemBackground = UIColor(
    light: UIColor(bytes: 242, 242, 247),
    dark: UIColor(bytes: 28, 28, 30),
    elevated: UIColor(bytes: 44, 44, 46)
  )
  /// For content on the secondary background.
  public static let tertiarySystemBackground = UIColor(
    light: .white,
    dark: UIColor(bytes: 44, 44, 46),
    elevated: UIColor(bytes: 58, 58, 60)
  )
  /// For the main background of grouped content.
  public static let systemGroupedBackground = UIColor(
    light: UIColor(bytes: 242, 242, 247),
    dark: .black,
    elevated: UIColor(bytes: 28, 28, 30)
  )
  /// The older name of `systemGroupedBackground`.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// For groups on the grouped background.
  public static let secondarySystemGroupedBackground = UIColor(
    light: .white,
    dark: UIColor(bytes: 28, 28, 30),
    elevated: UIColor(bytes: 44, 44, 46)
  )
  /// For content on groups.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: UIColor(bytes: 242, 242, 247),
    dark: UIColor(bytes: 44, 44, 46),
    elevated: UIColor(bytes: 58, 58, 60)
  )
  /// For thin and small shapes.
  public static let systemFill = UIColor(
    light: UIColor(bytes: 120, 120, 128, alpha: 0.2),
    dark: UIColor(bytes: 120, 120, 128, alpha: 0.36)
  )
  /// For medium-sized shapes.
  public static let secondarySystemFill = UIColor(
    light: UIColor(bytes: 120, 120, 128, alpha: 0.16),
    dark: UIColor(bytes: 120, 120, 128, alpha: 0.32)
  )
  /// For large shapes.
  public static let tertiarySystemFill = UIColor(
    light: UIColor(bytes: 118, 118, 128, alpha: 0.12),
    dark: UIColor(bytes: 118, 118, 128, alpha: 0.24)
  )
  /// For large areas with complex content.
  public static let quaternarySystemFill = UIColor(
    light: UIColor(bytes: 116, 116, 128, alpha: 0.08),
    dark: UIColor(bytes: 118, 118, 128, alpha: 0.18)
  )
  /// For text on a dark background, equal in light and dark.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// For text on a light background, equal in light and dark.
  public static let darkText = UIColor.black
}
