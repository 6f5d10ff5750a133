import Foundation
import Testing

/// Whole recordings in each format, looked at with ffmpeg, which knows nothing of us.
@Suite(.timeLimit(.minutes(20))) struct `A recording` {
  /// Half a second at rest, then the box goes for half a second; the last frame stays for half a second more.
  private static let tape = """
    Set FPS 20
    Set Cursor off
    Set Clicks off
    Set Hold 500ms
    Sleep 500ms
    Click 32,8
    Sleep 820ms

    """

  private static let names = ["out.gif", "out.apng", "out.mp4", "out.webm"]

  private static func record(_ options: String = "") async throws -> Workspace {
    let workspace = try RecordingScenes.workspace(tape)
    let outputs = (names + ["frames/"]).map { "-o \($0)" }.joined(separator: " ")
    let run = try await workspace.pegbar(line: "record a.tape \(outputs) --scale 2 \(options)")
    #expect(run.status == 0, "\(run.errors)")
    return workspace
  }

  @Test func `has its size, its frames and its length in each format`() async throws {
    let workspace = try await Self.record()
    let frames = try FileManager.default.contentsOfDirectory(atPath: workspace.path + "/frames")
      .count
    #expect((40...50).contains(frames))
    for name in Self.names {
      let clip = try await ProbedClip(workspace.path + "/" + name)
      #expect(clip.width == 128 && clip.height == 96, "\(name)")
      // In the folder the last frame is there as often as it is held.
      let whole = Double(frames) / 20
      #expect(abs(clip.duration - whole) < 0.011, "\(name): \(clip.duration), not \(whole)")
    }
  }

  /// The pictures of the folder are exact; what is lossy is near them.
  @Test(arguments: [("out.apng", 0), ("out.gif", 0), ("out.mp4", 12), ("out.webm", 12)])
  func `shows what the scene shows at each time`(name: String, tolerance: Int) async throws {
    let workspace = try await Self.record()
    let clip = try await ProbedClip(workspace.path + "/" + name)
    for time in [0.025, 0.625, 0.825, 1.025, 1.225] {
      let frame = String(Int(time * 20))
      let padded = String(repeating: "0", count: 5 - frame.count) + frame
      let exact = try await ProbedClip(workspace.path + "/frames/frame-\(padded).png").pixels(at: 0)
      let seen = try await clip.pixels(at: time)
      #expect(seen.count == exact.count)
      // Chroma has half as many pixels: edges are left out, which a tolerance for all would hide more.
      let worst = zip(seen, exact).enumerated().filter { index, _ in
        let (column, row) = (index / 3 % 128, index / 3 / 128)
        return tolerance == 0 || column % 32 == 20 && row % 8 == 4
      }.map { abs(Int($1.0) - Int($1.1)) }.max()
      #expect((worst ?? 256) <= tolerance, "\(name) at \(time)")
    }
  }

  @Test func `is transparent where the scene is, in formats that can be`() async throws {
    let workspace = try RecordingScenes.workspace("Set Preview Clear\nSet Duration 100ms\n")
    let options = "--transparent -o out.gif -o out.apng -o out.webm -o frames/"
    let run = try await workspace.pegbar(line: "record a.tape \(options)")
    #expect(run.status == 0, "\(run.errors)")
    for (name, alphas) in [
      ("out.apng", [128, 0]), ("frames/frame-00000.png", [128, 0]), ("out.gif", [255, 0]),
      ("out.webm", [128, 0]),
    ] {
      let clip = try await ProbedClip("\(workspace.path)/\(name)")
      let pixels = try await clip.pixels(at: 0, format: "rgba")
      let found = [32, 60].map { Int(pixels[(24 * 64 + $0) * 4 + 3]) }
      // VP9 is lossy in alpha, too.
      let isRight = zip(found, alphas).allSatisfy { abs($0 - $1) <= (name == "out.webm" ? 4 : 0) }
      #expect(isRight, "\(name): \(found)")
    }
    let opaque = try await workspace.pegbar(line: "record a.tape --transparent -o out.mp4")
    #expect(opaque.status == 64)
    #expect(opaque.errors.contains("out.mp4: an MP4 cannot be transparent"))
  }

  @Test func `is reported, with how long it took`() async throws {
    let workspace = try RecordingScenes.workspace("Set FPS 10\nSet Duration 1s\n")
    let run = try await workspace.pegbar("record", "a.tape", "-o", "out.gif")
    #expect(run.errors.hasPrefix("pegbar: out.gif: 64x48, 10 frames, 1.0 s, made in "))
    #expect(run.errors.hasSuffix("x real time)\n"))
    let quiet = try await workspace.pegbar("record", "a.tape", "-o", "out.gif", "--quiet")
    #expect(quiet.status == 0 && quiet.errors == "" && quiet.output == "")
  }
}

/// A clip as ffmpeg and ffprobe see it.
struct ProbedClip {
  let path: String
  let width, height: Int
  let duration: Double

  init(_ path: String) async throws {
    self.path = path
    let run = try await CommandRun(
      [
        "-c",
        "ffprobe -v error -select_streams v -count_packets -show_entries "
          + "stream=width,height:packet=pts_time,duration_time -of csv=p=0 '\(path)'",
      ],
      in: "/",
      command: "/bin/sh"
    )
    let lines = run.output.split(separator: "\n").map { $0.split(separator: ",").map(String.init) }
    // (In the order of decoding, which need not be that of the times.)
    duration =
      lines.dropLast().compactMap { packet in
        let times = packet.compactMap(Double.init)
        return times.count == 2 ? times[0] + times[1] : nil
      }.max() ?? 0
    let size = try #require(lines.last, "\(path): \(run.errors)")
    (width, height) = (Int(size[0]) ?? 0, Int(size[1]) ?? 0)
  }

  /// The picture at a time, in seconds, of a clip of 20 frames a second or fewer.
  func pixels(at time: Double, format: String = "rgb24") async throws -> [UInt8] {
    let decoder = path.hasSuffix(".webm") && format == "rgba" ? "-c:v libvpx-vp9 " : ""
    let run = try await CommandRun(
      [
        "-c",
        "ffmpeg -v error \(decoder)-i '\(path)' -vf \"fps=20,select='eq(n,\(Int(time * 20)))'\" "
          + "-frames:v 1 -f rawvideo -pix_fmt \(format) -",
      ],
      in: "/",
      command: "/bin/sh"
    )
    return [UInt8](run.outputBytes)
  }
}
