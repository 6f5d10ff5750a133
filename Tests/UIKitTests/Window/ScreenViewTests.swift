import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// A view that stands for a device's screen, beside others in one window.
@Suite(.serialized) struct `A screen in a window` {
  private let shown = ShownWindow()

  private func makeScreen(dark: Bool = false) -> ScreenView {
    var traits = ScreenView.Traits()
    if dark { traits.style = .dark }
    let screen = ScreenView(
      size: CGSize(width: 80, height: 160),
      margins: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0),
      form: .phone(isLarge: false),
      traits: traits
    )
    return shown.add(screen)
  }

  @Test func `gives its content the device's traits, size and safe area`() {
    let (screen, controller) = (makeScreen(dark: true), UIViewController())
    screen.addSubview(controller.view)
    screen.layoutIfNeeded()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 80, height: 160))
    #expect(controller.view.safeAreaInsets.top == 20 && controller.view.safeAreaInsets.bottom == 10)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.verticalSizeClass == .regular)
    #expect(screen.performWithTraits { UITraitCollection.current } == screen.traitCollection)
    #expect(shown.window.traitCollection.userInterfaceStyle == .light)
    #expect(shown.window.safeAreaInsets == .zero)
  }

  @Test func `is covered by what its controllers present, and the rest of the window is not`() {
    let (screen, controller, over) = (makeScreen(), UIViewController(), UIViewController())
    screen.addSubview(controller.view)
    screen.center = CGPoint(x: 140, y: 100)
    over.modalPresentationStyle = .fullScreen
    controller.present(over, animated: false)
    CATransaction.flush()
    screen.layoutIfNeeded()
    #expect(over.view.isDescendant(of: screen))
    #expect(over.view.convert(over.view.bounds, to: shown.window) == screen.frame)
    #expect(over.view.safeAreaInsets.top == 20)
    over.dismiss(animated: false)
    CATransaction.flush()
    #expect(controller.view.superview === screen && over.view.window == nil)
  }
}
