import CoreGraphics

extension CATransaction {
  /// Runs `work` once, after the next commit: outside of every transaction, with the layers on screen.
  ///
  /// A call from `work` itself waits for the commit after that one.
  package class func performAfterCommit(_ work: @escaping () -> Void) {
    EngineState.inUse.transactions.afterCommit.append(work)
    ensureOpen()
  }

  class func runAfterCommit() {
    let transactions = EngineState.inUse.transactions
    let due = transactions.afterCommit
    transactions.afterCommit = []
    for work in due { work() }
  }
}
