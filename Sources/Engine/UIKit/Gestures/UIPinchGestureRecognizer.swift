public import QuartzCore

/// Recognises two fingers that move apart or together.
///
/// The gesture begins once their distance has changed by more than 10 points, as much as a tap may move; it ends when
/// one of them is lifted. The mouse has two fingers while Ctrl is held.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers are apart, compared with when they came down: 1 for as far.
  ///
  /// What it is set to counts for the distance at that time, and goes on from there.
  open var scale: CGFloat {
    get { unit > 0 ? length / unit : 1 }
    set { unit = newValue > 0 ? length / newValue : length }
  }
  /// How fast the scale changes, in 1 a second, over the last tenth of a second.
  public var velocity: CGFloat { unit > 0 ? trace.velocity(at: time).x / unit : 0 }

  private var startLength: CGFloat = 0
  private var length: CGFloat = 0
  /// The distance that counts as a scale of 1, in points.
  private var unit: CGFloat = 0
  private var trace = MotionTrace()
  private var time = 0.0

  /// Waits for two fingers; fails with more.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isComplete(ofFingers: 2) else { return }
    follow(event)
    (startLength, unit) = (length, length)
  }

  /// Begins the gesture, or goes on with it.
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

  /// Takes the gesture away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Forgets the distance.
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
