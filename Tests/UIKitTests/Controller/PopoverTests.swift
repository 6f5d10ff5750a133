import CoreGraphics
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// Bubbles with arrows.
@Suite(.serialized) final class `Popovers` {
  private final class Room {
    let root = UIViewController()
    let top = UIViewController()
    let shown: ShownWindow
    let source = UIView(frame: CGRect(x: 400, y: 100, width: 40, height: 20))

    init() {
      UIAccessibility.configure(reduceMotion: false)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
      shown = ShownWindow(root: root, window: window)
      // By its size the window has a regular width.
      window.resize(to: CGSize(width: 801, height: 600))
      root.view.addSubview(source)
      top.modalPresentationStyle = .popover
      top.preferredContentSize = CGSize(width: 200, height: 100)
      top.popoverPresentationController?.sourceView = source
    }
  }

  /// Made by the test itself: others may set the clock between this and the test.
  private lazy var room = Room()
  private var root: UIViewController { room.root }
  private var top: UIViewController { room.top }
  private var shown: ShownWindow { room.shown }
  private var source: UIView { room.source }

  private func present() throws -> UIView {
    root.present(top, animated: false)
    CATransaction.flush()
    return try #require(top.popoverPresentationController?.presentedView)
  }

  @Test func `is below its source, with the arrow at its middle`() throws {
    let bubble = try present()
    #expect(bubble.frame == CGRect(x: 320, y: 120, width: 200, height: 113))
    #expect(
      top.view.convert(top.view.bounds, to: nil) == CGRect(x: 320, y: 133, width: 200, height: 100)
    )
    #expect(top.popoverPresentationController?.arrowDirection == .up)
    shown.click(420, 180, at: 1)
    #expect(!top.isBeingDismissed)
    shown.click(100, 400, at: 2)
    #expect(top.isBeingDismissed)
  }

  @Test(arguments: [
    (UIPopoverArrowDirection.down, CGRect(x: 320, y: 10, width: 200, height: 90)),
    (.left, CGRect(x: 440, y: 60, width: 213, height: 100)),
    (.right, CGRect(x: 187, y: 60, width: 213, height: 100)),
  ])
  func `is where the arrow may be`(
    _ direction: UIPopoverArrowDirection,
    _ frame: CGRect
  ) throws {
    top.popoverPresentationController?.permittedArrowDirections = direction
    #expect(try present().frame == frame)
    #expect(top.popoverPresentationController?.arrowDirection == direction)
  }

  @Test func `stays in the window, and goes where there is room`() throws {
    source.frame = CGRect(x: 780, y: 560, width: 20, height: 20)
    let bubble = try present()
    #expect(top.popoverPresentationController?.arrowDirection == .down)
    #expect(bubble.frame == CGRect(x: 591, y: 447, width: 200, height: 113))
  }

  @Test func `belongs to a bar button, and Escape dismisses it`() throws {
    let item = UIBarButtonItem(title: "Add")
    root.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: root)
    shown.window.rootViewController = navigation
    CATransaction.flush()
    top.popoverPresentationController?.barButtonItem = item
    let bubble = try present()
    #expect(bubble.frame.minY < 50 && bubble.frame.maxX == 791)
    shown.send(.keyPressed(KeyState(keysym: 0xFF1B, time: 0), isRepeat: false))
    #expect(top.isBeingDismissed)
  }

  private final class Staying: UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    var mayDismiss = false
    var heard: [String] = []
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { style }
    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { mayDismiss }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { heard.append("gone") }
  }

  @Test func `is a sheet where the width is compact, unless the delegate keeps it`() throws {
    shown.window.resize(to: CGSize(width: 320, height: 500))
    CATransaction.flush()
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    root.present(top, animated: false)
    #expect(top.presentationController?.presentationStyle == .automatic)
    #expect(top.view.superview?.frame.width == 272)
    top.dismiss(animated: false)
    let delegate = Staying()
    top.popoverPresentationController?.delegate = delegate
    top.popoverPresentationController?.sourceView = source
    let bubble = try present()
    #expect(top.presentationController?.presentationStyle == .popover)
    #expect(bubble.frame.width == 200)
    shown.click(10, 450, at: 1)
    #expect(!top.isBeingDismissed)
    delegate.mayDismiss = true
    shown.click(10, 450, at: 2)
    shown.advance(to: 2)
    shown.advance(to: 3)
    #expect(delegate.heard == ["gone"] && root.presentedViewController == nil)
  }

  @Test func `only controllers of that style have one`() {
    #expect(UIViewController().popoverPresentationController == nil)
    #expect(UIAlertController().popoverPresentationController == nil)
  }
}
