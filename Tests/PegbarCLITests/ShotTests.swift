import CoreGraphics
import Foundation
import Testing

/// `pegbar shot`: one exact frame, and the input that is played before it.
struct `A shot` {
  private static let scene = """
    import UIKit
    final class Pad: UIView {
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        backgroundColor = .red
      }
    }
    #Preview("Pad", traits: .fixedLayout(width: 40, height: 30)) {
      let pad = Pad()
      pad.backgroundColor = .blue
      return pad
    }
    #Preview("Fade") {
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
      layer.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.duration = 1
      layer.add(fade, forKey: nil)
      return layer
    }

    """

  private func shoot(_ options: String) async throws -> CGImage {
    let workspace = try Workspace()
    let scene = try Workspace.sharedFile("shot.swift", Self.scene)
    let run = try await workspace.pegbar(line: "shot \(scene) -o out.png \(options)")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(try workspace.files() == ["out.png"])
    return try CGImage(pngFile: workspace.path + "/out.png")
  }

  @Test(arguments: [
    ("", 40, 30), ("--size 20x10", 20, 10), ("--scale 2", 80, 60),
    ("--size 20x10 --scale 1.5", 30, 15),
  ])
  func `is as large as asked, or as the preview wants`(
    options: String,
    width: Int,
    height: Int
  ) async throws {
    let image = try await shoot(options)
    #expect(image.width == width)
    #expect(image.height == height)
  }

  @Test(
    arguments: [
      ("--click 5,5@0.1 --at 0.2", 0xFFFF_0000),
      ("--click 5,5@0.3 --at 0.2", 0xFF00_00FF),
      ("--key Return --move 5,5 --at 1", 0xFF00_00FF),
    ] as [(String, UInt32)]
  )
  func `shows what input before its time has done`(options: String, color: UInt32) async throws {
    let image = try await shoot(options)
    #expect(image.pixels[0] == color)
  }

  @Test(arguments: [("0", 0xFF), ("0.25", 0xBF), ("500ms", 0x7F), ("2s", 0)] as [(String, Int)])
  func `is of exactly the moment asked for`(time: String, gray: Int) async throws {
    let image = try await shoot("--scene Fade --size 30x30 --at \(time)")
    let blue = Int(image.pixels[15 * 30 + 15] & 0xFF)
    // Half of 255 may be rounded either way.
    #expect(abs(blue - gray) <= 1)
  }

  @Test
  func `is the same bytes on every run, also to standard output`() async throws {
    let workspace = try Workspace()
    let scene = try Workspace.sharedFile("shot.swift", Self.scene)
    for name in ["1.png", "2.png"] {
      let run = try await workspace.pegbar(line: "shot \(scene) --scene Fade --at 0.3 -o \(name)")
      #expect(run.status == 0)
    }
    let first = try workspace.bytes(of: "1.png")
    #expect(first == (try workspace.bytes(of: "2.png")))
    let toOutput = try await workspace.pegbar(line: "shot \(scene) --scene Fade --at 0.3 -o -")
    #expect(toOutput.outputBytes == first)
    // Whatever else is in the directory of temporary files.
    let folder = workspace.path + "/tmp/pegbar"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let beside = try await workspace.pegbar(
      line: "shot \(scene) --scene Fade --at 0.3 -o -",
      environment: ["TMPDIR": workspace.path + "/tmp"]
    )
    #expect(beside.outputBytes == first, "\(beside.errors)")
    let left = try FileManager.default.contentsOfDirectory(atPath: workspace.path + "/tmp")
    #expect(left == ["pegbar"])
  }

  /// An environment variable has room for 128 KB.
  @Test func `is drawn after any amount of input`() async throws {
    let moves = (0..<4000).map { "--move \($0 % 40),3@0" }.joined(separator: " ")
    let image = try await shoot("\(moves) --click 20,15@0.1 --at 0.2")
    #expect(image.pixels.allSatisfy { $0 == 0xFFFF_0000 })
  }

  @Test func `replaces the file that a link names, with its permissions`() async throws {
    let workspace = try Workspace(["sub/old.png": "old"])
    let scene = try Workspace.sharedFile("shot.swift", Self.scene)
    let (link, file) = (workspace.path + "/out.png", workspace.path + "/sub/old.png")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "sub/old.png")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    #expect(try await workspace.pegbar("shot", scene, "-o", "out.png").status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "sub/old.png")
    #expect(try CGImage(pngFile: file).width == 40)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.path + "/sub").count == 1)
  }

  @Test func `is written through a pipe that has a name`() async throws {
    let workspace = try Workspace()
    let scene = try Workspace.sharedFile("shot.swift", Self.scene)
    let line = """
      mkfifo p.png
      timeout 60 cat p.png >copy &
      $PEGBAR shot \(scene) -o p.png
      wait
      [ -p p.png ]
      """
    let run = try await CommandRun(
      ["-c", line],
      in: workspace.path,
      command: "/bin/bash",
      environment: ["PEGBAR": CommandRun.command]
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(try CGImage(pngFile: workspace.path + "/copy").width == 40)
    #expect(try workspace.files() == ["copy", "p.png"])
  }
}
