internal import Glibc

/// The names of the signals that end a scene.
package enum SignalName {
  /// A signal as "SIGILL (a trap of the Swift runtime, such as a failed precondition)".
  package static func describe(_ signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP:
      "\(name(signal)) (a trap: a failed precondition, an index out of range, nil unwrapped)"
    case SIGSEGV, SIGBUS: "\(name(signal)) (bad memory access, or the stack is used up)"
    case SIGABRT: "\(name(signal)) (the program gave up)"
    case SIGKILL: "\(name(signal)) (killed from outside, or memory is used up)"
    default: name(signal)
    }
  }

  private static func name(_ signal: Int32) -> String {
    let names: [Int32: String] = [
      SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL",
      SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
      SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV", SIGPIPE: "SIGPIPE", SIGTERM: "SIGTERM",
    ]
    return names[signal] ?? "signal \(signal)"
  }
}
