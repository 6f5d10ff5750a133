import Glibc

/// A program that runs on a display until this is let go of: a window manager, a compositor.
package final class DisplayProgram {
  private let process: pid_t

  /// Starts a command found in `PATH`, and hears nothing of what it says.
  package init(_ arguments: [String], displayName: String) throws {
    let quiet = ["sh", "-c", "exec \"$0\" \"$@\" >/dev/null 2>&1"]
    process = try spawn(quiet + arguments, display: displayName)
  }

  deinit {
    kill(process, SIGTERM)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }
}
