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

  /// Waits for the next of the signals, a second at most; `nil` when none has come.
  static func nextWithinASecond() -> Int32? {
    var set = waitedFor
    var second = timespec(tv_sec: 1, tv_nsec: 0)
    let signal = sigtimedwait(&set, nil, &second)
    return signal > 0 ? signal : nil
  }
}
