import QuartzCore

/// Colours by name. Those of the system are the ones of its light appearance.
nonisolated extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A dark grey.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// A light grey.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// The grey half way.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// No colour: black, fully clear.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Red: (1, 0, 0).
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green: (0, 1, 0).
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue: (0, 0, 1).
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan: (0, 1, 1).
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow: (1, 1, 0).
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta: (1, 0, 1).
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange: (1, 0.5, 0).
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple: (0.5, 0, 0.5).
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown: (0.6, 0.4, 0.2).
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  /// The system red.
  public static let systemRed = UIColor(bytes: 255, 59, 48)
  /// The system green.
  public static let systemGreen = UIColor(bytes: 52, 199, 89)
  /// The system blue.
  public static let systemBlue = UIColor(bytes: 0, 122, 255)
  /// The system orange.
  public static let systemOrange = UIColor(bytes: 255, 149, 0)
  /// The system yellow.
  public static let systemYellow = UIColor(bytes: 255, 204, 0)
  /// The system pink.
  public static let systemPink = UIColor(bytes: 255, 45, 85)
  /// The system purple.
  public static let systemPurple = UIColor(bytes: 175, 82, 222)
  /// The system teal.
  public static let systemTeal = UIColor(bytes: 48, 176, 199)
  /// The system indigo.
  public static let systemIndigo = UIColor(bytes: 88, 86, 214)
  /// The system brown.
  public static let systemBrown = UIColor(bytes: 162, 132, 94)
  /// The system mint.
  public static let systemMint = UIColor(bytes: 0, 199, 190)
  /// The system cyan.
  public static let systemCyan = UIColor(bytes: 50, 173, 230)
  /// The system gray.
  public static let systemGray = UIColor(bytes: 142, 142, 147)
  /// The system gray 2.
  public static let systemGray2 = UIColor(bytes: 174, 174, 178)
  /// The system gray 3.
  public static let systemGray3 = UIColor(bytes: 199, 199, 204)
  /// The system gray 4.
  public static let systemGray4 = UIColor(bytes: 209, 209, 214)
  /// The system gray 5.
  public static let systemGray5 = UIColor(bytes: 229, 229, 234)
  /// The system gray 6.
  public static let systemGray6 = UIColor(bytes: 242, 242, 247)

  /// For text.
  public static let label = UIColor.black
  /// For text of less weight.
  public static let secondaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.6)
  /// For the back of everything.
  public static let systemBackground = UIColor.white
  /// For parts that lie on the back.
  public static let secondarySystemBackground = UIColor.systemGray6
  /// For thin lines.
  public static let separator = UIColor(bytes: 60, 60, 67, alpha: 0.29)
  /// The colour of what can be used.
  public static let tintColor = UIColor.systemBlue

  private convenience init(bytes red: Int, _ green: Int, _ blue: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(red) / 255,
      green: CGFloat(green) / 255,
      blue: CGFloat(blue) / 255,
      alpha: alpha
    )
  }
}
