import Glibc

/// A program that runs on a display until this is released: a window manager, a compositor.
package final class DisplayProgram: Sendable {
  /// The number of its process.
  package let process: Int32

  /// Starts a command found in `PATH`, and ignores its output.
  package init(_ arguments: [String], displayName: String) throws {
    process = try spawn(arguments, display: displayName, isQuiet: true)
  }

  deinit {
    kill(process, SIGTERM)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }
}
