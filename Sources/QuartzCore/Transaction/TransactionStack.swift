import CoreGraphics

/// The open transactions, outermost first.
@MainActor
struct TransactionStack {
  var levels: [TransactionLevel] = []
  /// Whether a flush waits for explicit transactions to end (TR4).
  var isFlushPostponed = false

  var hasExplicitLevel: Bool { levels.contains { !$0.isImplicit } }

  func value(forKey key: String) -> Any? {
    for level in levels.reversed() {
      if let value = level.values[key] { return value }  // also a `nil` that was set
    }
    return nil
  }

  /// What the typed accessors answer outside any transaction (peer 44).
  func defaultValue(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: 0.25
    case kCATransactionDisableActions: false
    default: nil
    }
  }
}

/// One transaction's settings.
@MainActor
final class TransactionLevel {
  let isImplicit: Bool
  /// A key with `nil` hides the outer transaction's value.
  var values: [String: Any?] = [:]
  var completion: CompletionGroup?

  init(isImplicit: Bool) {
    self.isImplicit = isImplicit
  }
}

extension CATransaction {
  /// Opens the implicit transaction when none is open, and sees to it that it commits (TR2).
  class func ensureOpen() {
    guard stack.levels.isEmpty else { return }
    stack.levels.append(TransactionLevel(isImplicit: true))
    FlushScheduler.schedule()
  }

  /// The completions of all open transactions: an animation added now delays each of them (TR10).
  class func openCompletions() -> [CompletionGroup] {
    stack.levels.compactMap(\.completion)
  }
}

/// Gets the implicit transaction committed before the run loop sleeps.
@MainActor
package enum FlushScheduler {
  /// Hands work to the main run loop's next turn; a test takes its place to be that loop.
  package static var enqueue: (@escaping @MainActor () -> Void) -> Void = { work in
    RunLoop.main.perform {
      MainActor.assumeIsolated { work() }
    }
  }

  package static func schedule() {
    enqueue { CATransaction.flush() }
  }
}
