import FrameLoop

/// Notifies shortly before the end of a loop, and at the end.
final class LoopTimer {
  /// How long before the end the next pass is prepared, in seconds of the machine's clock.
  private static let lead = 0.3

  var onNear: () -> Void = {}
  var onEnd: () -> Void = {}
  private let timer = WakeTimer()
  private var isNear = false

  /// Waits for the end.
  ///
  /// - Parameter seconds: The time until then, in seconds of the machine's clock; `nil` for no wait.
  func wait(_ seconds: Double?) {
    timer.set(nil)
    guard let seconds else {
      isNear = false
      return
    }
    if seconds > Self.lead {
      isNear = false
      fire(after: seconds - Self.lead) { [unowned self] in
        comeNear()
        fire(after: Self.lead) { [unowned self] in end() }
      }
    } else {
      comeNear()
      fire(after: seconds) { [unowned self] in end() }
    }
  }

  private func comeNear() {
    guard !isNear else { return }
    isNear = true
    onNear()
  }

  private func end() {
    isNear = false
    onEnd()
  }

  private func fire(after seconds: Double, _ body: @escaping @MainActor () -> Void) {
    timer.onWake = body
    timer.set(seconds)
  }
}
