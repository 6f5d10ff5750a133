import Foundation
import Glibc
import Testing

/// Tapes that cannot be played, and recordings that cannot be made: what is said, the exit code, and that nothing is
/// left.
@Suite(.timeLimit(.minutes(20))) struct `A recording that fails` {
  private func record(
    _ tape: String,
    _ options: String = "-o out.gif",
    _ environment: [String: String?] = [:]
  ) async throws -> (run: CommandRun, left: [String]) {
    let workspace = try RecordingScenes.workspace(tape)
    let run = try await workspace.pegbar(line: "record a.tape \(options)", environment: environment)
    return (run, try workspace.files().filter { $0 != "a.tape" && $0 != "square.swift" })
  }

  @Test(arguments: [
    ("Clik #box", "a.tape:2:1: error: no command is called `Clik`; did you mean `Click`?"),
    ("Sleep 600", "a.tape:2:7: error: `600` is not a duration"),
    ("Source a.tape", "a.tape:2:1: error: this tape is a part of itself: command line → a.tape"),
    ("Source no.tape", "a.tape:2:1: error: cannot read no.tape: no such file or directory"),
    ("Click", ""),
  ])
  func `reports what is wrong with the tape`(line: String, message: String) async throws {
    let (run, left) = try await record(line + "\n")
    guard !message.isEmpty else { return #expect(run.status == 0) }
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
    #expect(run.errors.contains("pegbar: a.tape cannot be played (1 error)"))
    #expect(left.isEmpty)
  }

  @Test func `reports what else is missing`() async throws {
    let workspace = try Workspace(["a.tape": "Sleep 1s\n", "square.swift": RecordingScenes.square])
    for (line, status, words) in [
      ("record a.tape -o out.gif", 2, "a.tape does not say what is recorded: add `Set Scene"),
      ("record square.swift", 64, "say where the recording goes: -o OUT.gif"),
      (
        "record square.swift -o out.txt", 64,
        "out.txt: no kind of recording is called that: use .gif"
      ),
      ("record no.tape -o out.gif", 66, "cannot read no.tape: no such file"),
      (
        "record square.swift -o out.gif --fps 200", 64,
        "--fps: `200` is not a whole number, 10 … 120"
      ),
      ("record square.swift -o out.gif --crop 1,2", 64, "--crop: `1,2` is not"),
      ("record square.swift -o out.gif --jobs 0", 64, "\"0\" is not a number of processes"),
      ("record square.swift -o out.gif --scene Sqare", 64, "square.swift has no scene \"Sqare\""),
      ("record square.swift -o no/out.gif", 73, "no/out.gif"),
    ] as [(String, Int32, String)] {
      let run = try await workspace.pegbar(line: line)
      #expect(run.status == status, "\(line): \(run.errors)")
      #expect(run.errors.contains(words), "\(line): \(run.errors)")
      #expect(try workspace.files() == ["a.tape", "square.swift"])
    }
  }

  @Test func `reports an odd side where a format has even ones only`() async throws {
    let (run, left) = try await record("Sleep 100ms\n", "-o out.mp4 --size 63x48")
    #expect(run.status == 64)
    #expect(run.errors.contains("out.mp4") && run.errors.contains("63 × 48"))
    #expect(left.isEmpty)
  }

  @Test func `reports where it looked for ffmpeg when that is missing`() async throws {
    let missing = ["PEGBAR_FFMPEG": "/nowhere/ffmpeg"]
    let (run, left) = try await record("Sleep 100ms\n", "-o out.mp4", missing)
    #expect(run.status == 69)
    #expect(
      run.errors.contains("there is no /nowhere/ffmpeg, which PEGBAR_FFMPEG names: apt install")
    )
    #expect(left.isEmpty)
  }

  @Test func `crashes with the scene, and reports when`() async throws {
    let text = """
      import UIKit
      final class Doomed: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          fatalError("it had to be")
        }
      }
      #Preview("Doomed") { Doomed() }

      """
    let tape = "Set Scene a.swift\nSet FPS 100\nSleep 3s\nClick 20,20\nSleep 1s\n"
    for jobs in 1...2 {
      let workspace = try Workspace(["a.swift": text, "a.tape": tape])
      let run = try await workspace.pegbar(
        line: "record a.tape -o out.gif -o frames/ --jobs \(jobs)"
      )
      #expect(run.status == 70)
      #expect(run.errors.contains("it had to be"))
      #expect(run.errors.contains("a.swift: the scene crashed at 3."))
      #expect(try workspace.files() == ["a.swift", "a.tape"])
      #expect(runningScenes(of: workspace).isEmpty)
    }
  }

  /// Once for the frames that there are, twice for nothing.
  @Test(arguments: [1, 2])
  func `ends with Ctrl+C`(times: Int) async throws {
    let workspace = try RecordingScenes.workspace("Set FPS 120\nClick #box\nSleep 3600s\n")
    #expect(try await workspace.pegbar("check", "square.swift").status == 0)
    let run = try await workspace.pegbar("record", "a.tape", "-o", "out.gif", "-o", "f/") {
      process in
      let hasBegun = try await waitUntil {
        let files = FileManager.default.enumerator(atPath: workspace.path)
        return files?.contains { "\($0)".hasSuffix("frame-00000.png") } == true
      }
      #expect(hasBegun)
      for _ in 0..<times {
        kill(process, SIGINT)
        try await Task.sleep(for: .milliseconds(20))
      }
    }
    #expect(run.status == 130)
    let files = try workspace.files()
    #expect(!files.contains { $0.hasPrefix(".") }, "\(files)")
    if times == 1 { #expect(files == ["a.tape", "f", "out.gif", "square.swift"]) }
    #expect(runningScenes(of: workspace).isEmpty)
  }

  @Test func `ends even when the command is killed`() async throws {
    let tape = "Set Scene endless.swift\nSleep 1s\n"
    let workspace = try Workspace(["endless.swift": SceneText.endless, "a.tape": tape])
    #expect(try await workspace.pegbar("check", "endless.swift").status == 0)
    let run = try await workspace.pegbar("record", "a.tape", "-o", "out.gif") { process in
      let hasStarted = try await waitUntil { !runningScenes(of: workspace).isEmpty }
      #expect(hasStarted)
      kill(process, SIGKILL)
    }
    #expect(run.status == 128 + SIGKILL)
    #expect(try await waitUntil { runningScenes(of: workspace).isEmpty })
  }
}
