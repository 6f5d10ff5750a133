public import CoreGraphics

/// Groups changes of layers so that they reach the screen together (TR1–TR14).
///
/// The first change outside a transaction opens the implicit one, which commits when the run loop
/// comes round. Explicit ones nest in it by `begin` and `commit`.
@MainActor
open class CATransaction: NSObject {
  /// What every change asks: the settings that hold now, whether a transaction is open, and whether its changes look
  /// for no action.
  static var settings: TransactionSettings { Engine.current.transactions.settings }
  static var isOpen: Bool { Engine.isTransactionOpen }
  static var areActionsDisabled: Bool { Engine.areActionsDisabled }

  static var stack: TransactionStack {
    get { Engine.current.transactions.stack }
    _modify { yield &Engine.current.transactions.stack }
  }

  /// Opens a transaction within the current one (TR3).
  public class func begin() {
    stack.open(isImplicit: false)
  }

  /// Closes the innermost explicit transaction; the outermost one's changes go to the screen (TR3).
  ///
  /// Without one open it does nothing (peer 48; Apple's header would raise).
  public class func commit() {
    guard let level = stack.levels.last, !level.isImplicit else { return }
    if stack.levels.count == 1 { Engine.current.commit.prepare() }
    let completion = stack.levels.popLast()?.completion
    if stack.levels.isEmpty { Engine.current.commit.perform() }
    completion?.close()
    if stack.isFlushPostponed {
      flush()
    } else if stack.levels.isEmpty, Engine.current.events.hasWaiting {
      // Callbacks come after the commit, not from inside it (R4).
      FlushScheduler.schedule()
    }
    if stack.levels.isEmpty { runAfterCommit() }
  }

  /// Commits the implicit transaction now; while explicit ones are open, when these have ended (TR4).
  public class func flush() {
    guard !stack.hasExplicitLevel else {
      stack.isFlushPostponed = true
      return
    }
    guard commitImplicit() else { return }
    Engine.current.events.deliver()
    runAfterCommit()
  }

  /// Commits what layers have changed to be seen in the frame that is being made.
  ///
  /// Who hears of animations hears after the frame, as always.
  class func commitForFrame() {
    if !stack.hasExplicitLevel { _ = commitImplicit() }
  }

  /// - Returns: Whether that could be done: not where a transaction was opened meanwhile.
  private class func commitImplicit() -> Bool {
    stack.isFlushPostponed = false
    Engine.current.commit.prepare()
    // A layout or a display has begun a transaction and not ended it: it is the one to wait for now.
    guard !stack.hasExplicitLevel else {
      stack.isFlushPostponed = true
      return false
    }
    let level = stack.levels.popLast()
    Engine.current.commit.perform()
    level?.completion?.close()
    return true
  }

  /// Takes the process-wide lock.
  ///
  /// Layers live on the main actor, so there is nothing to guard (TR11).
  public class func lock() {}

  /// Gives the process-wide lock back.
  public class func unlock() {}

  /// How long implicit animations last, in seconds; default 0.25 (TR5).
  public class func animationDuration() -> CFTimeInterval {
    settings.animationDuration
  }

  /// Sets how long implicit animations of this transaction last, in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    ensureOpen()
    stack.changeInnermost { $0.settings.setAnimationDuration(to: dur) }
  }

  /// The function that is set on every animation added; default `nil`, none (TR7).
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    settings.timingFunction
  }

  /// Sets the function for every animation added in this transaction (TR7).
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    ensureOpen()
    stack.changeInnermost { $0.settings.timingFunction = function }
  }

  /// Whether property changes look for no action (A4); default false.
  public class func disableActions() -> Bool {
    areActionsDisabled
  }

  /// Sets whether property changes of this transaction look for no action (A4).
  public class func setDisableActions(_ flag: Bool) {
    ensureOpen()
    stack.changeInnermost { $0.settings.disablesActions = flag }
  }

  /// The block that runs when this transaction's animations have ended; default `nil`.
  public class func completionBlock() -> (() -> Void)? {
    stack.levels.reversed().lazy.compactMap { $0.completion?.block }.first
  }

  /// Sets the block to run once every animation added after this has ended; at once at commit when
  /// there is none.
  ///
  /// One that was set before runs now (TR8).
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    ensureOpen()
    let replaced = stack.levels.last?.completion
    stack.changeInnermost { $0.completion = block.map { CompletionGroup(block: $0) } }
    replaced?.runNow()
  }

  /// The value of a key in the innermost transaction that has one (TR6), as an object (`CALayer.value(forKey:)`).
  public class func value(forKey key: String) -> Any? {
    if key == kCATransactionCompletionBlock { return completionBlock() }
    return settings.value(forKey: key).map { objectForm($0) }
  }

  /// Sets a value in the innermost transaction; it is gone when that ends (TR6).
  public class func setValue(_ anObject: Any?, forKey key: String) {
    if key == kCATransactionCompletionBlock {
      return setCompletionBlock(anObject as? () -> Void)
    }
    ensureOpen()
    stack.changeInnermost { $0.settings.setValue(anObject, forKey: key) }
  }
}

/// The key of `animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `disableActions()`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `completionBlock()`.
public let kCATransactionCompletionBlock = "completionBlock"
