import QuartzCore
import WindowSystem

/// Recognizes taps: presses that are released where they began.
///
/// A finger may move 10 points, and each tap has to follow the previous one within 0.4 s.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps in quick succession; default 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers; default 1.
  ///
  /// The mouse acts as one finger, and as two while Ctrl is held.
  open var numberOfTouchesRequired = 1
  /// The mouse buttons that have to be pressed; default the primary one.
  ///
  /// Only recognizers that require the other buttons receive their touches.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var taps = 0
  private lazy var end = MediaTimer { [weak self] in self?.state = .failed }

  /// Starts the first tap, or the next of a series.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.tapCount == 1 }) { taps = 0 }
    end.set(at: nil)
    if numberOfTouches > numberOfTouchesRequired {
      state = .failed
    } else if taps + 1 < numberOfTapsRequired {
      nextIsDue = TapSeries.end(after: event.timestamp)
    }
  }

  /// Fails when a finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.hasMoved(beyond: TapSeries.slop) }) { state = .failed }
  }

  /// Counts the tap, and recognizes the gesture when it was the last.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    guard state == .possible, !isTouched else { return }
    guard numberOfTouches == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    if taps >= numberOfTapsRequired { state = .recognized } else { end.set(at: nextIsDue) }
  }

  /// Makes the gesture fail.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Resets the count of taps.
  open override func reset() {
    super.reset()
    taps = 0
    end.set(at: nil)
  }

  /// A tap does not prevent a gesture of more taps than its own from being recognized after it.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// The deadline of the next press, in seconds.
  private var nextIsDue = 0.0

  override func accepts(_ buttons: UIEvent.ButtonMask) -> Bool {
    !buttonMaskRequired.isEmpty && buttons.isSuperset(of: buttonMaskRequired)
  }

  override var isSingleTap: Bool { numberOfTapsRequired <= 1 && numberOfTouchesRequired <= 1 }

  override var awaitsMoreTouches: Bool { end.time != nil }
}

extension UITouch {
  /// Whether it is more than `points` from where it began, or was at a coalesced position since the previous event.
  func hasMoved(beyond points: CGFloat) -> Bool {
    moment.location.distance(to: startInWindow) > points
      || moment.way.contains { $0.location.distance(to: startInWindow) > points }
  }
}
