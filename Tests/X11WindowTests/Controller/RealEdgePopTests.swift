import CoreGraphics
import DisplaySupport
import QuartzCore
import FrameLoop
import Testing
import UIKit

extension OnADisplay {
  /// A navigation controller's pop under a real pointer.
  @Suite struct `Pops from the edge` {
    @Test func `a drag from the edge pops beyond half of the way, and goes back before`()
      async throws
    {
      let shown = try GestureWindow()
      shown.view.removeFromSuperview()
      let (first, second) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: first)
      navigation.pushViewController(second, animated: false)
      shown.scene.rootViewController = navigation
      CATransaction.flush()
      // Near its end the pointer is slow, so that its place decides.
      try shown.drag((4, 120), (30, 120), (60, 120), (62, 120), (61, 120), (60, 120))
      #expect(
        try await waitUntil {
          second.transitionCoordinator == nil && navigation.viewControllers == [first, second]
            && first.view.window == nil && first.isViewLoaded
        }
      )
      #expect(second.view.window != nil)
      try shown.drag((4, 120), (60, 120), (120, 120), (180, 120), (182, 120))
      #expect(
        try await waitUntil {
          navigation.viewControllers == [first] && second.parent == nil
            && second.view.window == nil
        }
      )
    }
  }
}
