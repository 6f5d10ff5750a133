import Glibc

/// The signals that a waiting command handles one by one instead of being ended by them.
enum SignalMask {
  ///
  /// Those that this process was started with as ignored (`nohup`, `&` in a script) stay ignored: a signal that is
  /// blocked would be reported all the same.
  private static let waitedFor: sigset_t = {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in [SIGCHLD, SIGINT, SIGTERM, SIGHUP] where signal == SIGCHLD || !isIgnored(signal) {
      sigaddset(&set, signal)
    }
    return set
  }()

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    // (The handler is a number or a function: ignoring is 1.)
    return sigaction(signal, nil, &action) == 0
      && unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }

  /// Blocks the signals from now on, for `next()`.
  ///
  /// Call it before the first thread starts: in a thread that does not block them a signal would end the command, and
  /// leave its files.
  static func hold() {
    signal(SIGCHLD, SIG_DFL)  // inherited as ignored, it would never be pending
    // (A reader that has gone is an error of the write, and no reason to end without cleaning up.)
    signal(SIGPIPE, SIG_IGN)
    var set = waitedFor
    sigprocmask(SIG_BLOCK, &set, nil)
  }

  /// Unblocks the signals, for a program that replaces this one.
  static func release() {
    signal(SIGPIPE, SIG_DFL)
    var set = waitedFor
    sigprocmask(SIG_UNBLOCK, &set, nil)
  }

  /// Whether a signal only says that a child has ended.
  static func isChild(_ signal: Int32) -> Bool { signal == SIGCHLD }

  /// Waits for the next of the signals.
  static func next() -> Int32 {
    var set = waitedFor
    var signal: Int32 = 0
    while sigwait(&set, &signal) != 0 {}
    return signal
  }

  /// Waits for the next of the signals; `nil` when none has come within a number of seconds.
  static func next(within seconds: Double) -> Int32? {
    var set = waitedFor
    var time = timespec(
      tv_sec: Int(seconds),
      tv_nsec: Int((seconds - seconds.rounded(.down)) * 1_000_000_000)
    )
    let signal = sigtimedwait(&set, nil, &time)
    return signal > 0 ? signal : nil
  }
}
