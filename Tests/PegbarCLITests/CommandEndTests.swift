import Foundation
import Glibc
import Testing

/// Signals, streams and files that end before a command does.
struct `A command that is disturbed` {
  private static let tape = "Set Scene endless.swift\nSleep 1s\n"

  /// Runs a line of a shell, in which `$PEGBAR` is the command.
  private func shell(_ line: String, in workspace: Workspace) async throws -> CommandRun {
    try await CommandRun(
      ["-c", line],
      in: workspace.path,
      command: "/bin/bash",
      environment: ["PEGBAR": CommandRun.command]
    )
  }

  /// The scene never shows its first frame; `--timeout`, a minute, would end it with another status.
  @Test func `ends with Ctrl+C also while the scene hangs`() async throws {
    let workspace = try Workspace(["endless.swift": SceneText.endless, "a.tape": Self.tape])
    #expect(try await workspace.pegbar("check", "endless.swift").status == 0)
    let run = try await workspace.pegbar("record", "a.tape", "-o", "out.gif") { process in
      let hasStarted = try await waitUntil { !runningScenes(of: workspace).isEmpty }
      #expect(hasStarted)
      kill(process, SIGINT)
    }
    #expect(run.status == 130, "\(run.errors)")
    #expect(try workspace.files() == ["a.tape", "endless.swift"])
    #expect(runningScenes(of: workspace).isEmpty)
  }

  /// `nohup`, and whatever else starts it with SIGHUP ignored.
  @Test func `goes on when its terminal is closed, where it was asked to`() async throws {
    let workspace = try RecordingScenes.workspace("Set FPS 120\nSleep 20s\n")
    #expect(try await workspace.pegbar("check", "square.swift").status == 0)
    let line = """
      trap '' HUP
      $PEGBAR record a.tape -o f/ & p=$!
      until find . -name frame-00000.png | grep -q .; do kill -0 $p || exit 3; sleep 0.01; done
      kill -HUP $p
      wait $p
      """
    let run = try await shell(line, in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    let frames = try FileManager.default.contentsOfDirectory(atPath: workspace.path + "/f")
    #expect(frames.count == 2400)
  }

  @Test func `is not ended by a reader that has gone`() async throws {
    let workspace = try Workspace([:])
    let line = "(sleep 0.3; $PEGBAR man; echo $? >status) | true"
    _ = try await shell("\(line); until [ -s status ]; do sleep 0.01; done", in: workspace)
    #expect(try String(contentsOfFile: workspace.path + "/status", encoding: .utf8) == "0\n")
  }

  @Test func `adds its picture to what standard output goes to`() async throws {
    let workspace = try Workspace(["a.swift": SceneText.one])
    let run = try await shell("echo head >all; $PEGBAR shot a.swift -o - >>all", in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: workspace.path + "/all"))
    #expect(bytes.starts(with: Data("head\n\u{89}PNG".unicodeScalars.map { UInt8($0.value) })))
  }

  /// A quota, or a disk that is full; and a stream that another program has set not to block.
  @Test func `says that its text could not be written, and waits for a slow reader`() async throws {
    let workspace = try Workspace([:])
    let full = try await shell("$PEGBAR man >/dev/full", in: workspace)
    #expect(full.status == 73)
    #expect(full.errors.contains("cannot write standard output: no space left on device"))
    // More than a pipe holds.
    let pages = "for i in 1 2 3; do $PEGBAR man; done"
    let unblocked = "{ dd if=/dev/null oflag=nonblock status=none; \(pages); }"
    let slow = try await shell(
      "\(unblocked) | (sleep 0.3; cat) >slow; (\(pages)) | cmp - slow",
      in: workspace
    )
    #expect(slow.status == 0, "\(slow.errors)")
  }

  /// The files that it opens are not taken for its streams.
  @Test func `does its work without streams, and says what it has no stream for`() async throws {
    let workspace = try Workspace(["a.swift": SceneText.one])
    let lost = try await shell("$PEGBAR scenes a.swift >&-", in: workspace)
    #expect(lost.status == 73)
    #expect(lost.errors == "pegbar: cannot write standard output: bad file descriptor\n")
    let run = try await shell("$PEGBAR shot a.swift -o a.png <&- >&- 2>&-", in: workspace)
    #expect(run.status == 0)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: workspace.path + "/a.png"))
    #expect(bytes.starts(with: Data("\u{89}PNG".unicodeScalars.map { UInt8($0.value) })))
  }

  @Test(arguments: ["-", ""])
  func `writes no clip to standard output`(path: String) async throws {
    let workspace = try RecordingScenes.workspace("Sleep 1s\n")
    let run = try await workspace.pegbar("record", "a.tape", "-o", path)
    #expect(run.status == 64)
    #expect(run.errors.contains("a recording goes to a file or a folder"))
    #expect(try workspace.files() == ["a.tape", "square.swift"])
  }
}
