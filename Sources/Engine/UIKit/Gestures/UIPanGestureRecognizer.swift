public import QuartzCore
import WindowSystem

/// Recognises fingers that are dragged.
///
/// The gesture begins once their middle is more than 10 points from where it was when enough of them were down, changes
/// with every move then, and ends when fewer than the least number are left.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers; default 1.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers; default as many as there are.
  open var maximumNumberOfTouches = Int(UInt32.max)

  /// How far the fingers have gone in the window, in points.
  private(set) var way = CGPoint.zero
  private var trace = MotionTrace()
  private var time = 0.0

  /// How far the fingers have gone since they came down, or since it was set, in the coordinates of `view`.
  ///
  /// The way before the gesture began counts: at `.began` it is longer than 10 points, and whoever is asked whether the
  /// gesture may begin sees where it goes.
  open func translation(in view: UIView?) -> CGPoint {
    convertFromWindow(way, to: view)
  }

  /// Says how far the fingers have gone, in the coordinates of `view`; they go on from there.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    way = convertToWindow(translation, from: view)
  }

  /// How fast the fingers move, in points a second of `view`'s coordinates.
  ///
  /// It is the mean over the last tenth of a second, by the moves' own times, those between frames too; zero for
  /// fingers that have rested so long.
  open func velocity(in view: UIView?) -> CGPoint {
    convertFromWindow(trace.velocity(at: time), to: view)
  }

  /// How fast the fingers moved last, however long they have rested since.
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

  /// Begins the gesture, or goes on with it.
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

  /// Takes the gesture away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Forgets the way.
  open override func reset() {
    super.reset()
    way = .zero
    trace.removeAll()
  }

  /// Whether the fingers have gone so far that it is no press any more.
  var hasGoneFarEnough: Bool { way.distance(to: .zero) > TapSeries.slop }

  /// Another finger moves the middle, which is no movement.
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
