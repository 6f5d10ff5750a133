import Foundation
import Testing

/// Clips that show the scene faster or slower than it goes.
@Suite(.timeLimit(.minutes(20))) struct `A clip of another speed` {
  private static let texts =
    "Set FPS 20\nSet Preview \"Noise\"\nChapter \"One\" 400ms\nCaption \"A\"\nSleep 1s\n"

  private func frames(atSpeed speed: String) async throws -> [Data] {
    let tape = "Set FPS 20\nSet PlaybackSpeed \(speed)\nSet Preview \"Noise\"\nSleep 600ms\n"
    return try await FarmScenes.record(tape, "-o frames/").frames()
  }

  /// No two frames of the scene are the same, so an equal picture is of the same time.
  @Test func `has the pictures of the scene's times`() async throws {
    let normal = try await frames(atSpeed: "1")
    #expect(Set(normal).count == 12)
    let double = try await frames(atSpeed: "2")
    #expect(double == (0..<6).map { normal[$0 * 2] })
    let half = try await frames(atSpeed: "0.5")
    #expect(Set(half).count == 24)
    #expect((0..<12).map { half[$0 * 2] } == normal)
    // At 0, 75, 150 ms …: every second one is between two frames of the normal speed.
    let odd = try await frames(atSpeed: "1.5")
    #expect(odd.count == 8 && (0..<4).map { odd[$0 * 2] } == (0..<4).map { normal[$0 * 3] })
    #expect(!normal.contains(odd[1]))
  }

  @Test(arguments: [("0.5", 2.8), ("1", 1.4), ("2", 0.7)])
  func `has its length in each format, and its texts at the clip's times`(
    speed: String,
    seconds: Double
  ) async throws {
    let names = ["out.gif", "out.apng", "out.mp4"]
    let outputs = (names + ["out.srt"]).map { "-o \($0)" }.joined(separator: " ")
    let workspace = try await FarmScenes.record(
      "Set PlaybackSpeed \(speed)\n" + Self.texts,
      outputs
    )
    for name in names {
      let clip = try await ProbedClip(workspace.path + "/" + name)
      #expect(abs(clip.duration - seconds) < 0.011, "\(name): \(clip.duration)")
    }
    let captions = try workspace.text(of: "out.srt")
    let begin = Int((seconds * 1000 * 0.4 / 1.4).rounded())
    let written = [begin, Int(seconds * 1000)].map { time in
      let digits = "00\(time % 1000)".suffix(3)
      return "00:00:0\(time / 1000),\(digits)"
    }
    #expect(captions.contains(written.joined(separator: " --> ")), "\(captions)")
  }

  /// The box takes half a second to go, whatever the clip's speed, and the tape waits for it by the scene's time.
  @Test(arguments: ["0.5", "2", "4"])
  func `is of a tape whose durations are the scene's`(speed: String) async throws {
    let tape = """
      Set FPS 20
      Set PlaybackSpeed \(speed)
      Click 32,8
      Expect #box.presentation.position.x < 52
      WaitFor #box.presentation.position.x >= 52 timeout 700ms
      Sleep 200ms
      Expect #box.presentation.position.x == 12

      """
    let workspace = try FarmScenes.workspace(["a.tape": tape])
    let run = try await workspace.pegbar(line: "record a.tape -o out.gif")
    #expect(run.status == 3)
    let failures = run.errors.split(separator: "\n").filter { $0.contains(" it is ") }
    #expect(failures.count == 1 && failures[0].contains("it is 52"), "\(run.errors)")
  }

  @Test func `has the same bytes each time, by two processes and in parts`() async throws {
    let tape = FarmScenes.tape + "Set PlaybackSpeed 1.3\n"
    let outputs = "-o out.gif -o out.mp4 -o out.srt"
    let first = try await FarmScenes.record(tape, outputs)
    for options in ["", "--jobs 2", "--on local --parts 3"] {
      let other = try await FarmScenes.record(tape, "\(outputs) \(options)")
      for name in ["out.gif", "out.mp4", "out.srt"] {
        #expect(try other.bytes(of: name) == first.bytes(of: name), "\(name) \(options)")
      }
    }
  }
}
