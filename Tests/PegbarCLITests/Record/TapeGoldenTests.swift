import CoreGraphics
import Foundation
import Testing

/// `pegbar test`: tapes as tests, and the pictures that they want to see again.
@Suite(.timeLimit(.minutes(20))) struct `Tapes as tests` {
  private static let tape = """
    Set Scene ../square.swift
    Set Cursor off
    Set Clicks off
    Click #box
    Golden moving

    """

  /// A folder of tapes beside the scene.
  private func workspace(_ tapes: [String: String]) throws -> Workspace {
    let workspace = try Workspace(["square.swift": RecordingScenes.square])
    try FileManager.default.createDirectory(
      atPath: workspace.path + "/tapes",
      withIntermediateDirectories: true
    )
    for (name, text) in tapes { try workspace.write(text, to: "tapes/\(name)") }
    return workspace
  }

  private func goldens(_ workspace: Workspace) -> [String] {
    let folder = workspace.path + "/tapes/Goldens"
    return ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  @Test func `keep pictures, and see them again`() async throws {
    let workspace = try workspace(["a.tape": Self.tape])
    let first = try await workspace.pegbar("test", "tapes")
    #expect(first.status == 3)
    #expect(
      first.errors.contains(
        "tapes/a.tape:5:1: error: Golden moving: no picture is kept as tapes/Goldens/a.moving.png yet; "
          + "`pegbar test --update` keeps one"
      )
    )
    #expect(goldens(workspace).isEmpty)
    let update = try await workspace.pegbar("test", "tapes", "--update")
    #expect(update.status == 0)
    #expect(update.output == "kept    tapes/Goldens/a.moving.png\nok      tapes/a.tape\n")
    #expect(goldens(workspace) == ["a.moving.layers.txt", "a.moving.png"])
    let tree = try workspace.text(of: "tapes/Goldens/a.moving.layers.txt")
    #expect(tree.contains("UIView CALayer \"box\" at 52,24 size 16x16 color 1,0,0,1 shown at 1"))
    let again = try await workspace.pegbar("test", "tapes")
    #expect(again.status == 0 && again.output == "ok      tapes/a.tape\n")
    let written = try workspace.bytes(of: "tapes/Goldens/a.moving.png")
    #expect(
      try await workspace.pegbar("test", "tapes", "--update").output == "ok      tapes/a.tape\n"
    )
    #expect(try workspace.bytes(of: "tapes/Goldens/a.moving.png") == written)
  }

  @Test func `show where a picture differs`() async throws {
    let workspace = try workspace(["a.tape": Self.tape])
    #expect(try await workspace.pegbar("test", "tapes", "--update").status == 0)
    let changed = RecordingScenes.square
      .replacing("box.backgroundColor = .red", with: "box.backgroundColor = .green")
      .replacing(
        "addSubview(label)",
        with: "addSubview(label)\n    layer.addSublayer(CAShapeLayer())"
      )
    try workspace.write(changed, to: "square.swift")
    let run = try await workspace.pegbar("test", "tapes")
    #expect(run.status == 3)
    #expect(run.output == "FAILED  tapes/a.tape\n")
    #expect(run.errors.contains("tapes/a.tape:5:1: error: Golden moving: 2"))
    #expect(
      run.errors.contains(
        ": CAShapeLayer is new, UIView CALayer \"box\" is color 0,1,0,1 (was color 1,0,0,1) (tapes/Goldens/"
      ),
      "\(run.errors)"
    )
    #expect(run.errors.contains("see tapes/Goldens/Failed/a.moving.difference.png"))
    #expect(
      goldens(workspace).filter { $0.hasPrefix("Failed/") } == [
        "Failed/a.moving.difference.png", "Failed/a.moving.layers.txt", "Failed/a.moving.png",
      ]
    )
    let picture = try CGImage(
      pngFile: workspace.path + "/tapes/Goldens/Failed/a.moving.difference.png"
    )
    let kept = try CGImage(pngFile: workspace.path + "/tapes/Goldens/a.moving.png")
    // Red where the box was, and nowhere else; at its edges both colors are mixed.
    let isRight = zip(picture.pixels, kept.pixels).allSatisfy { mark, pixel in
      switch pixel {
      case 0xFFFF_0000: mark == 0xFFFF_0000
      case 0xFF00_00FF: mark != 0xFFFF_0000
      default: true
      }
    }
    #expect(isRight)
    // As it was: what was left of the failure goes.
    try workspace.write(RecordingScenes.square, to: "square.swift")
    #expect(try await workspace.pegbar("test", "tapes").status == 0)
    #expect(goldens(workspace) == ["a.moving.layers.txt", "a.moving.png"])
  }

  @Test func `let pictures differ as far as they say`() async throws {
    let workspace = try workspace(["a.tape": Self.tape])
    #expect(try await workspace.pegbar("test", "tapes", "--update").status == 0)
    let paler = RecordingScenes.square.replacing(
      "backgroundColor = .red",
      with: "backgroundColor = UIColor(red: 250 / 255, green: 0, blue: 0, alpha: 1)"
    )
    try workspace.write(paler, to: "square.swift")
    for (tolerance, status) in [(4, 3), (5, 0)] as [(Int, Int32)] {
      try workspace.write(
        Self.tape.replacing("moving", with: "moving tolerance \(tolerance)"),
        to: "tapes/a.tape"
      )
      let run = try await workspace.pegbar("test", "tapes")
      #expect(run.status == status)
      #expect(run.errors.contains("by up to 5") == (status == 3))
    }
  }

  @Test func `do not leave pictures that no tape names`() async throws {
    let workspace = try workspace(["a.tape": Self.tape])
    #expect(try await workspace.pegbar("test", "tapes", "--update").status == 0)
    try workspace.write(Self.tape.replacing("moving", with: "renamed"), to: "tapes/a.tape")
    let run = try await workspace.pegbar("test", "tapes")
    #expect(run.status == 3)
    #expect(run.errors.contains("tapes/Goldens/a.moving.png: error: no tape names it"))
    let update = try await workspace.pegbar("test", "tapes", "--update")
    #expect(update.status == 0)
    #expect(update.errors.contains("removed tapes/Goldens/a.moving.png"))
    #expect(goldens(workspace) == ["a.renamed.layers.txt", "a.renamed.png"])
  }

  @Test func `are all tried, and reported for other programs`() async throws {
    let workspace = try workspace([
      "good.tape": "Source style.tape\nSet Scene ../square.swift\nExpect #box.center.x == 12\n",
      "bad.tape": "Set Scene ../square.swift\nExpect #box.center.x < 12\n",
      "worse.tape": "Set Scene ../square.swift\nExpct\n",
      "style.tape": "Set FPS 20\n",
    ])
    let run = try await workspace.pegbar("test", "tapes", "--report", "report.xml")
    #expect(run.status == 3)
    #expect(
      run.output == "FAILED  tapes/bad.tape\nok      tapes/good.tape\nFAILED  tapes/worse.tape\n"
    )
    #expect(run.errors.contains("pegbar: 3 tapes, 2 failed"))
    #expect(run.errors.contains("tapes/bad.tape:2:1: error: Expect #box.center.x < 12: it is 12"))
    #expect(run.errors.contains("tapes/worse.tape:2:1: error: no command is called `Expct`"))
    let report = try workspace.text(of: "report.xml")
    #expect(report.contains("<testsuite name=\"pegbar\" tests=\"3\" failures=\"2\" errors=\"0\">"))
    #expect(report.contains("Expect #box.center.x &lt; 12: it is 12"))
    let json = try await workspace.pegbar("test", "tapes", "--json")
    #expect(json.output.contains("\"file\":\"tapes/good.tape\",\"status\":0,\"failures\":[]"))
  }

  @Test func `are not found where there are none`() async throws {
    let workspace = try workspace([:])
    let run = try await workspace.pegbar("test", "tapes")
    #expect(run.status == 66)
    #expect(run.errors.contains("there is no tape in it"))
    #expect(try await workspace.pegbar("test", "no.tape").status == 66)
    #expect(try await workspace.pegbar("test").status == 64)
  }
}
