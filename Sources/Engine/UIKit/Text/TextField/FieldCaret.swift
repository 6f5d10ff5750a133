import QuartzCore

/// The line that blinks where a text field takes text.
///
/// It turns over by the media clock, half a second on and half a second off (a decision of ours), and begins anew, on,
/// with all that moves it. It is no animation: one that runs has a window make every frame, and this one makes two a
/// second. Nothing runs while it is not shown.
final class FieldCaret {
  let view = ControlStyle.makePart()
  /// Whether it is shown, on or off.
  private(set) var isBlinking = false

  private var start = 0.0
  private var turns = 0.0
  private lazy var timer = MediaTimer { [weak self] in self?.turn() }

  init() { view.isHidden = true }

  /// Shows it, on, and blinks from then on.
  func begin() {
    isBlinking = true
    (start, turns) = (CACurrentMediaTime(), 0)
    show(true)
    timer.set(at: start + ControlStyle.caretPeriod)
  }

  /// Takes it away.
  func stop() {
    isBlinking = false
    show(false)
    timer.set(at: nil)
  }

  private func turn() {
    // Frames may come late, and several turns at once.
    let due = ((CACurrentMediaTime() - start) / ControlStyle.caretPeriod).rounded(.down)
    turns = max(turns + 1, due.isFinite ? due : 0)
    show(turns.truncatingRemainder(dividingBy: 2) == 0)
    timer.set(at: start + (turns + 1) * ControlStyle.caretPeriod)
  }

  private func show(_ isShown: Bool) {
    UIView.performWithoutAnimation { view.isHidden = !isShown }
  }
}
