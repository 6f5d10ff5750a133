import QuartzCore

/// The system's colors, each with a variant for light and for dark.
///
/// - SeeAlso: Apple, *Human Interface Guidelines*: Color, "Specifications".
nonisolated extension UIColor {
  /// The system red.
  public static let systemRed = UIColor((255, 59, 48), dark: (255, 69, 58))
  /// The system green.
  public static let systemGreen = UIColor((52, 199, 89), dark: (48, 209, 88))
  /// The system blue.
  public static let systemBlue = UIColor((0, 122, 255), dark: (10, 132, 255))
  /// The system orange.
  public static let systemOrange = UIColor((255, 149, 0), dark: (255, 159, 10))
  /// The system yellow.
  public static let systemYellow = UIColor((255, 204, 0), dark: (255, 214, 10))
  /// The system pink.
  public static let systemPink = UIColor((255, 45, 85), dark: (255, 55, 95))
  /// The system purple.
  public static let systemPurple = UIColor((175, 82, 222), dark: (191, 90, 242))
  /// The system teal.
  public static let systemTeal = UIColor((48, 176, 199), dark: (64, 200, 224))
  /// The system indigo.
  public static let systemIndigo = UIColor((88, 86, 214), dark: (94, 92, 230))
  /// The system brown.
  public static let systemBrown = UIColor((162, 132, 94), dark: (172, 142, 104))
  /// The system mint.
  public static let systemMint = UIColor((0, 199, 190), dark: (99, 230, 226))
  /// The system cyan.
  public static let systemCyan = UIColor((50, 173, 230), dark: (100, 210, 255))
  /// The system gray.
  public static let systemGray = UIColor((142, 142, 147), dark: (142, 142, 147))
  /// The system gray 2.
  public static let systemGray2 = UIColor((174, 174, 178), dark: (99, 99, 102))
  /// The system gray 3.
  public static let systemGray3 = UIColor((199, 199, 204), dark: (72, 72, 74))
  /// The system gray 4.
  public static let systemGray4 = UIColor((209, 209, 214), dark: (58, 58, 60))
  /// The system gray 5.
  public static let systemGray5 = UIColor((229, 229, 234), dark: (44, 44, 46))
  /// The system gray 6.
  public static let systemGray6 = UIColor((242, 242, 247), dark: (28, 28, 30))
  /// The default tint color of controls: the system blue.
  public static let tintColor = UIColor.systemBlue

  private typealias Bytes = (red: Int, green: Int, blue: Int)

  private convenience init(_ light: Bytes, dark: Bytes) {
    self.init(
      light: UIColor(bytes: light.red, light.green, light.blue),
      dark: UIColor(bytes: dark.red, dark.green, dark.blue)
    )
  }

  /// A color by its components, each 0 … 255, and its opacity, 0 … 1.
  convenience init(bytes red: Int, _ green: Int, _ blue: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(red) / 255,
      green: CGFloat(green) / 255,
      blue: CGFloat(blue) / 255,
      alpha: alpha
    )
  }
}
