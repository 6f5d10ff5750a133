import Glibc
import SceneProtocol

/// A thread that ends with its work, with all signals blocked but those of faults.
struct WorkerThread: Sendable {
  private let id: pthread_t

  /// - Throws: When the system has no more threads.
  init(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    var id = pthread_t()
    let work = Unmanaged.passRetained(Work(body))
    let problem = pthread_create(&id, nil, Self.run, work.toOpaque())
    guard problem == 0 else {
      work.release()
      throw SystemError(problem)
    }
    self.id = id
  }

  /// Waits for its end; call it once.
  func join() { pthread_join(id, nil) }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    // SIGPIPE is among them: writing to a process that has ended is an error, and does not end this process.
    var mask = sigset_t()
    sigfillset(&mask)
    for fault in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT] { sigdelset(&mask, fault) }
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    if let work = $0 { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
    return nil
  }
}
