import FrameLoop
import SceneProtocol

/// A watchdog that detects a hanging scene, without waking an idle one.
///
/// After a sign of life it asks once for an answer. A scene that answers is left alone until its next own sign of life.
final class Heartbeat {
  /// How long a scene may usually be silent, in seconds.
  static let usualPatience = 1.0
  /// How long the scene may be silent before it is asked, and then before it counts as hanging, in seconds.
  var patience = Heartbeat.usualPatience
  /// How much later than asked for the timer may be, in seconds, before this process counts as held up itself: an
  /// answer may be there that has not been read.
  private static let punctuality = 0.25
  /// Maximum number of extra waits for a scene that got no CPU time, or whose answer this process may not have read.
  private static let mostDelays = 10

  private let ask: () -> Void
  /// How far the scene's process has come; `nil` when it has ended.
  private let progress: () -> ProcessProgress?
  /// Called when the scene hangs, and when it answers again.
  private let onChange: (_ isStuck: Bool) -> Void
  private let timer = WakeTimer()
  private var isAsked = false
  /// How far it had come when it was asked, and how often it was waited once more since.
  private var progressAtAsking: ProcessProgress?
  private var delays = 0
  /// Whether the timer runs.
  private var isWaiting = false
  /// When the timer ends.
  private var due = ContinuousClock.now
  private(set) var isStuck = false

  /// - Parameters:
  ///   - ask: Asks the scene to answer.
  ///   - progress: How far the scene's process has come; `nil` when it has ended.
  ///   - onChange: Called when the scene hangs, and when it answers again.
  init(
    ask: @escaping () -> Void,
    progress: @escaping () -> ProcessProgress?,
    onChange: @escaping (_ isStuck: Bool) -> Void
  ) {
    (self.ask, self.progress, self.onChange) = (ask, progress, onChange)
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
    due = .now + .seconds(patience)
    timer.set(patience)
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

  /// Whether the scene, or this process, has not had its turn since the scene was asked.
  private var isHeldUp: Bool {
    guard delays < Self.mostDelays else { return false }
    if due.duration(to: .now) > .seconds(Self.punctuality) { return true }
    guard let earlier = progressAtAsking, let now = progress() else { return false }
    return !now.hadItsTurn(since: earlier)
  }

  private func timeIsUp() {
    if isAsked, isHeldUp {
      delays += 1
      wait()
    } else if isAsked {
      isWaiting = false
      isStuck = true
      onChange(true)
    } else {
      isAsked = true
      (progressAtAsking, delays) = (progress(), 0)
      ask()
      wait()
    }
  }
}
