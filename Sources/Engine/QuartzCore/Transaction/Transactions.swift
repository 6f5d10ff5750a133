/// An engine's transactions.
@MainActor
final class Transactions {
  var stack = TransactionStack() {
    didSet {
      EngineState.isTransactionOpen = !stack.levels.isEmpty
      settings = stack.settings
      EngineState.areActionsDisabled = settings.disablesActions
    }
  }
  /// What holds now, kept where asking costs next to nothing.
  private(set) var settings = TransactionSettings()
  /// What is to be done after the next commit.
  var afterCommit: [() -> Void] = []
  /// Hands work to the main run loop's next turn.
  var enqueue: (@escaping @MainActor () -> Void) -> Void = FlushScheduler.performNext
}
