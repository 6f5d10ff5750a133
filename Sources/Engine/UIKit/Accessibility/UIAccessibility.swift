public import Foundation

/// The accessibility settings of the user that apply to all programs.
public struct UIAccessibility {
  private init() {}

  /// Whether the user wants reduced motion: fades in place of moves; default false.
  public private(set) static var isReduceMotionEnabled = false

  /// Posted, without an object, when `isReduceMotionEnabled` has changed.
  nonisolated public static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Sets what the user wants; the host calls it, the first time before the scene is made.
  package static func configure(reduceMotion: Bool) {
    guard reduceMotion != isReduceMotionEnabled else { return }
    isReduceMotionEnabled = reduceMotion
    NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
  }
}
