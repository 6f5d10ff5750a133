import UIKit

/// The colors and fonts of the window's own parts.
enum PanelStyle {
  static let background = UIColor(red: 0.13, green: 0.13, blue: 0.15, alpha: 1)
  static let raised = UIColor(red: 0.22, green: 0.22, blue: 0.25, alpha: 1)
  static let text = UIColor.white
  static let softText = UIColor(white: 0.85, alpha: 1)
  static let quietText = UIColor(white: 0.6, alpha: 1)
  static let accent = UIColor(red: 0.25, green: 0.62, blue: 1, alpha: 1)
  /// The background of an action to be confirmed.
  static let action = UIColor(red: 0.04, green: 0.4, blue: 0.86, alpha: 1)
  static let error = UIColor(red: 0.95, green: 0.3, blue: 0.28, alpha: 1)
  static let warning = UIColor(red: 0.95, green: 0.65, blue: 0.15, alpha: 1)

  /// A label on the background.
  static func label(_ font: UIFont, color: UIColor = text) -> UILabel {
    let label = UILabel()
    (label.font, label.textColor) = (font, color)
    return label
  }
}
