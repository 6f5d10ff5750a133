import CoreGraphics
import TapeLanguage

/// The colors of all overlays.
enum OverlayStyle {
  /// The panel of captions and keys: dark enough for white text on any scene.
  static let panel = CGColor(red: 0.09, green: 0.09, blue: 0.11, alpha: 0.84)
  /// The edge of a panel, so that it is visible on dark scenes too.
  static let panelEdge = CGColor(gray: 1, alpha: 0.14)
  static let text = CGColor.white
  static let quietText = CGColor(gray: 1, alpha: 0.72)
  static let accent = CGColor(red: 0.25, green: 0.62, blue: 1, alpha: 1)
  static let cap = CGColor(gray: 0.97, alpha: 1)
  /// The front edge of a key.
  static let capSide = CGColor(gray: 0.66, alpha: 1)
  static let capText = CGColor(gray: 0.13, alpha: 1)
  /// The dimming of the scene while a chapter's title is shown.
  static let dim = CGColor(red: 0.03, green: 0.03, blue: 0.05, alpha: 0.68)

  /// The color of the marks of clicks with a button.
  static func color(_ button: TapeButton) -> CGColor {
    switch button {
    case .left: accent
    case .right: CGColor(red: 1, green: 0.55, blue: 0.12, alpha: 1)
    case .middle: CGColor(red: 0.72, green: 0.36, blue: 0.95, alpha: 1)
    }
  }
}
