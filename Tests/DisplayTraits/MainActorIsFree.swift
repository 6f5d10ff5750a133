import QuartzCore
package import Testing

/// A suite that begins when the main actor has nothing else to do, by the machine's clock.
///
/// The last test that has set the clock by hand may have left it so.
///
/// A thousand tests that never wait stand in its queue when a run starts. A window's events, and the test that
/// waits for them, would have a turn between each two of those only, and every figure in seconds would be of the
/// queue and not of the window.
package struct MainActorIsFree: SuiteTrait, TestScoping {
  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    var turnsInTime = 0
    while turnsInTime < 20 {
      let start = ContinuousClock.now
      await MainActor.run {}
      turnsInTime = ContinuousClock.now - start < .milliseconds(10) ? turnsInTime + 1 : 0
      try await Task.sleep(for: .milliseconds(10))
    }
    MediaClock.set(nil)
    try await function()
  }
}

extension Trait where Self == MainActorIsFree {
  /// The suite begins when the main actor has nothing else to do.
  package static var mainActorIsFree: Self { Self() }
}
