import Foundation
import Glibc
import SceneProtocol

/// The user's editor: `$VISUAL`, or else `$EDITOR`.
enum Editor {
  struct Problem: Error {
    let text: String
  }

  private static var running: [SpawnedProcess] = []

  /// Opens a file, at a line and a column if these are known.
  static func open(_ path: String, line: Int?, column: Int?) throws(Problem) {
    let named = ["VISUAL", "EDITOR"].map(ProcessEnvironment.value).first { !$0.isEmpty }
    guard let named else {
      throw Problem(text: "no editor is known: set VISUAL or EDITOR to the one that you use")
    }
    let program = (named.split(separator: " ").first.map(String.init) ?? named) as NSString
    let words = EditorWords.opening(
      path,
      in: program.lastPathComponent,
      line: line,
      column: column
    )
    let arguments = ["-c", "exec \(named) \"$@\"", "editor"] + words
    do {
      running.removeAll { $0.outcome != nil }
      running.append(
        try SpawnedProcess(
          "/bin/sh",
          arguments,
          descriptors: [STDOUT_FILENO: STDOUT_FILENO, STDERR_FILENO: STDERR_FILENO],
          // An editor may have opened its window in another process, and ended.
          leavesNothing: false
        )
      )
    } catch {
      throw Problem(text: "cannot start \(named): \(error.reason)")
    }
  }
}
