import CoreGraphics
import Foundation
import Testing

/// A frame is a function of the scene and a time: `pegbar shot` draws the same bytes on every run.
///
/// `Golden/manifest.txt` lists the pictures; `make golden` draws them again.
struct `Golden pictures` {
  @Test(arguments: try GoldenEntry.all())
  func `are drawn again, byte for byte, on two runs`(entry: GoldenEntry) async throws {
    let golden = try Data(contentsOf: URL(fileURLWithPath: entry.path))
    let workspace = try Workspace()
    for run in ["first", "second"] {
      let output = "\(workspace.path)/\(run).png"
      let arguments = ["shot", "Scenes/\(entry.scene).swift", "-o", output] + entry.options
      let ended = try await CommandRun(arguments, in: Repository.path)
      #expect(ended.status == 0)
      #expect(ended.errors == "")
      let drawn = try workspace.bytes(of: "\(run).png")
      guard drawn != golden else { continue }
      let kept = try keep(drawn, as: entry.name)
      Issue.record("\(run) run: \(try difference(drawn, golden)); see \(kept)")
    }
  }

  @Test
  func `all have an entry`() throws {
    let names = try GoldenEntry.all().map(\.name)
    let files = try FileManager.default.contentsOfDirectory(atPath: Repository.goldens)
    #expect(Set(files) == Set(names.map { "\($0).png" } + ["manifest.txt"]))
    #expect(Set(names).count == names.count)
  }

  @Test
  func `show every scene at two times`() throws {
    let entries = try GoldenEntry.all()
    let scenes = try FileManager.default.contentsOfDirectory(atPath: Repository.scenes)
    #expect(!scenes.isEmpty)
    for file in scenes where file.hasSuffix(".swift") {
      let times = entries.filter { "\($0.scene).swift" == file }.map(\.time)
      #expect(Set(times).count >= 2, "\(file) is drawn at \(times)")
    }
  }

  /// Keeps a wrong picture in a file, to be looked at.
  private func keep(_ picture: Data, as name: String) throws -> String {
    let directory = "\(Repository.path)/.build/pictures"
    try FileManager.default.createDirectory(
      atPath: directory,
      withIntermediateDirectories: true
    )
    let path = "\(directory)/\(name).png"
    try picture.write(to: URL(fileURLWithPath: path))
    return path
  }

  private func difference(_ drawn: Data, _ golden: Data) throws -> String {
    let (drawn, golden) = (try CGImage(pngData: drawn), try CGImage(pngData: golden))
    guard drawn.width == golden.width, drawn.height == golden.height else {
      return "it is \(drawn.width)x\(drawn.height), not \(golden.width)x\(golden.height)"
    }
    let count = zip(drawn.pixels, golden.pixels).count { $0 != $1 }
    return count == 0 ? "the pixels are the same, the file is not" : "\(count) pixels differ"
  }
}
