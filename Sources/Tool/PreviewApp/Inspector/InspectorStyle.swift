import CoreGraphics
import UIKit

/// The colors, fonts and measures of the inspector; colors follow the desktop's theme.
enum InspectorStyle {
  static let rowHeight: CGFloat = 20
  static let margin: CGFloat = 8

  static let backdrop = color(0xD9DADD, dark: 0x17181A)
  static let background = color(0xFFFFFF, dark: 0x1F2023)
  /// The background of headings and tabs.
  static let raised = color(0xF0F1F3, dark: 0x292B2F)
  static let line = color(0xD0D2D6, dark: 0x3A3C42)
  static let text = color(0x1B1C1F, dark: 0xE9EAED)
  static let softText = color(0x55585F, dark: 0xB3B6BD)
  /// What is as it is by default, or does not match.
  static let dimText = color(0x7A7E87, dark: 0x858992)
  static let accent = color(0x0A62D0, dark: 0x6CB2FF)
  static let selection = color(0x0A62D0, dark: 0x1F5FB4)
  static let quietSelection = color(0xD8DBE1, dark: 0x3B3F47)
  static let selectedText = color(0xFFFFFF, dark: 0xFFFFFF)
  /// A value that animations make another than the model's.
  static let difference = color(0xB45309, dark: 0xFFB454)
  static let differenceWash = color(0xFFF4E0, dark: 0x3A2E18)
  static let good = color(0x1A7F37, dark: 0x56D364)
  static let bad = color(0xC4271B, dark: 0xFF7B72)
  static let bar = color(0x5B9BF0, dark: 0x3D7BD1)
  static let barPast = color(0xBFD7F7, dark: 0x2B4468)

  static let font = PanelStyle.font(12)
  static let boldFont = PanelStyle.boldFont(12)
  static let smallFont = PanelStyle.font(11)
  static let codeFont = UIFont.monospacedSystemFont(ofSize: 11, weight: .regular)

  private static func color(_ light: UInt32, dark: UInt32) -> UIColor {
    PanelStyle.color(light, dark: dark)
  }
}
