import Foundation
import Testing

/// Clips whose stretches without a change are cut.
///
/// The square of `FarmScenes` rests until it is clicked, and goes for half a second: ten pictures.
@Suite(.timeLimit(.minutes(20))) struct `A clip with a limit for what stays the same` {
  /// With pictures alone: neither pointer nor clicks are seen.
  private static let tape = """
    Set FPS 20
    Set Cursor off
    Set Clicks off
    Sleep 2s
    Click 32,8
    Sleep 3s

    """

  private func frames(_ tape: String) async throws -> [Data] {
    try await FarmScenes.record(tape, "-o frames/").frames()
  }

  /// The frames that are left of stretches of equal ones.
  private func keptFrames(of frames: [Data], upTo limit: Int) -> [Int] {
    frames.indices.filter { index in
      index < limit || frames[index - limit...index].contains { $0 != frames[index] }
    }
  }

  private func cut(_ frames: [Data], to limit: Int) -> [Data] {
    keptFrames(of: frames, upTo: limit).map { frames[$0] }
  }

  @Test(arguments: [("500ms", 10), ("1s", 20), ("49ms", 1), ("99ms", 1), ("30s", 600)])
  func `has at most as many equal frames in a row, and all others`(
    limit: String,
    count: Int
  ) async throws {
    let all = try await frames(Self.tape)
    let cut = cut(all, to: count)
    #expect(try await frames("Set IdleLimit \(limit)\n" + Self.tape) == cut)
    #expect(Set(cut) == Set(all) && (cut.count < all.count) == (count < 40), "\(cut.count)")
  }

  @Test func `has its length in each format, and a hold on top`() async throws {
    let names = ["out.gif", "out.apng", "out.mp4", "out.webm"]
    let outputs = names.map { "-o \($0)" }.joined(separator: " ")
    let tape = "Set IdleLimit 500ms\nSet Hold 1s\n" + Self.tape
    let count = cut(try await frames(Self.tape), to: 10).count
    let workspace = try await FarmScenes.record(tape, outputs)
    for name in names {
      let clip = try await ProbedClip(workspace.path + "/" + name)
      let seconds = Double(count) / 20 + 1
      #expect(abs(clip.duration - seconds) < 0.011, "\(name): \(clip.duration), not \(seconds)")
    }
    let run = try await workspace.pegbar(line: "record a.tape -o out.gif")
    #expect(run.errors.contains("64x48, \(count) frames, "), "\(run.errors)")
  }

  /// What is seen is something that happens, also where the scene is at rest.
  @Test func `shows a pointer, keys and captions for as long as they change`() async throws {
    let still = "Set FPS 20\nSet Preview \"Square\"\nSet IdleLimit 100ms\n"
    let moving = try await frames(still + "Move 60,40 1s\nMove 4,4 1s\n")
    #expect(moving.count > 36)
    let hidden = try await frames(still + "Set Cursor off\nMove 60,40 1s\nMove 4,4 1s\n")
    #expect(hidden.count == 2)
    let captions = try await frames(still + "Caption \"A\"\nSleep 2s\nCaption \"\"\nSleep 2s\n")
    // Two with the caption, three while it fades, two without.
    #expect(captions.count == 7 && Set(captions).count == 5, "\(captions.count)")
  }

  /// The times are those of the whole clip without the frames that are cut before them.
  @Test func `has captions and chapters at the times of their pictures`() async throws {
    let tape = """
      Set FPS 20
      Set Cursor off
      Set Clicks off
      Caption "A"
      Sleep 2s
      Caption ""
      Sleep 2s
      Chapter "One" 1s
      Caption "B"
      Sleep 3s
      Caption "B" 200ms
      Sleep 3s

      """
    let outputs = "-o frames/ -o out.srt -o out.webm"
    let whole = try await FarmScenes.record(tape, outputs)
    let short = try await FarmScenes.record("Set IdleLimit 500ms\n" + tape, outputs)
    let all = try whole.frames()
    let kept = keptFrames(of: all, upTo: 10)
    #expect(try short.frames() == kept.map { all[$0] })
    let expected = try captions(whole).map { $0.map { frame in kept.count { $0 < frame } } }
    #expect(try captions(short) == expected && expected.count == 3, "\(expected)")
    let begin = try await chapter(whole)
    #expect(begin == 80, "\(begin)")
    #expect(try await chapter(short) == kept.count { $0 < begin })
  }

  /// The first frame of each caption, and the one after its last.
  private func captions(_ workspace: Workspace) throws -> [[Int]] {
    let lines = try workspace.text(of: "out.srt").split(separator: "\n")
    return lines.filter { $0.contains(" --> ") }.map { line in
      line.split(separator: " --> ").map { time in
        let seconds = Double(time.dropFirst(6).replacing(",", with: "."))
        return Int(((seconds ?? -1) * 20).rounded())
      }
    }
  }

  /// The first frame of the video's chapter.
  private func chapter(_ workspace: Workspace) async throws -> Int {
    let probe = "ffprobe -v error -show_entries chapter=start_time -of csv=p=0 "
    let run = try await CommandRun(
      ["-c", "\(probe) '\(workspace.path)/out.webm'"],
      in: "/",
      command: "/bin/sh"
    )
    let seconds = run.output.split(separator: "\n").first.flatMap { Double($0) }
    return Int((try #require(seconds, "\(run.output)\(run.errors)") * 20).rounded())
  }

  @Test func `has the same bytes each time, by two processes and in parts`() async throws {
    let tape = "Set IdleLimit 300ms\n" + FarmScenes.tape + "Sleep 2s\nCaption \"Three\"\nSleep 2s\n"
    let outputs = "-o out.gif -o out.mp4 -o out.srt -o frames/"
    let first = try await FarmScenes.record(tape, outputs)
    let names = try FileManager.default.contentsOfDirectory(atPath: first.path + "/frames")
    // Parts end within stretches of equal pictures, too.
    for options in ["", "--jobs 2", "--on local --parts 3", "--on local --parts 7"] {
      let other = try await FarmScenes.record(tape, "\(outputs) \(options)")
      for name in ["out.gif", "out.mp4", "out.srt"] + names.map({ "frames/\($0)" }) {
        #expect(try other.bytes(of: name) == first.bytes(of: name), "\(name) \(options)")
      }
      let count = try FileManager.default.contentsOfDirectory(atPath: other.path + "/frames").count
      #expect(count == names.count)
    }
  }

  @Test func `is not made of a range of frames`() async throws {
    let workspace = try FarmScenes.workspace(["a.tape": "Set IdleLimit 1s\n" + Self.tape])
    let run = try await workspace.pegbar(line: "record a.tape -o frames/ --frames 10-19")
    #expect(run.status == 64 && run.errors.contains("--frames cannot be with `Set IdleLimit`"))
    #expect(!workspace.has("frames"))
  }
}
