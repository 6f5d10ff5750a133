import CoreGraphics
public import Foundation

nonisolated extension UIFont {
  /// The system's font: DejaVu Sans.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(TextFont(size: usable(fontSize), weight: weight.number))
  }

  /// The system's font in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font in italics.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(TextFont(size: usable(fontSize), isItalic: true))
  }

  /// The system's font whose letters are all as wide as each other: DejaVu Sans Mono.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    UIFont(
      TextFont(family: TextFont.monospacedFamily, size: usable(fontSize), weight: weight.number)
    )
  }

  /// The system's font with digits that are all as wide as each other.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    UIFont(TextFont(size: usable(fontSize), weight: weight.number, hasMonospacedDigits: true))
  }

  /// The size of the system's font where nothing else is said: 14.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of labels: 17.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons' titles: 18.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text: 12.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The families that are installed, and the bundled one, in the order of their names.
  public class var familyNames: [String] { InstalledFonts.families }

  /// The names of a family's faces, in their order; none for a family that is not installed.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    InstalledFonts.faces(ofFamily: familyName).map(\.name)
  }
}
