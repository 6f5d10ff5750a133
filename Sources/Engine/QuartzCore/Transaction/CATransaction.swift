public import CoreGraphics

/// Groups changes of layers so that they reach the screen together.
///
/// The first change outside of a transaction opens the implicit transaction, which commits in the next turn of the run
/// loop. Explicit transactions nest in it by `begin` and `commit`.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// What every change reads: the current settings, whether a transaction is open, and whether actions are disabled.
  static var settings: TransactionSettings { EngineState.inUse.transactions.settings }
  static var isOpen: Bool { EngineState.isTransactionOpen }
  static var areActionsDisabled: Bool { EngineState.areActionsDisabled }

  static var stack: TransactionStack {
    get { EngineState.inUse.transactions.stack }
    _modify { yield &EngineState.inUse.transactions.stack }
  }

  /// Opens a transaction within the current one.
  public class func begin() {
    stack.open(isImplicit: false)
  }

  /// Closes the innermost explicit transaction; when the outermost one is closed, the changes are committed.
  ///
  /// Without an open explicit transaction it has no effect (according to Apple's header it would raise an exception).
  public class func commit() {
    guard let level = stack.levels.last, !level.isImplicit else { return }
    if stack.levels.count == 1 { EngineState.inUse.prepareCommit() }
    if EngineTrace.isOn { EngineTrace.note(.closed(.current)) }
    let completion = stack.levels.popLast()?.completion
    if stack.levels.isEmpty { EngineState.inUse.performCommit() }
    completion?.close()
    if stack.isFlushPostponed {
      flush()
    } else if stack.levels.isEmpty, EngineState.inUse.hasEvents {
      // Callbacks come after the commit, not from inside it (R4).
      FlushScheduler.schedule()
    }
    if stack.levels.isEmpty { runAfterCommit() }
  }

  /// Commits the implicit transaction now; if explicit ones are open, when they have ended.
  public class func flush() {
    guard !stack.hasExplicitLevel else {
      stack.isFlushPostponed = true
      return
    }
    guard commitImplicit() else { return }
    EngineState.inUse.deliverEvents()
    runAfterCommit()
  }

  /// Commits changes of layers for the frame that is being made.
  ///
  /// Delegates of animations are notified after the frame, as always.
  class func commitForFrame() {
    if !stack.hasExplicitLevel { _ = commitImplicit() }
  }

  /// - Returns: Whether it was committed; not if a transaction was opened meanwhile.
  private class func commitImplicit() -> Bool {
    stack.isFlushPostponed = false
    EngineState.inUse.prepareCommit()
    // A layout or a display has begun a transaction and not ended it: it is the one to wait for now.
    guard !stack.hasExplicitLevel else {
      stack.isFlushPostponed = true
      return false
    }
    let level = stack.levels.popLast()
    EngineState.inUse.performCommit()
    level?.completion?.close()
    return true
  }

  /// Acquires the process-wide lock, a recursive spin lock, and waits for a thread that holds it.
  ///
  /// The thread that holds it may acquire it again. Layers are isolated to the main actor and do not need it: it
  /// protects what a program itself shares between threads, and blocks no setter.
  public nonisolated class func lock() { TransactionLock.lock() }

  /// Releases the process-wide lock, once for each `lock()`; no effect on a thread that does not hold it.
  public nonisolated class func unlock() { TransactionLock.unlock() }

  /// The duration of implicit animations, in seconds; default 0.25.
  public class func animationDuration() -> CFTimeInterval {
    settings.animationDuration
  }

  /// Sets the duration of implicit animations of this transaction, in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    ensureOpen()
    stack.changeInnermost { $0.settings.setAnimationDuration(to: dur) }
  }

  /// The timing function that is set on every animation added; default `nil`, none.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    settings.timingFunction
  }

  /// Sets the timing function for every animation added in this transaction.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    ensureOpen()
    stack.changeInnermost { $0.settings.timingFunction = function }
  }

  /// Whether property changes search no action; default false.
  public class func disableActions() -> Bool {
    areActionsDisabled
  }

  /// Sets whether property changes of this transaction search no action.
  public class func setDisableActions(_ flag: Bool) {
    ensureOpen()
    stack.changeInnermost { $0.settings.disablesActions = flag }
  }

  /// The block that runs when this transaction's animations have ended; default `nil`.
  public class func completionBlock() -> (() -> Void)? {
    stack.levels.reversed().lazy.compactMap { $0.completion?.block }.first
  }

  /// Sets the block to run once every animation added after this has ended; if there is none, at the commit.
  ///
  /// A block that was set before runs now.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    ensureOpen()
    let replaced = stack.levels.last?.completion
    stack.changeInnermost { $0.completion = block.map { CompletionGroup(block: $0) } }
    replaced?.runNow()
  }

  /// The value of a key in the innermost transaction that has one, as an object (`CALayer.value(forKey:)`).
  public class func value(forKey key: String) -> Any? {
    if key == kCATransactionCompletionBlock { return completionBlock() }
    return settings.value(forKey: key).map { objectForm($0) }
  }

  /// Sets a value in the innermost transaction; it is removed when that ends.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    if key == kCATransactionCompletionBlock {
      return setCompletionBlock(anObject as? () -> Void)
    }
    ensureOpen()
    stack.changeInnermost { $0.settings.setValue(anObject, forKey: key) }
  }
}
