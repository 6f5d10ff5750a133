import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Views that follow the user's text size within limits, and the guide of the keyboard.
@Suite(.serialized) struct `Limits of the text size` {
  @Test func `hold for a view and its content`() {
    let shown = ShownWindow()
    let (outer, inner) = (shown.add(), UIView())
    outer.addSubview(inner)
    #expect(inner.traitCollection.preferredContentSizeCategory == .large)
    outer.minimumContentSizeCategory = .accessibilityLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    inner.maximumContentSizeCategory = .extraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(outer.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(inner.appliedContentSizeCategoryLimitsDescription.split(separator: "\n").count == 2)
    (outer.minimumContentSizeCategory, inner.maximumContentSizeCategory) = (nil, nil)
    #expect(inner.traitCollection.preferredContentSizeCategory == .large)
    outer.removeFromSuperview()
  }

  @Test func `the keyboard's guide begins where the safe area ends`() {
    let root = UIViewController()
    _ = ShownWindow(root: root)
    root.additionalSafeAreaInsets.bottom = 30
    let guide = root.view.keyboardLayoutGuide
    #expect(root.view.keyboardLayoutGuide === guide)
    root.view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 170, width: 200, height: 30))
  }
}
