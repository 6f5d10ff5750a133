public import QuartzCore

/// Recognizes a long press: fingers that are held still for a while.
///
/// The gesture begins when they have been held long enough, changes when they move after that, and ends when they are
/// lifted.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the long press; default 0.
  open var numberOfTapsRequired = 0
  /// The number of fingers; default 1.
  open var numberOfTouchesRequired = 1
  /// The duration of the press, in seconds; default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may move before the gesture begins, in points; default 10.
  open var allowableMovement: CGFloat = 10

  private var taps = 0
  private var nextIsDue = 0.0
  private lazy var hold = MediaTimer { [weak self] in self?.state = .began }
  private lazy var end = MediaTimer { [weak self] in self?.state = .failed }

  /// Starts the timer when all fingers are down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    if touches.contains(where: { $0.tapCount == 1 }) { taps = 0 }
    end.set(at: nil)
    nextIsDue = TapSeries.end(after: event.timestamp)
    if numberOfTouches > numberOfTouchesRequired {
      state = .failed
    } else if taps == numberOfTapsRequired, numberOfTouches == numberOfTouchesRequired {
      if minimumPressDuration <= 0 { return state = .began }
      hold.set(at: event.timestamp + minimumPressDuration)
    }
  }

  /// Fails when a finger moves too far too early.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .changed
    } else if heldStates.isEmpty,
      touches.contains(where: { $0.hasMoved(beyond: allowableMovement) })
    {
      state = .failed
    }
  }

  /// Ends the gesture, or counts a tap before it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isTouched else { return }
    if state != .possible || !heldStates.isEmpty { return state = .ended }
    guard taps < numberOfTapsRequired, numberOfTouches == numberOfTouchesRequired else {
      return state = .failed
    }
    taps += 1
    end.set(at: nextIsDue)
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Resets the timer.
  open override func reset() {
    super.reset()
    taps = 0
    hold.set(at: nil)
    end.set(at: nil)
  }

  override var awaitsMoreTouches: Bool { end.time != nil }
}
