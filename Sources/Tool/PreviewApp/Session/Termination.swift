internal import Dispatch
internal import Glibc

/// The handling of signals that ask the process to end: Ctrl+C, and the system's.
enum Termination {
  /// Calls `body` on the main queue, once, instead of ending the process.
  ///
  /// Call it while these signals are blocked in all threads.
  static func onSignal(_ body: @escaping @MainActor (Int32) -> Void) {
    DispatchQueue(label: "pegbar.signals").async {
      var set = sigset_t()
      sigemptyset(&set)
      for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, signal) }
      var signal: Int32 = 0
      while sigwait(&set, &signal) != 0 {}
      DispatchQueue.main.async { [signal] in MainActor.assumeIsolated { body(signal) } }
    }
  }
}
