import FrameLoop

/// A watchdog that detects a hanging scene, without waking an idle one.
///
/// After a sign of life it asks once for an answer. A scene that answers is left alone until its next own sign of life.
final class Heartbeat {
  /// How long a scene may be silent before it is asked, and then before it counts as hanging, in seconds.
  private static let patience = 1.0

  private let ask: () -> Void
  /// Called when the scene hangs, and when it answers again.
  private let onChange: (_ isStuck: Bool) -> Void
  private let timer = WakeTimer()
  private var isAsked = false
  /// Whether the timer runs.
  private var isWaiting = false
  private(set) var isStuck = false

  /// - Parameters:
  ///   - ask: Asks the scene to answer.
  ///   - onChange: Called when the scene hangs, and when it answers again.
  init(ask: @escaping () -> Void, onChange: @escaping (_ isStuck: Bool) -> Void) {
    (self.ask, self.onChange) = (ask, onChange)
    timer.onWake = { [unowned self] in timeIsUp() }
  }

  /// Notes that the scene has done something, or is about to.
  func sign() {
    settle()
    wait()
  }

  /// Notes that the scene was asked something: it counts as hanging when neither an answer nor a sign of life comes.
  func expect() { if !isWaiting, !isStuck { wait() } }

  private func wait() {
    isWaiting = true
    timer.set(Self.patience)
  }

  /// Notes an answer.
  func answer() { settle() }

  /// Stops: no more answers are expected.
  func stop() {
    isWaiting = false
    timer.set(nil)
  }

  private func settle() {
    stop()
    isAsked = false
    guard isStuck else { return }
    isStuck = false
    onChange(false)
  }

  private func timeIsUp() {
    if isAsked {
      isWaiting = false
      isStuck = true
      onChange(true)
    } else {
      isAsked = true
      ask()
      wait()
    }
  }
}
