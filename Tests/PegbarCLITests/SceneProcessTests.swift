import Foundation
import Glibc
import Testing

/// Scenes that crash, hang, have no display or nowhere to put their picture.
struct `A running scene` {
  @Test
  func `that crashes is reported with its signal and a backtrace`() async throws {
    let text = """
      import UIKit
      func name(_ index: Int) -> String { ["a", "b"][index] }
      #Preview(name(2)) { CALayer() }

      """
    let run = try await Workspace(["a.swift": text]).pegbar("shot", "a.swift", "-o", "out.png")
    #expect(run.status == 70)
    #expect(run.errors.contains("Index out of range"))
    #expect(run.errors.contains("a.swift:2:"))
    #expect(run.errors.contains("pegbar: a.swift: the scene crashed: SIG"))
  }

  /// Ctrl+C is SIGINT: exit code 130.
  @Test(arguments: [SIGINT, SIGTERM])
  func `ends with the command, which leaves nothing behind`(signal: Int32) async throws {
    let workspace = try Workspace(["endless.swift": SceneText.endless])
    #expect(try await workspace.pegbar("check", "endless.swift").status == 0)
    let run = try await workspace.pegbar("shot", "endless.swift", "-o", "out.png") { process in
      let hasStarted = try await waitUntil { children(of: process).count == 1 }
      #expect(hasStarted)
      kill(process, signal)
    }
    #expect(run.status == 128 + signal)
    #expect(try workspace.files() == ["endless.swift"])
    #expect(runningScenes(of: workspace).isEmpty)
  }

  @Test
  func `ends even when the command is killed`() async throws {
    let workspace = try Workspace(["endless.swift": SceneText.endless])
    #expect(try await workspace.pegbar("check", "endless.swift").status == 0)
    let run = try await workspace.pegbar("shot", "endless.swift", "-o", "out.png") { process in
      let hasStarted = try await waitUntil { children(of: process).count == 1 }
      #expect(hasStarted)
      kill(process, SIGKILL)
    }
    #expect(run.status == 128 + SIGKILL)
    #expect(try await waitUntil { runningScenes(of: workspace).isEmpty })
  }

  @Test
  func `needs a display for its window`() async throws {
    let workspace = try Workspace(["a.swift": SceneText.one])
    let run = try await workspace.pegbar("a.swift")
    #expect(run.status == 69)
    #expect(run.errors.contains("no display: DISPLAY is not set"))
    #expect(run.errors.contains("pegbar shot a.swift -o out.png"))
  }

  @Test
  func `draws nothing where it cannot write`() async throws {
    let workspace = try Workspace(["a.swift": SceneText.one])
    let missing = try await workspace.pegbar("shot", "a.swift", "-o", "no/out.png")
    #expect(missing.status == 73)
    #expect(missing.errors == "pegbar: cannot write no/out.png: no such file or directory\n")
    try FileManager.default.createDirectory(
      atPath: workspace.path + "/dir.png",
      withIntermediateDirectories: false
    )
    let directory = try await workspace.pegbar("shot", "a.swift", "-o", "dir.png")
    #expect(directory.status == 73)
    #expect(directory.errors == "pegbar: cannot write dir.png: is a directory\n")
    #expect(try workspace.files() == ["a.swift", "dir.png"])
  }

  /// The processes that a process has started and that still run.
  private func children(of process: pid_t) -> [pid_t] {
    let path = "/proc/\(process)/task/\(process)/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { pid_t($0) }
  }
}

/// Waits for a condition on other processes, which nothing announces; `false` when something hangs.
func waitUntil(_ condition: () -> Bool) async throws -> Bool {
  let end = ContinuousClock.now + .seconds(120)
  while !condition() {
    if ContinuousClock.now > end { return false }
    try await Task.sleep(for: .milliseconds(5))
  }
  return true
}
