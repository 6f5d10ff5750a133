import Foundation
import Testing

/// Clips with a margin, round corners and a title bar around the recorded picture.
///
/// The window of `FarmScenes` is 64 × 48 points.
@Suite(.timeLimit(.minutes(20))) struct `A clip with a window around it` {
  private static let frame = """
    Set FPS 20
    Set Margin 12
    Set MarginFill "#6B50FF"
    Set BorderRadius 8
    Set WindowBar Colorful

    """
  private static let fill: [UInt8] = [0x6B, 0x50, 0xFF]

  /// The picture of the same size in two rasters, one of which has it at a place within more.
  private func cut(_ whole: Raster, x: Int, y: Int, like part: Raster) -> [UInt8] {
    (0..<part.height).flatMap { row -> ArraySlice<UInt8> in
      let begin = ((y + row) * whole.width + x) * 3
      return whole.bytes[begin..<begin + part.width * 3]
    }
  }

  /// Pixels of the margin and of the bar, which is an even number of them.
  @Test(arguments: [("1", 12, 30), ("1.5", 18, 46), ("2", 24, 60)])
  func `has the picture in it as it is without, at each scale`(
    scale: String,
    margin: Int,
    bar: Int
  ) async throws {
    let scaled = "Set Scale \(scale)\nSet Preview \"Noise\"\nSleep 100ms\n"
    // Without round corners no pixel of the picture is another one.
    let frame = Self.frame + "Set BorderRadius 0\n"
    let plain = try await FarmScenes.record("Set FPS 20\n" + scaled, "-o frames/")
    let framed = try await FarmScenes.record(frame + scaled, "-o frames/")
    let own = try await Raster(plain.path + "/frames/frame-00001.png")
    let whole = try await Raster(framed.path + "/frames/frame-00001.png")
    #expect(whole.width == own.width + 2 * margin)
    #expect(whole.height == own.height + 2 * margin + bar)
    #expect(cut(whole, x: margin, y: margin + bar, like: own) == own.bytes)
  }

  /// The clip's lossless formats have the fill in the margin, a bar, and corners of which pixels are between.
  @Test func `shows fill, bar and round corners in each format`() async throws {
    let names = ["out.apng", "out.gif", "out.mp4", "out.webm"]
    let outputs = (names + ["frames/"]).map { "-o \($0)" }.joined(separator: " ")
    let workspace = try await FarmScenes.record(
      Self.frame + "Screenshot shot.png\nSleep 200ms\n",
      outputs
    )
    let exact = try await Raster(workspace.path + "/frames/frame-00000.png")
    #expect(exact.width == 64 + 24 && exact.height == 48 + 24 + 30)
    #expect(exact[0, 0] == Self.fill && exact[87, 101] == Self.fill && exact[12, 12] == Self.fill)
    // The red button, the bar, the scene's blue below it.
    #expect(exact[12 + 20, 12 + 15] == [255, 95, 87])
    #expect(exact[12 + 5, 12 + 15] == [236, 236, 236])
    #expect(exact[80 - 12, 60] == [0, 0, 255])
    // Each corner is antialiased: along its rows there is something between the fill and what is inside.
    for (row, inside) in [(12, [UInt8](repeating: 236, count: 3)), (89, [0, 0, 255])] {
      let colors = (12..<20).map { exact[$0, row] }
      #expect(colors.contains { $0 != Self.fill && $0 != inside }, "\(colors)")
      #expect(colors == (12..<20).map { exact[87 - $0, row] }, "\(colors)")
    }
    #expect(try await Raster(workspace.path + "/shot.png").bytes == exact.bytes)
    for name in names {
      let clip = try await Raster(workspace.path + "/" + name)
      #expect(clip.width == 88 && clip.height == 102, "\(name)")
      let places = [(4, 50), (84, 98), (17, 27), (44, 60)]
      let worst = places.flatMap { x, y in
        zip(clip[x, y], exact[x, y]).map { abs(Int($0) - Int($1)) }
      }.max()
      let isExact = name.hasSuffix("png") || name.hasSuffix("gif")
      #expect((worst ?? 256) <= (isExact ? 0 : 12), "\(name)")
    }
  }

  @Test func `is transparent around the window, where the tape says so`() async throws {
    let tape = Self.frame + "Set MarginFill transparent\nSleep 100ms\n"
    let workspace = try await FarmScenes.record(tape, "-o out.apng -o out.webm")
    for name in ["out.apng", "out.webm"] {
      let clip = try await Raster("\(workspace.path)/\(name)", format: "rgba")
      #expect(clip[2, 2][3] <= 4 && clip[44, 60][3] >= 251 && clip[17, 27][3] >= 251, "\(name)")
    }
    let opaque = try await workspace.pegbar(line: "record a.tape -o out.mp4")
    #expect(opaque.status == 64 && opaque.errors.contains("an MP4 cannot be transparent"))
    // The fill is behind the scene, too: then nothing is transparent.
    let filled = try await FarmScenes.record(
      "Set FPS 20\nSet Background transparent\nSet Margin 10\nSet MarginFill #102030\nSleep 50ms\n",
      "-o out.mp4 -o frames/"
    )
    let frame = try await Raster(filled.path + "/frames/frame-00000.png", format: "rgba")
    #expect(frame[1, 1] == [0x10, 0x20, 0x30, 255] && frame[40, 15][3] == 255)
  }

  /// The scene is half clear at (32, 24), and wholly at (60, 24).
  @Test func `has its fill behind a transparent scene`() async throws {
    let settings = "Set Preview Clear\nSet Background transparent\nSet Margin 10\n"
    for (fill, seen) in [("#102030", [0x10, 0x20, 0x30, 255]), ("transparent", [0, 0, 0, 0])] {
      let workspace = try RecordingScenes.workspace(
        settings + "Set MarginFill \(fill)\nSet Duration 50ms\n"
      )
      let run = try await workspace.pegbar(line: "record a.tape -o frames/")
      #expect(run.status == 0, "\(run.errors)")
      let frame = try await Raster(workspace.path + "/frames/frame-00000.png", format: "rgba")
      #expect(frame[2, 2].map(Int.init) == seen && frame[70, 34].map(Int.init) == seen)
      let half = frame[42, 34].map(Int.init)
      #expect(half != seen && half[3] == (seen[3] == 255 ? 255 : 128), "\(half)")
    }
  }

  /// Buttons are 20, 40 and 60 points from their end of the bar, which is 15 points high above its middle.
  @Test(arguments: [
    ("Colorful", "light", 0), ("ColorfulRight", "light", 1), ("Rings", "dark", 0),
    ("RingsRight", "dark", 1),
  ])
  func `has the buttons of its kind, and the preview's name between them`(
    kind: String,
    appearance: String,
    isAtRight: Int
  ) async throws {
    let tape = "Set FPS 20\nSet Size 240x48\nSet WindowBar \(kind)\nSleep 50ms\n"
    let workspace = try await FarmScenes.record(tape, "-o frames/ --appearance \(appearance)")
    let frame = try await Raster(workspace.path + "/frames/frame-00000.png")
    #expect(frame.width == 240 && frame.height == 78)
    let bar: UInt8 = appearance == "dark" ? 46 : 236
    let plain = [bar, bar, bar]
    let centers = [20, 40, 60].map { frame[isAtRight == 1 ? 240 - $0 : $0, 15] }
    if kind.hasPrefix("Rings") {
      #expect(centers == [plain, plain, plain])
      let edges = [14, 34, 54].map { frame[isAtRight == 1 ? 239 - $0 : $0, 15] }
      #expect(edges.allSatisfy { $0[0] > bar && Set($0).count == 1 }, "\(edges)")
    } else {
      #expect(centers == [[255, 95, 87], [254, 188, 46], [40, 200, 64]])
    }
    // Nothing is at the other end.
    #expect((10..<70).allSatisfy { frame[isAtRight == 1 ? $0 : 239 - $0, 15] == plain })
    let title = (80..<160).filter { column in (5..<25).contains { frame[column, $0] != plain } }
    let (first, last) = (title.first ?? 0, title.last ?? 0)
    // "Square" in letters of 13 points; in the middle.
    #expect((30...60).contains(last - first) && abs(first + last - 239) <= 2, "\(title)")
  }

  /// What a golden is compared with has no frame: a tape may get one later.
  @Test func `leaves goldens and the tape's places as they are`() async throws {
    let tape = "Set FPS 20\nClick 32,8\nSleep 600ms\nExpect #box.position.x == 52\nGolden end\n"
    let workspace = try FarmScenes.workspace(["Tapes/a.tape": tape])
    let kept = try await workspace.pegbar(line: "test Tapes --update")
    #expect(kept.status == 0, "\(kept.errors)")
    let text = try workspace.text(of: "Tapes/a.tape")
    try workspace.write(Self.frame + text, to: "Tapes/a.tape")
    let tested = try await workspace.pegbar(line: "test Tapes")
    #expect(tested.status == 0, "\(tested.errors)")
  }

  @Test func `has the same bytes each time, by two processes and in parts`() async throws {
    let outputs = "-o out.gif -o out.mp4"
    let tape = Self.frame + FarmScenes.tape
    let first = try await FarmScenes.record(tape, outputs)
    for options in ["", "--jobs 2", "--on local --parts 3"] {
      let other = try await FarmScenes.record(tape, "\(outputs) \(options)")
      for name in ["out.gif", "out.mp4"] {
        #expect(try other.bytes(of: name) == first.bytes(of: name), "\(name) \(options)")
      }
    }
  }
}

/// A picture's bytes, or those of a clip's first frame, row by row.
private struct Raster {
  let width, height: Int
  let bytes: [UInt8]
  private let channels: Int

  init(_ path: String, format: String = "rgb24") async throws {
    let clip = try await ProbedClip(path)
    (width, height) = (clip.width, clip.height)
    bytes = Array(try await clip.pixels(at: 0, format: format))
    channels = format == "rgba" ? 4 : 3
    try #require(bytes.count == width * height * channels, "\(path)")
  }

  subscript(x: Int, y: Int) -> [UInt8] {
    let begin = (y * width + x) * channels
    return Array(bytes[begin..<begin + channels])
  }
}
