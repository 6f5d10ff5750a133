import Foundation
import QuartzCore
import Testing
import UIKit

/// Members that only have to be there: they have Apple's defaults, and keep what is set.
struct `Kept values` {
  private final class Card: UIView {
    var woke = 0
    override var accessibilityLabel: String? {
      get { "card \(super.accessibilityLabel ?? "")" }
      set { super.accessibilityLabel = newValue }
    }
    override func awakeFromNib() {
      super.awakeFromNib()
      woke += 1
    }
    override func prepareForInterfaceBuilder() { woke += 1 }
  }

  private final class Dark: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var shouldAutorotate: Bool { false }
  }

  @Test func `of accessibility are those that were set`() {
    let view = Card(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!view.isAccessibilityElement && view.accessibilityTraits.isEmpty)
    #expect(view.accessibilityHint == nil && view.accessibilityElements == nil)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "one"
    view.accessibilityTraits = [.button, .selected]
    view.accessibilityTraits.insert(.header)
    view.accessibilityElements = ["a", "b"]
    #expect(view.isAccessibilityElement && view.accessibilityLabel == "card one")
    #expect(view.accessibilityTraits == [.button, .selected, .header])
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? String == "b")
    #expect(view.accessibilityElement(at: 2) == nil)
    let room = UIView()
    room.addSubview(view)
    #expect(view.accessibilityFrame == view.frame)
    view.accessibilityFrame = .zero
    #expect(view.accessibilityFrame == .zero)
    #expect(UIView().accessibilityLabel == nil)
  }

  @Test func `of pictures, baselines and the application are there`() {
    let (view, image) = (Card(), UIImage())
    #expect(image.accessibilityIdentifier == nil && !view.accessibilityIgnoresInvertColors)
    image.accessibilityIdentifier = "flag"
    view.accessibilityIgnoresInvertColors = true
    #expect(image.accessibilityIdentifier == "flag" && view.accessibilityIgnoresInvertColors)
    #expect(view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
    #expect(view.forBaselineLayout() === view)
    #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKeyPath: "other") == nil)
  }

  @Test func `of elements without a view are there`() {
    let view = UIView()
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityLabel = "bar"
    view.accessibilityElements = [element]
    #expect(element.accessibilityContainer === view)
    #expect(view.index(ofAccessibilityElement: element) == 0)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    UIAccessibility.post(notification: .layoutChanged, argument: element)
    #expect(!UIAccessibility.isVoiceOverRunning)
  }

  @Test func `of nib files are never called`() {
    let view = Card(frame: .zero)
    #expect(view.woke == 0)
    view.awakeFromNib()
    #expect(view.woke == 1)
  }

  @Test func `of the status bar and of turning are a controller's own`() {
    let plain = UIViewController()
    #expect(plain.preferredStatusBarStyle == .default && plain.shouldAutorotate)
    #expect(plain.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(plain.edgesForExtendedLayout == .all)
    #expect(!plain.modalPresentationCapturesStatusBarAppearance)
    let dark = Dark()
    #expect(dark.preferredStatusBarStyle == .lightContent && !dark.shouldAutorotate)
    #expect(dark.supportedInterfaceOrientations == [.landscapeLeft, .landscapeRight])
    dark.setNeedsStatusBarAppearanceUpdate()
    #expect(UIApplication.shared.statusBarFrame == .zero)
    #expect(UIInterfaceOrientation.landscapeLeft.isLandscape)
    let window = UIWindow(frame: .zero)
    #expect(window.windowLevel == .normal)
    window.windowLevel = .alert
    #expect(window.windowLevel.rawValue == 2000)
  }

  @Test func `of the direction of text are what is asked for`() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.semanticContentAttribute == .forceRightToLeft)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft
    )
  }

  @Test func `of feedback are not felt`() {
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    #expect(UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
  }

  @Test func `of accessibility are kept by objects that are no responders, and are a view's own`() {
    let object: NSObject = NSLayoutConstraint()
    #expect(!object.isAccessibilityElement && object.accessibilityLabel == nil)
    object.accessibilityLabel = "line"
    object.accessibilityTraits = .button
    #expect(object.accessibilityLabel == "line" && object.accessibilityTraits == .button)
    let view = Card()
    let same: NSObject = view
    same.accessibilityLabel = "two"
    #expect(view.accessibilityLabel == "card two" && same.accessibilityLabel == "card two")
    #expect((NSObject() as NSObject).accessibilityLabel == nil)
  }
}
