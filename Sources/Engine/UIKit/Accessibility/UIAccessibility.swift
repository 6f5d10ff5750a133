public import Foundation

/// What a person has asked all programs for, to be able to use them well.
public struct UIAccessibility {
  private init() {}

  /// Whether the person wants little motion: fades in the place of flights; default false.
  public private(set) static var isReduceMotionEnabled = false

  /// Posted, without an object, when `isReduceMotionEnabled` has changed.
  nonisolated public static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Tells what the person wants; the host calls it, first before the scene is made.
  package static func configure(reduceMotion: Bool) {
    guard reduceMotion != isReduceMotionEnabled else { return }
    isReduceMotionEnabled = reduceMotion
    NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
  }
}
