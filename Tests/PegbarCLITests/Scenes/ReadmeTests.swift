import CoreGraphics
import Foundation
import Testing

/// The examples of the README, run.
struct `The README` {
  /// Its first scene compiles as it stands, and a click turns the view: half a turn in a quarter second.
  @Test
  func `has a first scene that answers a click`() async throws {
    let readme = try String(contentsOfFile: Repository.path + "/README.md", encoding: .utf8)
    let parts = readme.components(separatedBy: "```swift\n")
    let scene = try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
    #expect(scene.split(separator: "\n", omittingEmptySubsequences: false).count <= 16)
    let workspace = try Workspace(["Hello.swift": scene])
    let corner: @Sendable (String) async throws -> UInt32 = { options in
      let run = try await workspace.pegbar(line: "shot Hello.swift \(options) -o out.png")
      try #require(run.status == 0, "\(run.errors)")
      // The left end of the 120-point view; half way it is turned upright and away from there.
      return try CGImage(pngFile: workspace.path + "/out.png")[190, 160]
    }
    let still = try await corner("--at 0.2")
    let turned = try await corner("--click 240,160 --at 0.125")
    let back = try await corner("--click 240,160 --at 1")
    #expect(still == 0x007AFF)
    #expect(turned == 0xFFFFFF)
    #expect(back == still)
  }

  @Test(arguments: ["README.md", "Sources/Documentation/Manual.md"])
  func `shows pictures that are there`(_ page: String) throws {
    let text = try String(contentsOfFile: Repository.path + "/" + page, encoding: .utf8)
    let folder = URL(fileURLWithPath: Repository.path + "/" + page).deletingLastPathComponent()
    let names = text.components(separatedBy: "](").dropFirst()
      .compactMap { $0.components(separatedBy: ")").first }
      .filter { $0.hasSuffix(".png") || $0.hasSuffix(".gif") }
    #expect(!names.isEmpty)
    for name in names {
      let path = folder.appendingPathComponent(name).path
      #expect(FileManager.default.fileExists(atPath: path), "\(name)")
    }
  }

  /// The list of lessons has each scene once.
  @Test func `leads to a list of all lessons`() throws {
    let page = Repository.path + "/Sources/Documentation/Lessons.md"
    let list = try String(contentsOfFile: page, encoding: .utf8)
    let scenes = try FileManager.default.contentsOfDirectory(atPath: Repository.path + "/Scenes")
      .filter { $0.hasSuffix(".swift") }
    for scene in scenes {
      #expect(list.components(separatedBy: "/Scenes/\(scene))").count == 2, "\(scene)")
    }
    #expect(list.contains("holds \(scenes.count) lessons"))
  }
}
