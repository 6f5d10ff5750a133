import FrameLoop

/// Says when the end of a loop comes near, and when it is there.
final class LoopTimer {
  /// How long before the end the next turn is made ready, in seconds of the machine's.
  private static let lead = 0.3

  var onNear: () -> Void = {}
  var onEnd: () -> Void = {}
  private let timer = WakeTimer()
  private var isNear = false

  /// Waits for the end.
  ///
  /// - Parameter seconds: Until then, of the machine's; `nil` when there is none to wait for.
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
