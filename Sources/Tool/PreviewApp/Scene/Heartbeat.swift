import FrameLoop

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
  private let timer = WakeTimer()
  private var isAsked = false
  private(set) var isStuck = false

  /// - Parameters:
  ///   - ask: Asks the scene to answer.
  ///   - onChange: Is told whether it is stuck.
  init(ask: @escaping () -> Void, onChange: @escaping (_ isStuck: Bool) -> Void) {
    (self.ask, self.onChange) = (ask, onChange)
    timer.onWake = { [unowned self] in timeIsUp() }
  }

  /// The scene has done something, or is about to.
  func sign() {
    settle()
    timer.set(Self.patience)
  }

  /// It has answered.
  func answer() { settle() }

  /// Nothing more is expected of it.
  func stop() { timer.set(nil) }

  private func settle() {
    stop()
    isAsked = false
    guard isStuck else { return }
    isStuck = false
    onChange(false)
  }

  private func timeIsUp() {
    if isAsked {
      isStuck = true
      onChange(true)
    } else {
      isAsked = true
      ask()
      timer.set(Self.patience)
    }
  }
}
