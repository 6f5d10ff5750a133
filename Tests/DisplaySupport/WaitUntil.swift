/// Lets everything else run until the condition holds; `false` when it does not for too long.
///
/// For tests of real processes and windows only: nothing else tells when a server has done its work. Too long is
/// when `seconds` are over and the condition was looked at a hundred times for each of them: on a machine with
/// other work one look can take long, in which what is waited for had no turn either.
package func waitUntil(
  seconds: Double = 120,
  isolation: isolated (any Actor)? = #isolation,
  _ condition: () throws -> Bool
) async throws -> Bool {
  var patience = Patience(seconds: seconds)
  while try !condition() {
    guard patience.isLeft() else { return false }
    try await Task.sleep(for: .milliseconds(2))
  }
  return true
}

/// The same for a condition that waits itself, for an answer.
package func waitUntilAnswer(
  seconds: Double = 120,
  _ condition: () async throws -> Bool
) async throws -> Bool {
  var patience = Patience(seconds: seconds)
  while try await !condition() {
    guard patience.isLeft() else { return false }
    try await Task.sleep(for: .milliseconds(10))
  }
  return true
}

/// How long something is waited for.
private struct Patience {
  private let end: ContinuousClock.Instant
  private var looksLeft: Int

  init(seconds: Double) {
    end = ContinuousClock.now + .seconds(seconds)
    looksLeft = Int(seconds * 100)
  }

  /// Whether there is one more look.
  mutating func isLeft() -> Bool {
    if looksLeft <= 0, ContinuousClock.now > end { return false }
    looksLeft -= 1
    return true
  }
}
