import QuartzCore
import WindowSystem

/// Makes touches of mouse events: one from a button's press to its release, wherever the pointer goes; or two if Ctrl
/// is held when the left button is pressed.
///
/// During a touch, other buttons only add to the button mask. A touch of a button other than the left one is only for
/// recognizers that require that button; without any, there is no touch.
package final class TouchTracker {
  /// The arena in which the recognizers of the touches compete.
  let arena = GestureArena()
  private var touches: [UITouch] = []
  /// Whether a touch is down.
  var isTouched: Bool { !touches.isEmpty }
  private var button = PointerButton.left
  private var buttons: UIEvent.ButtonMask = []
  private var series = TapSeries()
  private var pair: FingerPair?

  package init() {}

  func press(_ pointer: PointerState, _ button: PointerButton, in window: UIWindow) {
    // A second press without a release in between: the release was lost.
    if button == self.button { cancel(at: pointer.time, in: window) }
    buttons.insert(UIEvent.ButtonMask(button))
    guard touches.isEmpty else { return }
    self.button = button
    let count = series.count(pointer, button)
    pair = FingerPair(pointer, button, over: window.layer)
    touches = begin(count, pointer, in: window)
    guard !touches.isEmpty else {
      endPair()
      if button == .middle { pasteSelection(pointer, in: window) }
      return
    }
    send(pointer, in: window)
  }

  /// The middle button pastes the primary selection in the text field under the pointer.
  private func pasteSelection(_ pointer: PointerState, in window: UIWindow) {
    var view = window.hitTest(pointer.location, with: nil)
    while let current = view, !(current is any EditingView) { view = current.superviewLink }
    guard let editor = view as? any EditingView else { return }
    editor.pasteSelection(at: editor.convert(pointer.location, from: window))
  }

  func move(_ pointer: PointerState, in window: UIWindow) {
    guard let first = touches.first else { return }
    guard first.locationInWindow != pointer.location || !pointer.history.isEmpty else { return }
    change(to: .moved, pointer)
    send(pointer, in: window)
  }

  func release(_ pointer: PointerState, _ button: PointerButton, in window: UIWindow) {
    buttons.remove(UIEvent.ButtonMask(button))
    guard !touches.isEmpty, button == self.button else { return }
    change(to: .ended, pointer)
    finish(pointer, in: window)
  }

  /// Cancels the touches that are down: their release will not be reported.
  func cancel(at time: Double, in window: UIWindow) {
    buttons = []
    guard let first = touches.first else { return }
    for touch in touches { touch.cancel(at: time) }
    finish(PointerState(location: first.locationInWindow, time: time), in: window)
  }

  private func begin(
    _ count: Int,
    _ pointer: PointerState,
    in window: UIWindow
  ) -> [UITouch] {
    let event = UIEvent(
      .touches,
      in: window,
      at: pointer.time,
      modifiers: pointer.modifiers,
      buttons: buttons
    )
    var begun: [UITouch] = []
    for place in places(of: pointer.sample, pointer.modifiers) {
      guard let view = window.hitTest(place.location, with: event),
        begun.allSatisfy({ $0.view?.shares(touchesWith: view) ?? true })
      else { break }
      let type = pair == nil ? UITouch.TouchType.indirectPointer : .direct
      let touch = UITouch(at: place, in: window, view: view, tapCount: count, type: type)
      touch.recognizers = view.recognizersUpwards(for: touch, event)
      if button == .left || !touch.recognizers.isEmpty { begun.append(touch) }
    }
    return begun
  }

  private func change(to phase: UITouch.Phase, _ pointer: PointerState) {
    let way = pointer.history.map { self.places(of: $0, pointer.modifiers) }
    let places = self.places(of: pointer.sample, pointer.modifiers)
    for (index, touch) in touches.enumerated() {
      touch.change(to: phase, at: places[index], by: way.map { $0[index] })
    }
  }

  /// The position of the pointer's finger, or of its two.
  private func places(
    of place: PointerSample,
    _ modifiers: KeyModifiers
  ) -> [PointerSample] {
    pair?.move(to: place, modifiers: modifiers) ?? [place]
  }

  private func finish(_ pointer: PointerState, in window: UIWindow) {
    let ended = touches
    touches = []
    endPair()
    send(ended, pointer, in: window)
  }

  private func endPair() {
    pair?.end()
    pair = nil
  }

  private func send(_ pointer: PointerState, in window: UIWindow) {
    send(touches, pointer, in: window)
  }

  private func send(_ touches: [UITouch], _ pointer: PointerState, in window: UIWindow) {
    UIApplication.shared.sendEvent(
      UIEvent(
        .touches,
        in: window,
        at: pointer.time,
        modifiers: pointer.modifiers,
        buttons: buttons,
        touches: touches
      )
    )
  }
}

extension UIView {
  /// Whether `view` may have a touch while this view has one.
  fileprivate func shares(touchesWith view: UIView) -> Bool {
    view === self || !isExclusiveTouch && !view.isExclusiveTouch
  }

  /// The enabled recognizers of this view and then of its superviews that receive `touch`.
  fileprivate func recognizersUpwards(
    for touch: UITouch,
    _ event: UIEvent
  ) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view: UIView? = self
    while let current = view {
      for recognizer in current.recognizers where recognizer.takes(touch, event) {
        found.append(recognizer)
      }
      view = current.superviewLink
    }
    return found
  }
}
