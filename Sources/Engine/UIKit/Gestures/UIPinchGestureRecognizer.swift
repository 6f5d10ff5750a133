public import QuartzCore

/// Recognizes two fingers that move apart or together.
///
/// The gesture begins once their distance has changed by more than 10 points, as far as a tap may move. It ends when
/// one of them is lifted. The mouse acts as two fingers while Ctrl is held.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers relative to that when they went down: 1 for the same distance.
  ///
  /// A value that is set corresponds to the current distance, and changes from there.
  open var scale: CGFloat {
    get { unit > 0 ? length / unit : 1 }
    set { unit = newValue > 0 ? length / newValue : length }
  }
  /// The rate of change of the scale, in 1/s, over the last tenth of a second.
  public var velocity: CGFloat { unit > 0 ? trace.velocity(at: time).x / unit : 0 }

  private var startLength: CGFloat = 0
  private var length: CGFloat = 0
  /// The distance that corresponds to a scale of 1, in points.
  private var unit: CGFloat = 0
  private var trace = MotionTrace()
  private var time = 0.0

  /// Waits for two fingers; fails with more.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isComplete(ofFingers: 2) else { return }
    follow(event)
    (startLength, unit) = (length, length)
  }

  /// Begins or changes the gesture.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    follow(event)
    if state != .possible {
      state = .changed
    } else if abs(length - startLength) > TapSeries.slop {
      state = .began
    }
  }

  /// Ends the gesture, or fails.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == 2, touches.contains(where: \.hasMovedAtItsEnd) { follow(event) }
    time = event.timestamp
    endOrFail()
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Resets the distance.
  open override func reset() {
    super.reset()
    (startLength, length, unit) = (0, 0, 0)
    trace.removeAll()
  }

  private func follow(_ event: UIEvent) {
    for sample in distancesOnTheWay { trace.add(sample) }
    length = FingerLine(watchedTouches.map(\.locationInWindow)).length
    time = event.timestamp
  }
}
