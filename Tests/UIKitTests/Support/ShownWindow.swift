import CoreGraphics
import QuartzCore
import UIKit
import WindowSystem

/// A window on show without a screen, on a clock that is set by hand: it starts at 0.
final class ShownWindow {
  let window: UIWindow
  let context: LayerContext
  /// The latest one, kept until the next comes, so that a test need not hold on to it.
  private static var latest: ShownWindow?

  /// Shows a window of 200 × 200 points, or `window`; the root's view fills it.
  init(root: UIViewController? = nil, window: UIWindow? = nil) {
    MediaClock.set(0)
    CATransaction.flush()
    UIView.setAnimationsEnabled(true)
    self.window = window ?? UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    self.window.rootViewController = root
    self.window.makeKeyAndVisible()
    context = LayerContext(root: self.window.layer)
    CATransaction.flush()
    Self.latest = self
  }

  /// A view in the window, already on screen.
  func add(_ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> UIView {
    add(UIView(frame: frame))
  }

  func add<Subview: UIView>(_ view: Subview) -> Subview {
    window.addSubview(view)
    CATransaction.flush()
    return view
  }

  /// Runs one frame at `time` seconds, with all that comes after it.
  func advance(to time: Double) {
    MediaClock.set(time)
    CATransaction.flush()
    context.finishFrame(at: time)
    CATransaction.flush()
  }

  func send(_ input: InputEvent) {
    UIApplication.shared.handle(input, in: window)
  }

  func press(_ x: Double, _ y: Double, at time: Double = 0) {
    send(.pointerPressed(pointer(x, y, time), button: .left))
  }

  func move(_ x: Double, _ y: Double, at time: Double = 0) {
    send(.pointerMoved(pointer(x, y, time)))
  }

  func release(_ x: Double, _ y: Double, at time: Double = 0) {
    send(.pointerReleased(pointer(x, y, time), button: .left))
  }

  func click(_ x: Double, _ y: Double, at time: Double = 0) {
    press(x, y, at: time)
    release(x, y, at: time)
  }

  func pointer(_ x: Double, _ y: Double, _ time: Double) -> PointerState {
    PointerState(location: CGPoint(x: x, y: y), time: time)
  }
}

extension CALayer {
  /// What shows at the clock's time.
  var shown: LayerValues {
    presentationValues(atLocal: convertTime(CACurrentMediaTime(), from: nil))
  }

  func basic(_ key: String) -> CABasicAnimation? {
    animation(forKey: key) as? CABasicAnimation
  }
}
