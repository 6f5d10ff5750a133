import QuartzCore

/// Commits whatever an earlier test left open, as all of them share one stack of transactions; commits that match
/// nothing do nothing.
@MainActor
package func endOpenTransactions() {
  for _ in 0..<16 { CATransaction.commit() }
  CATransaction.flush()
}
