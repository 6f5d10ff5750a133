import Foundation
import Glibc

/// The processes of scenes that were started from a workspace, by their numbers.
func runningScenes(of workspace: Workspace) -> [String] {
  let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  return processes.filter { process in
    guard pid_t(process) != nil else { return false }
    let name = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
    let directory = try? FileManager.default.destinationOfSymbolicLink(
      atPath: "/proc/\(process)/cwd"
    )
    return directory == workspace.path && name != "pegbar\n"
  }
}
