/// Lets everything else run until the condition holds; `false` when it does not within `seconds`.
///
/// For tests of real processes and windows only: nothing else tells when a server has done its work.
package func waitUntil(
  seconds: Double = 90,
  isolation: isolated (any Actor)? = #isolation,
  _ condition: () throws -> Bool
) async throws -> Bool {
  let end = ContinuousClock.now + .seconds(seconds)
  while try !condition() {
    if ContinuousClock.now > end { return false }
    try await Task.sleep(for: .milliseconds(2))
  }
  return true
}
