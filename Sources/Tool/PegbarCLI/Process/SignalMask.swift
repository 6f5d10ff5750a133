import Glibc

/// The signals that a waiting command takes one by one in place of being ended by them.
enum SignalMask {
  private static var waitedFor: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in [SIGCHLD, SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, signal) }
    return set
  }

  /// Holds the signals back from now on, for `next()`.
  ///
  /// To be called before the first thread starts: a thread that does not hold a signal back would
  /// let it end the command, leaving its files.
  static func hold() {
    signal(SIGCHLD, SIG_DFL)  // inherited as ignored, it would never be pending
    var set = waitedFor
    sigprocmask(SIG_BLOCK, &set, nil)
  }

  /// Lets the signals through again, for a program that takes this one's place.
  static func release() {
    var set = waitedFor
    sigprocmask(SIG_UNBLOCK, &set, nil)
  }

  /// Waits for the next of the signals.
  static func next() -> Int32 {
    var set = waitedFor
    var signal: Int32 = 0
    while sigwait(&set, &signal) != 0 {}
    return signal
  }

  /// Waits for the next of the signals; `nil` when none has come within so many seconds.
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
