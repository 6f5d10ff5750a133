import Glibc
import SceneProtocol

/// A thread that ends with its work, and takes no signals from the one that waits for them.
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

  /// Waits for its end; once.
  func join() { pthread_join(id, nil) }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    // SIGPIPE is among them: writing to a program that has ended is an error, and not our end.
    var mask = sigset_t()
    sigfillset(&mask)
    for fault in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT] { sigdelset(&mask, fault) }
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    if let work = $0 { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
    return nil
  }
}
