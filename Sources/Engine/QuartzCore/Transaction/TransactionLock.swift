import Glibc
import Synchronization

/// The recursive spin lock of the whole process behind `CATransaction.lock()`.
enum TransactionLock {
  /// The thread that has the lock, and how many times it took it.
  private struct Holder {
    var thread: pthread_t?
    var depth = 0
  }

  private static let holder = Mutex(Holder())

  static func lock() {
    while !tryLock() { sched_yield() }
  }

  private static func tryLock() -> Bool {
    let thread = pthread_self()
    return holder.withLock { holder in
      guard holder.depth == 0 || holder.thread == thread else { return false }
      holder.thread = thread
      holder.depth += 1
      return true
    }
  }

  static func unlock() {
    let thread = pthread_self()
    holder.withLock { holder in
      guard holder.depth > 0, holder.thread == thread else { return }
      holder.depth -= 1
    }
  }
}
