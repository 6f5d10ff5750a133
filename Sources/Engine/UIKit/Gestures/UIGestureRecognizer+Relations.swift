import QuartzCore

/// The relations of recognizers to touches and to each other.
extension UIGestureRecognizer {
  /// Whether it receives `touch`, from its beginning.
  func takes(_ touch: UITouch, _ event: UIEvent) -> Bool {
    isEnabled && !followsPointer && accepts(event.buttonMask)
      && allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
      && (delegate?.gestureRecognizer(self, shouldReceive: event) ?? true)
      && (delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
  }

  /// Whether a gesture that is about to be recognized may begin.
  var mayBegin: Bool {
    (delegate?.gestureRecognizerShouldBegin(self) ?? true)
      && (view?.gestureRecognizerShouldBegin(self) ?? true)
      && watchedTouches.allSatisfy { $0.view === view || mayBegin(over: $0.view) }
  }

  /// The touched view is asked too: controls keep their touches from gestures of views behind them.
  private func mayBegin(over touched: UIView?) -> Bool {
    touched?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Whether this one, once recognized, makes `other` fail.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self)
      && !(delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
      && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
        ?? false)
  }

  /// Whether this one waits until `other` has failed.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || (delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false)
      || (other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false)
  }

  /// Whether the gesture was recognized and is not reset yet.
  var isRecognized: Bool {
    currentState == .began || currentState == .changed || currentState == .ended
  }

  /// Whether a continuous gesture is active.
  var isUnderWay: Bool { currentState == .began || currentState == .changed }

  /// Whether these touches cannot lead to anything more.
  var isSettled: Bool {
    currentState == .ended || currentState == .cancelled || currentState == .failed
  }

  /// Whether one of its fingers is down.
  var isTouched: Bool { watchedTouches.contains { !$0.isOver } }

  /// Whether the gesture may still be recognized.
  ///
  /// - Parameter touch: A touch that is left out of account.
  /// - Returns: Whether it is still possible.
  func isUndecided(without touch: UITouch? = nil) -> Bool {
    guard currentState == .possible else { return false }
    return !heldStates.isEmpty || awaitsMoreTouches
      || watchedTouches.contains { $0 !== touch && !$0.isOver }
  }
}

extension UIGestureRecognizer {
  /// Delivers those of an event's touches that it tracks.
  func deliver(_ touches: [UITouch], _ event: UIEvent) {
    modifierFlags = event.modifierFlags
    if !event.buttonMask.isEmpty { buttonMask = event.buttonMask }
    let touches = Set(touches)
    switch touches.first?.phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary, nil: break
    }
  }

  /// Resets it for the next gesture.
  func startOver() {
    dueStates = []
    heldStates = []
    awaited = []
    watchedTouches = []
    reset()
    modifierFlags = []
    buttonMask = []
    currentState = .possible
  }
}
