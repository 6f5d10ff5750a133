import CoreGraphics
import Foundation
import Testing

/// Depth, cost and trails by `pegbar inspect`, and what the inspector draws over pictures and recordings.
struct `What is drawn of an inspection` {
  /// A red square that goes by 60 points in a second, evenly, on blue; a faded group; a click makes the square green.
  private static let scene = """
    import UIKit
    final class Pad: UIView {
      let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .blue
        box.backgroundColor = .red
        box.layer.name = "box"
        addSubview(box)
        let group = UIView(frame: CGRect(x: 60, y: 40, width: 30, height: 15))
        (group.layer.name, group.backgroundColor, group.alpha) = ("group", .white, 0.5)
        group.addSubview(UIView(frame: CGRect(x: 2, y: 2, width: 5, height: 5)))
        addSubview(group)
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (20, 80, 1)
        box.layer.add(move, forKey: "move")
      }
      required init?(coder: NSCoder) { nil }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        box.backgroundColor = .green
      }
    }
    #Preview("Pad", traits: .fixedLayout(width: 100, height: 60)) { Pad() }

    """

  private func run(_ words: String...) async throws -> (run: CommandRun, workspace: Workspace) {
    let workspace = try Workspace()
    let scene = try Workspace.sharedFile("drawn.swift", Self.scene)
    return (
      try await CommandRun([words[0], scene] + words.dropFirst(), in: workspace.path), workspace
    )
  }

  private func shoot(_ words: String...) async throws -> CGImage {
    let workspace = try Workspace()
    let scene = try Workspace.sharedFile("drawn.swift", Self.scene)
    let run = try await CommandRun(["shot", scene, "-o", "out.png"] + words, in: workspace.path)
    #expect(run.status == 0, "\(run.errors)")
    return try CGImage(pngFile: workspace.path + "/out.png")
  }

  @Test func `the cost says what is drawn offscreen, and what the frame draws again`() async throws
  {
    let (run, _) = try await run("inspect", "cost", "--at", "0.5")
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix(
        """
        at 0.5 s
        drawn offscreen, into pixels of their own first:
          #group  opacity: its opacity applies to it and its sublayers as one picture
        the last frame drew
        """
      )
    )
  }

  @Test func `a trail has even steps, and says where now is`() async throws {
    let (run, _) = try await run("inspect", "trail", "#box", "--at", "0.5")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("#box at steps of 0.0833 s") == true)
    #expect(lines.count == 15)
    #expect(lines.contains("  0 s  (20, 20)  1"))
    #expect(lines.contains("* 0.5 s  (50, 20)  1"))
  }

  @Test func `of a layer that nothing moves there is no trail`() async throws {
    let (run, _) = try await run("inspect", "trail", "#group")
    #expect(run.status == 0)
    #expect(run.output == "nothing moves #group: its anchor point is at (75, 47.5)\n")
  }

  @Test func `the depth has the layers from the back to the front`() async throws {
    let (run, _) = try await run("inspect", "depth")
    #expect(run.status == 0)
    let names = ["#box", "#group"].compactMap { run.output.range(of: $0)?.lowerBound }
    #expect(names.count == 2)
    #expect(names == names.sorted())
  }

  @Test func `a picture has the outline only where that is asked for`() async throws {
    let plain = try await shoot("--at", "0")
    let outlined = try await shoot("--at", "0", "--inspect", "#box")
    #expect(plain[10, 20] == 0xFF_0000)
    #expect(outlined[10, 20] != plain[10, 20])
    #expect(outlined[14, 14] == plain[14, 14])
    #expect(outlined[95, 5] == plain[95, 5])
  }

  @Test func `trails are drawn where the layer was and will be, and change nothing else`()
    async throws
  {
    let plain = try await shoot("--at", "0.5")
    let trails = try await shoot("--at", "0.5", "--inspect", "#box trails")
    // (The first and the last step, at the square's begin and end.)
    #expect(plain[15, 15] == 0xFF)
    #expect(trails[15, 15] != plain[15, 15])
    #expect(trails[82, 25] != plain[82, 25])
    #expect(trails[50, 50] == plain[50, 50])
    #expect(try await shoot("--at", "0.5", "--inspect", "#box trails").pixels == trails.pixels)
  }

  @Test func `the cost tints what is drawn offscreen`() async throws {
    let plain = try await shoot("--at", "2")
    let cost = try await shoot("--at", "2", "--inspect", "cost")
    #expect(cost[85, 50] != plain[85, 50])
    #expect(cost[95, 5] == plain[95, 5])
  }

  @Test func `a hit path and a reason are written over the picture`() async throws {
    let plain = try await shoot("--at", "0.2", "--click", "20,20@0.1")
    let hit = try await shoot("--at", "0.2", "--click", "20,20@0.1", "--inspect", "hit path")
    let why = try await shoot(
      "--at",
      "0.2",
      "--click",
      "20,20@0.1",
      "--inspect",
      "#box why backgroundColor"
    )
    #expect(hit.pixels != plain.pixels)
    #expect(why.pixels != plain.pixels)
    #expect(why.pixels != hit.pixels)
  }

  @Test(arguments: [
    ("card trails", "\"card trails\" is nothing that can be drawn"),
    ("#box trials", "is nothing that can be drawn"), ("", "is nothing that can be drawn"),
    ("hit path", "a hit path needs the pointer's place: --move X,Y"),
    ("#bx", "no layer is called #bx; did you mean `#box`?"),
    ("#box why opacty", "#box has no property opacty; did you mean `opacity`?"),
  ])
  func `words that cannot be are refused with the reason`(
    words: String,
    reason: String
  ) async throws {
    let (run, workspace) = try await run("shot", "-o", "out.png", "--inspect", words)
    #expect(run.status == 64)
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(try workspace.files().isEmpty)
  }

  @Test func `a recording shows what its tape inspects, and no more after off`() async throws {
    let tape = """
      Set Scene drawn.swift
      Set Cursor off
      Screenshot before.png
      Sleep 40ms
      Inspect #box
      Sleep 100ms
      Screenshot with.png
      Sleep 40ms
      Inspect off
      Sleep 100ms
      Screenshot after.png

      """
    let workspace = try Workspace(["drawn.swift": Self.scene, "a.tape": tape])
    let run = try await workspace.pegbar(line: "record a.tape -o out.gif")
    #expect(run.status == 0, "\(run.errors)")
    func picture(_ name: String) throws -> CGImage {
      try CGImage(pngFile: "\(workspace.path)/\(name).png")
    }
    // Above the box's path nothing changes but the outline's upper edge.
    let blue: UInt32 = 0xFF
    #expect(try picture("before")[95, 5] == blue)
    let edges = try (0..<100).filter { try picture("with")[$0, 9] != blue }
    #expect(edges.count >= 20)
    #expect(try (0..<100).allSatisfy { try picture("after")[$0, 9] == blue })
  }
}
