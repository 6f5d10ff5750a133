import QuartzCore

/// The blinking caret of a text field or a text view.
///
/// It blinks by the media clock, half a second on and half a second off (our decision), and restarts with "on" whenever
/// it is moved. It is no animation: a running animation makes the window draw every frame, and the caret needs two
/// frames a second. Nothing runs while it is hidden.
final class FieldCaret {
  let view = ControlStyle.makePart()
  /// Whether it is active, on or off.
  private(set) var isBlinking = false

  private var start = 0.0
  private var turns = 0.0
  private lazy var timer = MediaTimer { [weak self] in self?.turn() }

  init() { view.isHidden = true }

  /// Shows it, starting with "on".
  func begin() {
    isBlinking = true
    (start, turns) = (CACurrentMediaTime(), 0)
    show(true)
    timer.set(at: start + ControlStyle.caretPeriod)
  }

  /// Hides it.
  func stop() {
    isBlinking = false
    show(false)
    timer.set(at: nil)
  }

  private func turn() {
    // Frames may come late, and several periods at once.
    let due = ((CACurrentMediaTime() - start) / ControlStyle.caretPeriod).rounded(.down)
    turns = max(turns + 1, due.isFinite ? due : 0)
    show(turns.truncatingRemainder(dividingBy: 2) == 0)
    timer.set(at: start + (turns + 1) * ControlStyle.caretPeriod)
  }

  private func show(_ isShown: Bool) {
    UIView.performWithoutAnimation { view.isHidden = !isShown }
  }
}
