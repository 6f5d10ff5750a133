import Foundation

/// The lock of all objects together: finer ones would gain nothing here, where layers and views are on one thread.
private let synchronizationLock = NSRecursiveLock()

/// Begins a part of the program that one thread at a time runs, for any object; the same thread may begin it again.
///
/// - Parameter obj: The object.
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  synchronizationLock.lock()
  return 0
}

/// Ends a part of the program that one thread at a time runs.
///
/// - Parameter obj: The object.
/// - Returns: 0.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  synchronizationLock.unlock()
  return 0
}
