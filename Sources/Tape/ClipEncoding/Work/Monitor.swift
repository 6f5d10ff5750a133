import Glibc

/// A monitor: a value behind a mutex, with a condition to wait for its changes.
///
/// Unchecked: the value is only accessed while the mutex is held, and never handed out.
final class Monitor<Value>: @unchecked Sendable {
  private var value: Value
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ value: Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Changes the value, and wakes all waiting threads.
  func change<Result>(_ body: (inout Value) -> Result) -> Result {
    wait(until: { _ in true }, body)
  }

  /// Waits until the value satisfies the condition, then changes it.
  func wait<Result>(until isSo: (Value) -> Bool, _ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isSo(value) { pthread_cond_wait(changed, mutex) }
    defer { pthread_cond_broadcast(changed) }
    return body(&value)
  }

  func read<Result>(_ body: (Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(value)
  }
}
