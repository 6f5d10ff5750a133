import Foundation
import Glibc
import SceneProtocol

/// The user's editor: `$VISUAL`, or else `$EDITOR`.
enum Editor {
  struct Problem: Error {
    let text: String
  }

  /// Editors that need a place as `FILE:LINE` after an option, by the names of their programs.
  private static let withPlace = ["code": ["--goto"], "codium": ["--goto"], "subl": [], "zed": []]
  private static var running: [SpawnedProcess] = []

  /// Opens a file, at a line if that is known.
  static func open(_ path: String, line: Int?) throws(Problem) {
    let named = ["VISUAL", "EDITOR"].map(ProcessEnvironment.value).first { !$0.isEmpty }
    guard let named else {
      throw Problem(text: "no editor is known: set VISUAL or EDITOR to the one that you use")
    }
    let program = (named.split(separator: " ").first.map(String.init) ?? named) as NSString
    var arguments: [String]
    if let options = withPlace[program.lastPathComponent] {
      arguments = options + [line.map { "\(path):\($0)" } ?? path]
    } else {
      arguments = (line.map { ["+\($0)"] } ?? []) + [path]
    }
    arguments = ["-c", "exec \(named) \"$@\"", "editor"] + arguments
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
