extension PendingWork {
  /// The maximum number of rounds in which layout and display make each other necessary again.
  static let roundLimit = 64

  /// Lays out and then displays all waiting layers, until none is left (TR14).
  static func settle(_ layout: LayoutPass, _ display: DisplayPass) {
    for _ in 0..<roundLimit {
      layout.run()
      display.run()
      if layout.isSettled, display.isSettled { return }
    }
    guard let layer = layout.firstWaiting ?? display.firstWaiting else { return }
    EngineReport.report(
      layer,
      layer.pending.needsLayout ? "layoutSublayers" : "display",
      "never comes to rest: it was needed again after each of \(roundLimit) rounds"
    )
  }
}
