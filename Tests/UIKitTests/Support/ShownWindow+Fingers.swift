import CoreGraphics
import QuartzCore
import UIKit
import WindowSystem

/// The user's input beyond plain clicks.
extension ShownWindow {
  /// A window that a view fills, which writes down what it hears of touches.
  static func withTouchedView() -> (ShownWindow, TouchedView) {
    let shown = ShownWindow()
    return (shown, shown.add(TouchedView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))))
  }

  /// Lets time pass with nothing done, as the stage's next frame does.
  func wait(until time: Double) {
    MediaClock.set(time)
    MediaTimers.shared.fire(until: time)
    CATransaction.flush()
  }

  /// Presses with modifier keys held, or another button.
  func press(
    _ x: Double,
    _ y: Double,
    at time: Double,
    holding modifiers: KeyModifiers,
    button: PointerButton = .left
  ) {
    send(.pointerPressed(pointer(x, y, time, modifiers), button: button))
  }

  func move(_ x: Double, _ y: Double, at time: Double, holding modifiers: KeyModifiers) {
    send(.pointerMoved(pointer(x, y, time, modifiers)))
  }

  func click(_ button: PointerButton, _ x: Double, _ y: Double, at time: Double = 0) {
    press(x, y, at: time, holding: [], button: button)
    send(.pointerReleased(pointer(x, y, time), button: button))
  }

  func pointer(
    _ x: Double,
    _ y: Double,
    _ time: Double,
    _ modifiers: KeyModifiers
  ) -> PointerState {
    PointerState(location: CGPoint(x: x, y: y), modifiers: modifiers, time: time)
  }
}

/// Writes down the states that recognizers send, each by its name.
final class GestureLog: UIGestureRecognizerDelegate {
  var heard: [String] = []
  var times: [Double] = []
  var locations: [CGPoint] = []
  /// Done with each action.
  var onAction: (UIGestureRecognizer) -> Void = { _ in }
  var mayBegin = true
  var together = false
  /// Gestures that others have to wait for.
  var first: UIGestureRecognizer?

  static let action = Selector("noted", GestureLog.noted)

  func noted(_ sender: UIGestureRecognizer) {
    heard.append("\(sender.name ?? "gesture") \(sender.state)")
    times.append(CACurrentMediaTime())
    locations.append(sender.location(in: nil))
    onAction(sender)
  }

  /// A recognizer that tells this log.
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    _ name: String,
    to view: UIView
  ) -> Recognizer {
    recognizer.addTarget(self, action: Self.action)
    recognizer.name = name
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === first }
}

/// A view that writes down what it hears of touches.
final class TouchedView: UIView {
  var heard: [String] = []
  var onBegan: () -> Void = {}
  var onEvent: (UITouch, UIEvent) -> Void = { _, _ in }

  private func note(_ what: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    heard.append(touches.count == 1 ? what : "\(what) \(touches.count)")
    if let touch = touches.first, let event { onEvent(touch, event) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches, event)
    onBegan()
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches, event)
  }
}
