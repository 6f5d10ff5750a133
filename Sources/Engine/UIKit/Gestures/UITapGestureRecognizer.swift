import QuartzCore
import WindowSystem

/// Recognises presses that are released where they began.
///
/// A finger may move 10 points, and a press follows the one before it within 0.4 s.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in quick succession make the gesture; default 1.
  open var numberOfTapsRequired = 1
  /// How many fingers; default 1.
  ///
  /// The mouse is one, and two while Ctrl is held.
  open var numberOfTouchesRequired = 1
  /// The buttons of the mouse that have to be held; default the primary one.
  ///
  /// Of the other buttons' touches only recognizers hear that require them.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var taps = 0
  private lazy var end = MediaTimer { [weak self] in self?.state = .failed }

  /// Starts a tap, or the next of a series.
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

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Forgets the taps counted.
  open override func reset() {
    super.reset()
    taps = 0
    end.set(at: nil)
  }

  /// A tap does not keep the gesture of more taps than its own from being recognized after it.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// By when the next press has to come, in seconds.
  private var nextIsDue = 0.0

  override func accepts(_ buttons: UIEvent.ButtonMask) -> Bool {
    !buttonMaskRequired.isEmpty && buttons.isSuperset(of: buttonMaskRequired)
  }

  override var awaitsMoreTouches: Bool { end.time != nil }
}

extension UITouch {
  /// Whether it is more than `points` from where it began, or was on the way since the event before.
  func hasMoved(beyond points: CGFloat) -> Bool {
    moment.location.distance(to: startInWindow) > points
      || moment.way.contains { $0.location.distance(to: startInWindow) > points }
  }
}
