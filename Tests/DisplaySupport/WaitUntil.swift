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
  let end = ContinuousClock.now + .seconds(seconds)
  var looksLeft = Int(seconds * 100)
  while try !condition() {
    if looksLeft <= 0, ContinuousClock.now > end { return false }
    looksLeft -= 1
    try await Task.sleep(for: .milliseconds(2))
  }
  return true
}
