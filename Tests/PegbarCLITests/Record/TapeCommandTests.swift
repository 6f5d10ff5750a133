import CoreGraphics
import Foundation
import Testing

/// What tapes do to real scenes, and what they find out about them.
@Suite(.timeLimit(.minutes(20))) struct `A tape` {
  /// Plays a tape with a picture for each frame.
  private func play(_ tape: String, _ options: String = "") async throws -> (Workspace, CommandRun)
  {
    let workspace = try RecordingScenes.workspace(tape)
    let run = try await workspace.pegbar(line: "record a.tape -o frames/ \(options)")
    return (workspace, run)
  }

  private func frame(_ number: Int, _ workspace: Workspace) throws -> CGImage {
    let digits = String(number)
    let name = "frame-" + String(repeating: "0", count: 5 - digits.count) + digits
    return try CGImage(pngFile: "\(workspace.path)/frames/\(name).png")
  }

  private func count(_ workspace: Workspace) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: workspace.path + "/frames").count
  }

  @Test func `is played on the scene's own clock, frame by frame`() async throws {
    let tape = "Set Cursor off\nSet Clicks off\nSet FPS 10\nClick 50,10\nSleep 600ms\n"
    let (workspace, run) = try await play(tape)
    #expect(run.status == 0)
    // The box goes 40 points in half a second, from the release on: 8 points a frame.
    let places = try (0..<count(workspace)).map { number in
      let picture = try frame(number, workspace)
      let row = picture.pixels[20 * 64..<21 * 64]
      return (row.firstIndex(of: 0xFFFF_0000) ?? row.startIndex - 1) - row.startIndex
    }
    let ways = zip(places, places.dropFirst()).map { $1 - $0 }
    #expect(places.first == 4 && places.last == 44)
    #expect(ways.count { $0 == 8 } >= 4)
    #expect(ways.allSatisfy { (0...8).contains($0) })
  }

  /// What the speaker says is no part of a recording: it has the same bytes with notes and without.
  @Test func `has nothing of the speaker's notes`() async throws {
    let tape =
      "Set FPS 20\nNote \"First\"\nClick 50,10\nNote \"Then\"\nSleep 200ms\nCaption \"A\"\nSleep 300ms\n"
    let plain = tape.replacing(/Note[^\n]*\n/, with: "")
    #expect(plain != tape)
    var clips: [Data] = []
    for text in [tape, plain] {
      let workspace = try RecordingScenes.workspace(text)
      let run = try await workspace.pegbar(line: "record a.tape -o a.gif")
      #expect(run.status == 0, "\(run.errors)")
      clips.append(try workspace.bytes(of: "a.gif"))
    }
    #expect(clips[0] == clips[1] && clips[0].count > 100)
  }

  /// The pointer stands for a second, above a scene that does; then both are seen larger, and do.
  @Test func `makes a new picture only of what has changed`() async throws {
    let tape = "Set FPS 20\nMove 50,40 200ms\nSleep 1s\nZoom 50,40 2x 200ms\nSleep 1s\n"
    let (workspace, run) = try await play(tape, "-v")
    #expect(run.status == 0)
    let words = try #require(run.errors.firstMatch(of: /(\d+) of (\d+) frames are new pictures/))
    let (pictures, frames) = (Int(words.1) ?? 0, Int(words.2) ?? 0)
    #expect(frames == 48 && (8...14).contains(pictures), "\(words.0)")
    #expect(try count(workspace) == frames)
    // The same by two processes, each of which reports its part.
    let (other, second) = try await play(tape, "--jobs 2")
    #expect(second.status == 0)
    for number in stride(from: 0, to: frames, by: 5) {
      #expect(try frame(number, workspace).pixels == frame(number, other).pixels)
    }
  }

  @Test func `tells the scene what the hand does, and finds its layers`() async throws {
    let (_, run) = try await play(
      """
      Expect #label.text == "new"
      Expect #label.isHidden == true
      Expect @the-box.center.x == 12
      Expect #box.frame.minX == 4
      Expect #box.frame.width == 16
      Expect #box.bounds.size.height == 16
      Expect #box.bounds.height == 16
      Expect #box.backgroundColor == #FF0000
      Click #box
      Expect #label.text == "gone"
      Expect #box.animations.count == 1
      Expect hit(12,24) == #box
      Expect hit(12,24) != #label
      Expect #box.position.x == 52
      Expect #box.presentation.position.x < 20
      WaitFor #box.presentation.position.x >= 52 timeout 1s
      Expect #box.alpha == 1

      """
    )
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    #expect(run.status == 0)
  }

  @Test func `reports all failed expectations, with lines and values`() async throws {
    let (workspace, run) = try await play(
      """
      Set Duration 100ms
      Expect #box.position.x == 13
      Expect #box.position.x == 13 ± 2
      Expect #box.nonsense == 1
      Expect #bxo.opacity == 1
      Expect #box.presentation.opactiy == 1
      Expect #box.position.z == 1
      Expect #box.contents == "a"
      Expect #label.text == "old"
      Click #nobody
      Click @nobody
      WaitFor #box.position.x > 100 timeout 200ms

      """
    )
    #expect(run.status == 3)
    let lines = run.errors.split(separator: "\n").map(String.init)
    let expected = """
      a.tape:3:1: error: Expect #box.position.x == 13: it is 12
      a.tape:5:1: error: Expect #box.nonsense == 1: #box has no property nonsense
      a.tape:6:1: error: Expect #bxo.opacity == 1: nothing is called #bxo; did you mean #box?
      a.tape:7:1: error: Expect #box.presentation.opactiy == 1: \
      #box has no property presentation.opactiy; did you mean opacity?
      a.tape:8:1: error: Expect #box.position.z == 1: #box has no property position.z
      a.tape:9:1: error: Expect #box.contents == "a": contents of #box is nil, or nothing that a tape can compare
      a.tape:10:1: error: Expect #label.text == "old": it is "new"
      a.tape:11:1: error: Click #nobody: nothing is called #nobody
      a.tape:12:1: error: Click @nobody: nothing is called @nobody
      a.tape:13:1: error: WaitFor #box.position.x > 100 timeout 200ms: after 200ms it is 12; \
      a-line-13.png shows it
      """
    #expect(lines.prefix(10).joined(separator: "\n") == expected)
    // The recording is there all the same: it shows what went wrong.
    #expect(try count(workspace) >= 10)
    let picture = try CGImage(pngFile: workspace.path + "/a-line-13.png")
    #expect(picture.width == 64 && picture.height == 48)
  }

  /// Two captions of half a second and one of a fifth, of frames that are seen; two chapters.
  private static let captioned = """
    Set FPS 10
    Set Cursor off
    Output a.srt
    Output a.vtt
    Output a.mp4
    Chapter "One = 1" 500ms
    Caption "First & last" 500ms
    Sleep 500ms
    Hide
    Sleep 300ms
    Show
    Chapter "Two" 500ms
    Caption "<Second>"
    Sleep 200ms
    Caption ""
    Sleep 300ms

    """

  @Test(.enabled(if: Program.isThere("ffprobe"), "needs ffprobe"))
  func `writes captions to files of their own, and chapters into videos`() async throws {
    let workspace = try Workspace(["square.swift": RecordingScenes.square])
    try workspace.write("Set Scene square.swift\n" + Self.captioned, to: "a.tape")
    let run = try await workspace.pegbar("record", "a.tape")
    #expect(run.status == 0, "\(run.errors)")
    let srt = try workspace.text(of: "a.srt")
    #expect(
      srt == """
        1
        00:00:00,500 --> 00:00:01,000
        First & last

        2
        00:00:01,500 --> 00:00:01,700
        <Second>

        """
    )
    let vtt = try workspace.text(of: "a.vtt")
    #expect(vtt.hasPrefix("WEBVTT\n\n1\n00:00:00.500 --> 00:00:01.000\nFirst &amp; last\n"))
    #expect(vtt.hasSuffix("&lt;Second>\n"))
    let probe = try await workspace.shell(
      "ffprobe -v error -show_entries chapter=start_time,end_time:chapter_tags=title -of csv=p=0 a.mp4"
    )
    let chapters = probe.output.split(separator: "\n").map(String.init)
    #expect(chapters == ["0.000000,1.000000,One = 1", "1.000000,2.000000,Two"], "\(probe.errors)")
    #expect(try workspace.files() == ["a.mp4", "a.srt", "a.tape", "a.vtt", "square.swift"])
  }

  @Test func `leaves out what is hidden, and takes pictures there all the same`() async throws {
    let (workspace, run) = try await play(
      """
      Set FPS 10
      Set Cursor off
      Set Clicks off
      Sleep 200ms
      Hide
      Click #box
      Sleep 1s
      Screenshot "pictures are here.png"
      Show
      Sleep 200ms

      """
    )
    #expect(run.status == 0)
    let total = try count(workspace)
    #expect((4...6).contains(total))
    let (first, last) = (try frame(0, workspace), try frame(total - 1, workspace))
    #expect(first.pixels[20 * 64 + 10] == 0xFFFF_0000 && last.pixels[20 * 64 + 10] == 0xFF00_00FF)
    #expect(last.pixels[20 * 64 + 50] == 0xFFFF_0000)
    let shot = try CGImage(pngFile: workspace.path + "/pictures are here.png")
    #expect(shot.pixels[20 * 64 + 50] == 0xFFFF_0000)
  }

  @Test func `sets size, scale, crop and what is behind`() async throws {
    let settings = "--size 100x60 --scale 2 --crop 10,10,50,20 --cursor off --duration 100ms"
    let (workspace, run) = try await play("", settings)
    #expect(run.status == 0)
    let picture = try frame(0, workspace)
    #expect(picture.width == 100 && picture.height == 40)
    for (background, pixel) in [
      ("transparent", 0x0000_0000), ("#00FF00", 0xFF00_FF00), ("scene", 0xFFFF_FFFF),
    ] as [(String, UInt32)] {
      let workspace = try RecordingScenes.workspace("Set Preview Clear\n")
      let run = try await workspace.pegbar(
        "record",
        "a.tape",
        "-o",
        "frames/",
        "--duration",
        "40ms",
        "--background",
        background
      )
      #expect(run.status == 0)
      #expect(try frame(0, workspace).pixels[63] == pixel, "\(background)")
    }
  }

  @Test func `is a recording of a scene by itself, too`() async throws {
    let workspace = try Workspace(["square.swift": RecordingScenes.square])
    let run = try await workspace.pegbar(
      line: "record square.swift --scene Clear --fps 10 -o frames/"
    )
    #expect(run.status == 0)
    // Three seconds, unless something else is asked for.
    #expect(try count(workspace) == 30)
    #expect(try frame(29, workspace).width == 64)
  }

  /// As a scheduler has it done, on as many machines as it likes.
  @Test func `is made in parts that are those of the whole`() async throws {
    let tape = "Set FPS 20\nClick #box\nHide\nSleep 300ms\nShow\nSleep 700ms\n"
    let (whole, run) = try await play(tape)
    #expect(run.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: whole.path + "/frames").sorted()
    for (range, jobs) in [(0...9, 1), (10...19, 2), (20...999, 1)] {
      let (part, run) = try await play(
        tape,
        "--frames \(range.lowerBound)-\(range.upperBound) --jobs \(jobs)"
      )
      #expect(run.status == 0, "\(run.errors)")
      let made = try FileManager.default.contentsOfDirectory(atPath: part.path + "/frames").sorted()
      #expect(Array(names[range.clamped(to: 0...names.count - 1)]) == made)
      for name in made {
        let isSame = try whole.bytes(of: "frames/\(name)") == part.bytes(of: "frames/\(name)")
        #expect(isSame, "\(name)")
      }
    }
    let (_, none) = try await play(tape, "--frames 1000-1001")
    #expect(none.status == 1 && none.errors.contains("would have no frames"))
  }

  @Test func `is made in parts in one folder, which keeps the frames of the others`() async throws {
    let workspace = try RecordingScenes.workspace("Set FPS 20\nSleep 1s\n")
    for range in ["10-19", "0-9"] {
      let run = try await workspace.pegbar(line: "record a.tape -o frames/ --frames \(range)")
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(try count(workspace) == 20)
    // A whole recording has the folder for itself.
    let run = try await workspace.pegbar(
      line: "record square.swift --duration 1s --fps 10 -o frames/"
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(try count(workspace) == 10)
  }

  @Test func `assigns each process its share, with the same pictures`() async throws {
    let tape = "Set FPS 30\nClick #box\nSleep 700ms\nCaption \"There\"\nZoom #box 3x\nSleep 300ms\n"
    let (alone, run) = try await play(tape)
    #expect(run.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: alone.path + "/frames")
    #expect(names.count > 40)
    for jobs in [2, 3] {
      let (shared, other) = try await play(tape, "--jobs \(jobs)")
      #expect(other.status == 0)
      for name in names {
        let same = try alone.bytes(of: "frames/\(name)") == shared.bytes(of: "frames/\(name)")
        #expect(same, "\(name) with \(jobs) processes")
      }
    }
  }
}
