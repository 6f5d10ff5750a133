import QuartzCore

/// Recognises presses that are released where they began.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in quick succession make the gesture; default 1.
  open var numberOfTapsRequired = 1
  /// How many fingers; default 1.
  ///
  /// The mouse is one, so more are never seen.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var start = CGPoint.zero

  /// How far, in points, the pointer may move between press and release.
  private static let slop: CGFloat = 10

  /// Starts a tap, or the next of a series.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if touch.tapCount == 1 { taps = 0 }
    start = touch.location(in: nil)
  }

  /// Fails when the pointer moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: nil)
    if hypot(point.x - start.x, point.y - start.y) > Self.slop { state = .failed }
  }

  /// Counts the tap, and recognises the gesture when it was the last.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    guard state == .possible, numberOfTouches == numberOfTouchesRequired else { return }
    taps += 1
    if taps >= numberOfTapsRequired { state = .recognized }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Forgets the taps counted.
  open override func reset() {
    super.reset()
    taps = 0
  }
}
