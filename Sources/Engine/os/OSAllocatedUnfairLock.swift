import Synchronization

/// A lock with a state that only its holder sees.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // (Unchecked: the compiler does not see that `state` is touched under `lock` alone.)
  private final class Box {
    let lock = Mutex<Void>(())
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let box: Box

  /// A lock with a state.
  public init(uncheckedState initialState: State) { box = Box(initialState) }

  /// A lock with a state.
  public init(initialState: State) where State: Sendable { box = Box(initialState) }

  /// Runs a closure while no other one runs.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try box.lock.withLock { _ in try body(&box.state) }
  }

  /// Runs a closure while no other one runs.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try box.lock.withLock { _ in try body(&box.state) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Runs a closure while no other one runs.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLock { (_: inout Void) in try body() }
  }

  /// Runs a closure while no other one runs.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLockUnchecked { (_: inout Void) in try body() }
  }
}
