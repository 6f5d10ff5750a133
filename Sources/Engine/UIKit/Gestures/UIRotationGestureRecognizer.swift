public import QuartzCore
import WindowSystem

/// Recognizes two fingers that rotate around each other.
///
/// The gesture begins once each of them has moved more than 5 points around their center, as with a pinch. It ends when
/// one of them is lifted. The mouse acts as two fingers while Ctrl is held.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation since the fingers went down, or since it was set, in radians; clockwise is positive.
  ///
  /// It can exceed a full rotation.
  open var rotation: CGFloat = 0
  /// The angular velocity, in radians per second, over the last tenth of a second.
  public var velocity: CGFloat { trace.velocity(at: time).x }

  private var angle: CGFloat = 0
  /// The total rotation, whatever `rotation` was set to, in radians.
  private var turned: CGFloat = 0
  private var trace = MotionTrace()
  private var time = 0.0

  /// Waits for two fingers; fails with more.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isComplete(ofFingers: 2) else { return }
    angle = line.angle
    (rotation, turned, time) = (0, 0, event.timestamp)
    trace.add(PointerSample(location: .zero, time: time))
  }

  /// Begins or changes the gesture.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    follow(event)
    if state != .possible {
      state = .changed
    } else if abs(turned) * line.length > TapSeries.slop {
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

  /// Resets the rotation.
  open override func reset() {
    super.reset()
    (rotation, turned) = (0, 0)
    trace.removeAll()
  }

  private var line: FingerLine { FingerLine(watchedTouches.map(\.locationInWindow)) }

  private func follow(_ event: UIEvent) {
    for sample in anglesOnTheWay {
      let step = (sample.location.x - angle).remainder(dividingBy: 2 * .pi)
      angle = sample.location.x
      turned += step
      rotation += step
      trace.add(PointerSample(location: CGPoint(x: turned, y: 0), time: sample.time))
    }
    time = event.timestamp
  }
}
