import Foundation
import Synchronization

/// Begins a part of the program that one thread at a time runs for an object; the same thread may begin it again.
///
/// - Parameter obj: The object; a value that is no object stands for its type.
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  let key = ObjectLock.key(of: obj)
  let lock = ObjectLock.all.withLock { all in
    let lock = all[key] ?? ObjectLock()
    all[key] = lock
    lock.users += 1
    return lock
  }
  lock.lock.lock()
  ObjectLock.all.withLock { _ in
    lock.owner = pthread_self()
    lock.depth += 1
  }
  return 0
}

/// Ends a part of the program that one thread at a time runs for an object.
///
/// - Parameter obj: The object.
/// - Returns: 0; −1 where the thread has not begun it, and nothing is ended.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  let key = ObjectLock.key(of: obj)
  let left: ObjectLock? = ObjectLock.all.withLock { all in
    guard let lock = all[key], lock.depth > 0, lock.owner == pthread_self() else { return nil }
    lock.depth -= 1
    lock.users -= 1
    if lock.users == 0 { all[key] = nil }
    return lock
  }
  guard let left else { return -1 }
  left.lock.unlock()
  return 0
}

/// The lock of an object that threads have entered, or wait to enter.
///
/// Unchecked: all but `lock` is read and written only in the table's own lock.
private final class ObjectLock: @unchecked Sendable {
  let lock = NSRecursiveLock()
  /// The thread that has entered last, and how often; of use while `depth` is not 0.
  var owner = pthread_self()
  var depth = 0
  /// The number of entries that have not been left, with those that wait.
  var users = 0

  /// The locks in use.
  static let all = Mutex<[ObjectIdentifier: ObjectLock]>([:])

  static func key(of object: Any) -> ObjectIdentifier {
    type(of: object) is AnyClass
      ? ObjectIdentifier(object as AnyObject) : ObjectIdentifier(type(of: object))
  }
}
