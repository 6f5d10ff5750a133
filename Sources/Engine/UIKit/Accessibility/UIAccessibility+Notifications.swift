import Foundation

extension UIAccessibility {
  /// Something that those who use the program by accessibility are notified of.
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public let rawValue: UInt32

    /// A notification with a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The screen shows something else.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen shows something else.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text to be read.
    public static let announcement = Notification(rawValue: 1008)
    /// Content was scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Has no effect here: there is no assistive program to notify.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether the screen is read aloud: always false here.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the program is used by a switch: always false here.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the user wants bold text: always false here.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the user wants darker colors: always false here.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the user wants opaque backgrounds: always false here.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether colors are inverted: always false here.
  public static var isInvertColorsEnabled: Bool { false }
}
