package import CoreGraphics
import WindowSystem

/// The distance that one notch of the mouse's wheel scrolls.
package nonisolated enum WheelStep {
  /// Points for one notch.
  package static let points = WheelNotches.points

  /// How far the content moves, in points, for one press of X's wheel buttons 4 … 7.
  ///
  /// Up (4) moves the content down; left (6) moves it to the right. `nil` for any other button.
  package static func delta(button: UInt32) -> CGVector? {
    switch button {
    case 4: CGVector(dx: 0, dy: points)
    case 5: CGVector(dx: 0, dy: -points)
    case 6: CGVector(dx: points, dy: 0)
    case 7: CGVector(dx: -points, dy: 0)
    default: nil
    }
  }
}
