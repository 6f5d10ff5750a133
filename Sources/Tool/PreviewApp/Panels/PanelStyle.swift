import CoreGraphics
import UIKit

/// The colors and fonts of the window's own parts: as light or dark as the desktop, and in its font.
enum PanelStyle {
  static let background = color(0xF6F6F8, dark: 0x212126)
  static let raised = color(0xDEE1E6, dark: 0x383840)
  /// The edge of a part that is in front of the scene, which may have the same color.
  static let edge = color(0xB9BCC3, dark: 0x3E3E46)
  static let text = color(0x1B1C1F, dark: 0xFFFFFF)
  static let softText = color(0x3C3F46, dark: 0xD9D9D9)
  static let quietText = color(0x62656D, dark: 0x999999)
  static let accent = color(0x0A62D0, dark: 0x409EFF)
  static let error = color(0xD32F2F, dark: 0xF24D47)
  static let warning = color(0x9A5B00, dark: 0xF2A626)
  /// The color of a warning that is no text, and of the ground of black text.
  static let warningMark = color(0xF2A626, dark: 0xF2A626)
  /// The background of an action to be confirmed, and of the other one; the text on them is white.
  static let action = color(0x0A66DB, dark: 0x0A66DB)
  static let otherAction = color(0x5A5D64, dark: 0x4D4D4D)

  /// A color by its values in the two appearances, 0xRRGGBB.
  static func color(_ light: UInt32, dark: UInt32) -> UIColor {
    UIColor { UIColor(rgb: $0.userInterfaceStyle == .dark ? dark : light) }
  }

  /// A label on the background.
  static func label(_ font: UIFont, color: UIColor = text) -> UILabel {
    let label = UILabel()
    (label.font, label.textColor) = (font, color)
    return label
  }
}

// MARK: - Fonts

extension PanelStyle {
  /// The family of the desktop's font; `nil` for the usual one.
  ///
  /// Set it before the first part is made.
  static var family: String?

  /// The desktop's font.
  ///
  /// - Parameter size: The size, in points.
  /// - Returns: The font; the system's where the desktop's is not there.
  static func font(_ size: CGFloat) -> UIFont {
    family.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
  }

  /// The same in bold.
  static func boldFont(_ size: CGFloat) -> UIFont {
    let usual = UIFont.boldSystemFont(ofSize: size)
    guard family != nil else { return usual }
    let descriptor = font(size).fontDescriptor.withSymbolicTraits(.traitBold)
    return descriptor.map { UIFont(descriptor: $0, size: size) } ?? usual
  }
}

// MARK: - Over the scene

extension PanelStyle {
  /// The colors of short words over the scene, which must be read in front of anything: dark in both appearances.
  static let overlay = UIColor(rgb: 0x212126)
  static let overlayText = UIColor.white
}

extension UIColor {
  /// An opaque color, 0xRRGGBB.
  nonisolated convenience init(rgb: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
