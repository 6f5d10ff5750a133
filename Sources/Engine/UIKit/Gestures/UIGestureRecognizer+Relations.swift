import QuartzCore

/// What recognizers have to do with touches, and with each other.
extension UIGestureRecognizer {
  /// Whether it watches `touch` from its beginning.
  func takes(_ touch: UITouch, _ event: UIEvent) -> Bool {
    isEnabled && !(self is UIHoverGestureRecognizer) && accepts(event.buttonMask)
      && allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
      && (delegate?.gestureRecognizer(self, shouldReceive: event) ?? true)
      && (delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
  }

  /// Whether a gesture that was seen may go on.
  var mayBegin: Bool {
    (delegate?.gestureRecognizerShouldBegin(self) ?? true)
      && (view?.gestureRecognizerShouldBegin(self) ?? true)
      && watchedTouches.allSatisfy { $0.view === view || mayBegin(over: $0.view) }
  }

  /// The view that a touch is in has a say too: controls keep their touches from the views behind them.
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

  /// Whether the gesture was recognized and is not forgotten yet.
  var isRecognized: Bool {
    currentState == .began || currentState == .changed || currentState == .ended
  }

  /// Whether a continuous gesture goes on.
  var isUnderWay: Bool { currentState == .began || currentState == .changed }

  /// Whether nothing more can come of these touches.
  var isSettled: Bool {
    currentState == .ended || currentState == .cancelled || currentState == .failed
  }

  /// Whether a finger that it watches is down.
  var isTouched: Bool { watchedTouches.contains { !$0.isOver } }

  /// Whether the gesture may still be recognized.
  ///
  /// - Parameter touch: A touch that does not count.
  /// - Returns: Whether it may.
  func isUndecided(without touch: UITouch? = nil) -> Bool {
    guard currentState == .possible else { return false }
    return !heldStates.isEmpty || awaitsMoreTouches
      || watchedTouches.contains { $0 !== touch && !$0.isOver }
  }
}

extension UIGestureRecognizer {
  /// Takes the recognizer out of what goes on: a gesture under way is cancelled, its touches are watched no more.
  func stop() {
    GestureArena.of(self).expel(self)
  }

  /// Hands it those of an event's touches that it watches.
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

  /// Is ready for the next gesture.
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
