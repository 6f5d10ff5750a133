internal import Dispatch

/// Finds out whether a scene is stuck, without keeping one awake that has nothing to do.
///
/// After a sign of life it asks once for another; what answers is left alone until the next one that it gives by
/// itself.
final class Heartbeat {
  /// How long a scene may be silent before it is asked, and then before it counts as stuck: in seconds.
  private static let patience = 1.0

  private let ask: () -> Void
  /// Called when the scene is stuck, and when it is not any more.
  private let onChange: (_ isStuck: Bool) -> Void
  private var timer: (any DispatchSourceTimer)?
  private var isAsked = false
  private(set) var isStuck = false

  /// - Parameters:
  ///   - ask: Asks the scene to answer.
  ///   - onChange: Is told whether it is stuck.
  init(ask: @escaping () -> Void, onChange: @escaping (_ isStuck: Bool) -> Void) {
    (self.ask, self.onChange) = (ask, onChange)
  }

  /// The scene has done something, or is about to.
  func sign() {
    settle()
    wait()
  }

  /// It has answered.
  func answer() { settle() }

  /// Nothing more is expected of it.
  func stop() {
    timer?.cancel()
    timer = nil
  }

  isolated deinit { timer?.cancel() }

  private func settle() {
    stop()
    isAsked = false
    guard isStuck else { return }
    isStuck = false
    onChange(false)
  }

  private func wait() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + Self.patience, leeway: .milliseconds(20))
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.timeIsUp() } }
    timer.activate()
    self.timer?.cancel()
    self.timer = timer
  }

  private func timeIsUp() {
    stop()
    if isAsked {
      isStuck = true
      onChange(true)
    } else {
      isAsked = true
      ask()
      wait()
    }
  }
}
