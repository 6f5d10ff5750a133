import QuartzCore

extension UIWindow {
  /// Recognisers first, then the view, unless a gesture has taken the touch; actions last.
  func deliverTouches(of event: UIEvent) {
    for touch in touches(of: event) {
      let phase = touch.phase
      let recognizers = touch.recognizers
      for recognizer in recognizers { recognizer.deliver(touch, event) }
      let recognized = UIGestureRecognizer.settle(recognizers)
      deliver(touch, phase, event, taken: recognized.contains { $0.cancelsTouchesInView })
      for recognizer in recognizers { recognizer.sendDueActions() }
      if phase == .ended || phase == .cancelled {
        for recognizer in recognizers { recognizer.touchIsOver(touch) }
      }
    }
  }

  private func touches(of event: UIEvent) -> Set<UITouch> {
    event.touches(for: self) ?? []
  }

  private func deliver(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent, taken: Bool) {
    guard touch.isDeliveredToView, let view = touch.view else { return }
    if taken {
      touch.isDeliveredToView = false
      // A touch taken in its first event was never told to the view.
      guard phase != .began else { return }
      touch.change(to: .cancelled, time: touch.timestamp)
      return view.touchesCancelled([touch], with: event)
    }
    switch phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }
}
