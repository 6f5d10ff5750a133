public import QuartzCore

/// Recognises fingers that are held still for a while.
///
/// The gesture begins when they have been held long enough, changes when they move then, and ends when they are lifted.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before the press that is held; default 0.
  open var numberOfTapsRequired = 0
  /// How many fingers are held; default 1.
  open var numberOfTouchesRequired = 1
  /// How long, in seconds; default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far, in points, a finger may move before the gesture begins; default 10.
  open var allowableMovement: CGFloat = 10

  private var taps = 0
  private var nextIsDue = 0.0
  private lazy var hold = MediaTimer { [weak self] in self?.state = .began }
  private lazy var end = MediaTimer { [weak self] in self?.state = .failed }

  /// Starts to wait when all the fingers are down.
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

  /// Takes the gesture away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Forgets how long it has waited.
  open override func reset() {
    super.reset()
    taps = 0
    hold.set(at: nil)
    end.set(at: nil)
  }

  override var awaitsMoreTouches: Bool { end.time != nil }
}
