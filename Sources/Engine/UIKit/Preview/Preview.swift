package import QuartzCore

/// One `#Preview` of a scene: its name, and the closure that makes its content.
package struct Preview {
  /// The closure that makes the content, from scratch at each call.
  package enum Content {
    case view(@MainActor () -> UIView)
    case viewController(@MainActor () -> UIViewController)
    case layer(@MainActor () -> CALayer)
  }

  /// The name, unique within the scene.
  package let name: String
  /// The line of the `#Preview` in the scene's file, from 1.
  package let line: Int
  /// What decides on its size.
  package let layout: PreviewTrait.Layout
  /// The content.
  package let content: Content
}
