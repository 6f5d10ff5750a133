internal import Dispatch

/// Looks after a while whether any of the buffers has come back that the server was given to read.
///
/// It runs only while there is none to draw in.
final class ReturnWatch {
  /// How long the server may read before it is asked whether it is still there, in seconds.
  ///
  /// It gives a picture back as soon as it has read it, but a pixmap only when the next one is shown: on a
  /// loaded machine that has taken longer than a quarter of a second.
  static func patience(on path: PixelPath) -> Double { path == .presentedPixmap ? 2 : 0.25 }

  /// How long it has after it has answered, in seconds: what it had to do meanwhile comes right after the answer.
  private static let patienceAfterAnswer = 0.25

  /// Nothing came back within the `patience`.
  var onTimeout: () -> Void = {}
  private var timer: (any DispatchSourceTimer)?

  isolated deinit { timer?.cancel() }

  /// Starts, unless it runs.
  func start(on path: PixelPath) {
    if timer == nil { start(for: Self.patience(on: path)) }
  }

  /// Starts anew: the server is there.
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

  /// Something has come back, or nothing is waited for any more.
  func stop() {
    timer?.cancel()
    timer = nil
  }

  private func fire() {
    // Stays set, so that a lender who still waits does not start it again.
    onTimeout()
  }
}
