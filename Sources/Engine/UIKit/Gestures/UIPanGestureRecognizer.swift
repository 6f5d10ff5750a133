public import QuartzCore
import WindowSystem

/// Recognizes fingers that are dragged.
///
/// The gesture begins once their center is more than 10 points from where it was when enough of them were down. It
/// changes with every move after that, and ends when fewer than the minimum number are left.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers; default 1.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers; default practically unlimited.
  open var maximumNumberOfTouches = Int(UInt32.max)

  /// The translation of the fingers in the window, in points.
  private(set) var way = CGPoint.zero
  private var trace = MotionTrace()
  private var time = 0.0

  /// The translation since the fingers went down, or since it was set, in the coordinates of `view`.
  ///
  /// It includes the movement before the gesture began. So at `.began` it is longer than 10 points, and a delegate that
  /// is asked whether the gesture may begin can read the direction.
  open func translation(in view: UIView?) -> CGPoint {
    convertFromWindow(way, to: view)
  }

  /// Sets the translation, in the coordinates of `view`; later movement adds to it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    way = convertToWindow(translation, from: view)
  }

  /// The velocity of the fingers, in points per second in the coordinates of `view`.
  ///
  /// It is the mean over the last tenth of a second, from the timestamps of the moves, coalesced ones included; zero
  /// for fingers that have not moved that long.
  open func velocity(in view: UIView?) -> CGPoint {
    convertFromWindow(trace.velocity(at: time), to: view)
  }

  /// The velocity of the last moves, however long the fingers have rested since.
  func velocityOfLastMoves(in view: UIView?) -> CGPoint {
    convertFromWindow(trace.velocityOfLastMoves, to: view)
  }

  /// Fails with too many fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return restart(event) }
    if numberOfTouches > maximumNumberOfTouches { return state = .failed }
    way = .zero
    restart(event)
  }

  /// Begins or changes the gesture.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches, event)
    if state != .possible {
      state = .changed
    } else if numberOfTouches >= minimumNumberOfTouches, hasGoneFarEnough {
      state = .began
    }
  }

  /// Ends the gesture when too few fingers are left.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: \.hasMovedAtItsEnd) { follow(touches, event) }
    time = event.timestamp
    let left = watchedTouches.count { !$0.isOver }
    if state == .possible, heldStates.isEmpty {
      if left == 0 { state = .failed }
    } else if left < max(minimumNumberOfTouches, 1) {
      state = .ended
    }
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Resets the translation.
  open override func reset() {
    super.reset()
    way = .zero
    trace.removeAll()
  }

  /// Whether the fingers have moved too far for a press.
  var hasGoneFarEnough: Bool { way.distance(to: .zero) > TapSeries.slop }

  /// Another finger changes the center, which is no movement.
  private func restart(_ event: UIEvent) {
    trace.removeAll()
    note(middlesOnTheWay.suffix(1), event)
  }

  private func follow(_ touches: Set<UITouch>, _ event: UIEvent) {
    let count = CGFloat(max(numberOfTouches, 1))
    for touch in touches {
      let (from, to) = (touch.moment.previousLocation, touch.moment.location)
      way.x += (to.x - from.x) / count
      way.y += (to.y - from.y) / count
    }
    note(middlesOnTheWay[...], event)
  }

  private func note(_ samples: ArraySlice<PointerSample>, _ event: UIEvent) {
    for sample in samples { trace.add(sample) }
    time = event.timestamp
  }
}
