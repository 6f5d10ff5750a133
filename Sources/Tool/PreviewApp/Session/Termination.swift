internal import Dispatch
internal import Glibc

/// Being asked to end: Ctrl+C, and what the system sends.
enum Termination {
  /// Says so on the main queue, once, in place of ending the process.
  ///
  /// To be called while these signals are held back in all threads.
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
