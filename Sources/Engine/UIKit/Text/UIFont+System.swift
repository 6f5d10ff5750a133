import CoreGraphics
public import Foundation

nonisolated extension UIFont {
  /// The system font: DejaVu Sans.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(TextFont(size: usable(fontSize), weight: weight.number))
  }

  /// The system font in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system font in italics.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(TextFont(size: usable(fontSize), isItalic: true))
  }

  /// The monospaced system font: DejaVu Sans Mono.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    UIFont(
      TextFont(family: TextFont.monospacedFamily, size: usable(fontSize), weight: weight.number)
    )
  }

  /// The system font with digits of equal width.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    UIFont(TextFont(size: usable(fontSize), weight: weight.number, hasMonospacedDigits: true))
  }

  /// The default size of the system font, in points: 14.
  public class var systemFontSize: CGFloat { 14 }
  /// The font size of labels, in points: 17.
  public class var labelFontSize: CGFloat { 17 }
  /// The font size of button titles, in points: 18.
  public class var buttonFontSize: CGFloat { 18 }
  /// The font size of small text, in points: 12.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The names of the installed families and the bundled one, sorted.
  public class var familyNames: [String] { InstalledFonts.families }

  /// The names of a family's faces, sorted; empty for a family that is not installed.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    InstalledFonts.faces(ofFamily: familyName).map(\.name)
  }
}
