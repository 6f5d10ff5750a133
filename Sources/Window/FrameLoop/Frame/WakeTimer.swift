import Dispatch
import Foundation

/// A one-shot timer, such as the stage's for an animation whose begin time is still to come.
package final class WakeTimer {
  package var onWake: (() -> Void)?
  /// Whether the timer is still to fire.
  package var isSet: Bool { timer != nil }
  private var timer: (any DispatchSourceTimer)?

  package init() {}

  /// Fires after `delay` seconds, in place of any earlier call; `nil` stops the timer.
  package func set(_ delay: Double?) {
    timer?.cancel()
    timer = nil
    guard let delay else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + max(0, min(delay, 86_400)), leeway: .milliseconds(1))
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.fire() }
    }
    timer.resume()
    self.timer = timer
  }

  isolated deinit { timer?.cancel() }

  private func fire() {
    timer?.cancel()
    timer = nil
    onWake?()
  }
}
