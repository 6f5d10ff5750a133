import CoreGraphics
import Foundation
import Testing

/// `render(in:)` draws what a window's frame shows: one renderer for both, perspective, filters and particles included.
struct `Lessons drawn by render in` {
  /// Pictures during a transition: what the layer looked like before is known to the frame alone.
  private static let inTransition: Set = [
    "Transitions-from-right", "Transitions-from-below", "Transitions-interrupted",
    "ContentsPush-pushing", "ContentsPush-early", "StackAndTransitions-turning",
    "StackAndTransitions-there",
  ]
  /// A frame draws each tile from the tile's own origin, and keeps tiles of another scale until theirs are there.
  private static let tiled: Set = ["TiledMap"]

  /// One picture of each lesson: its second, which is of a later time than the first.
  private static func entries() throws -> [GoldenEntry] {
    let entries = try GoldenEntry.all().filter { !inTransition.contains($0.name) }
    let lessons = Dictionary(grouping: entries, by: \.scene).filter { !tiled.contains($0.key) }
    return lessons.values.map { $0[min(1, $0.count - 1)] }.sorted { $0.name < $1.name }
  }

  @Test(arguments: try entries())
  func `are the frame's pixels`(entry: GoldenEntry) async throws {
    let drawing = try await picture(entry, by: "render-in")
    // `render(in:)` moves no layer to whole pixels, as a frame does with layers that rest.
    if drawing == (try CGImage(pngFile: entry.path)).pixels { return }
    let frame = try await picture(entry, by: "frame-between-pixels")
    let unlike = zip(drawing, frame).count { $0 != $1 }
    #expect(drawing.count == frame.count && unlike == 0, "\(unlike) pixels differ")
  }

  @Test
  func `are all lessons but the map of tiles`() throws {
    let scenes = try FileManager.default.contentsOfDirectory(atPath: Repository.scenes)
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
    #expect(Set(try Self.entries().map(\.scene)) == Set(scenes).subtracting(Self.tiled))
  }

  private func picture(_ entry: GoldenEntry, by way: String) async throws -> [UInt32] {
    let workspace = try Workspace()
    let output = "\(workspace.path)/\(way).png"
    let ended = try await CommandRun(
      ["shot", "Scenes/\(entry.scene).swift", "-o", output] + entry.options,
      in: Repository.path,
      environment: ["PEGBAR_SHOT_BY": way]
    )
    #expect(ended.status == 0 && ended.errors == "")
    return try CGImage(pngFile: output).pixels
  }
}
