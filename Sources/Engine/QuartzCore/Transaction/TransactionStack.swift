import CoreGraphics

/// The open transactions, outermost first.
@MainActor
struct TransactionStack {
  var levels: [TransactionLevel] = []
  /// Whether a flush waits for explicit transactions to end (TR4).
  var isFlushPostponed = false

  var hasExplicitLevel: Bool { levels.contains { !$0.isImplicit } }

  /// The completions of all levels, outermost first.
  var completions: [CompletionGroup] {
    var completions: [CompletionGroup] = []
    for index in levels.indices {
      if let completion = levels[index].completion { completions.append(completion) }
    }
    return completions
  }

  /// The current settings: those of the innermost transaction, or the defaults outside of any (peer 44).
  var settings: TransactionSettings { levels.last?.settings ?? TransactionSettings() }

  /// Opens a transaction in the current one, with its settings (peer 45).
  mutating func open(isImplicit: Bool) {
    levels.append(TransactionLevel(isImplicit: isImplicit, settings: settings))
  }

  /// Changes the innermost transaction; there must be one.
  mutating func changeInnermost(_ change: (inout TransactionLevel) -> Void) {
    guard !levels.isEmpty else { return }
    change(&levels[levels.count - 1])
  }
}

/// One open transaction.
@MainActor
struct TransactionLevel {
  let isImplicit: Bool
  var settings: TransactionSettings
  var completion: CompletionGroup?
}

extension CATransaction {
  /// Opens the implicit transaction if none is open, and schedules its commit (TR2).
  class func ensureOpen() {
    guard !isOpen else { return }
    stack.open(isImplicit: true)
    FlushScheduler.schedule()
  }

  /// The completions of all open transactions: each of them waits for an animation added now (TR10).
  class func openCompletions() -> [CompletionGroup] {
    stack.completions
  }
}

/// Schedules the commit of the implicit transaction, before the run loop sleeps.
@MainActor
package enum FlushScheduler {
  /// Hands work to the main run loop's next turn; a test takes its place to be that loop.
  package static var enqueue: (@escaping @MainActor () -> Void) -> Void {
    get { EngineState.inUse.transactions.enqueue }
    set { EngineState.inUse.transactions.enqueue = newValue }
  }

  package static func schedule() {
    enqueue { [engine = EngineState.inUse] in engine.run { CATransaction.flush() } }
  }

  /// What an engine does that no test takes the run loop from.
  nonisolated static func performNext(_ work: @escaping @MainActor () -> Void) {
    RunLoop.main.perform {
      MainActor.assumeIsolated { work() }
    }
  }
}
