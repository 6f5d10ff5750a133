internal import Dispatch

/// A watchdog for buffers that the server was given to read and has not returned.
///
/// It runs only while there is no buffer to draw in.
final class ReturnWatch {
  /// How long the server may read before it is asked whether it still answers, in seconds.
  ///
  /// It returns an image as soon as it has read it, but a pixmap only when the next one is shown: on a loaded machine
  /// that has taken longer than a quarter of a second.
  static func patience(on path: PixelPath) -> Double { path == .presentedPixmap ? 2 : 0.25 }

  /// The limit after the server has answered, in seconds: what it had to do meanwhile comes right after the answer.
  private static let patienceAfterAnswer = 0.25

  /// Called when nothing was returned within the `patience`.
  var onTimeout: () -> Void = {}
  private var timer: (any DispatchSourceTimer)?

  isolated deinit { timer?.cancel() }

  /// Starts, unless it already runs.
  func start(on path: PixelPath) {
    if timer == nil { start(for: Self.patience(on: path)) }
  }

  /// Starts again after an answer: the server is alive.
  func startAfterAnswer() {
    stop()
    start(for: Self.patienceAfterAnswer)
  }

  private func start(for patience: Double) {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + patience)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.fire() }
    }
    timer.activate()
    self.timer = timer
  }

  /// Stops: something was returned, or nothing is waited for any more.
  func stop() {
    timer?.cancel()
    timer = nil
  }

  private func fire() {
    // Stays set, so that a caller that still waits does not start it again.
    onTimeout()
  }
}
