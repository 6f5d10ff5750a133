package import QuartzCore
package import UIKit

/// One `#Preview` of a scene: what it is called and how to make what it shows.
package struct Preview {
  /// Makes the thing to show, anew at each call.
  package enum Content {
    case view(@MainActor () -> UIView)
    case viewController(@MainActor () -> UIViewController)
    case layer(@MainActor () -> CALayer)
  }

  /// The name, unique within the scene.
  package let name: String
  /// The line of the `#Preview` in the scene's file, from 1.
  package let line: Int
  /// The size the preview asks for, in points; `nil` for no wish.
  package let fixedSize: (width: Double, height: Double)?
  /// What is shown.
  package let content: Content
}
