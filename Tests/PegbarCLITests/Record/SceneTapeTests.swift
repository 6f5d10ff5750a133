import Foundation
import Testing

/// The tapes that come with the scenes.
@Suite(.timeLimit(.minutes(20))) struct `The tapes of the scenes` {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Scenes/Tapes").path

  private nonisolated static let tapes =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".tape") && $0 != "house-style.tape" }.sorted()

  @Test func `are at least eight, and see again what they have kept`() async throws {
    #expect(Self.tapes.count >= 8)
    let run = try await Workspace().pegbar("test", Self.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.split(separator: "\n").count == Self.tapes.count)
  }

  /// The second time by two processes: what is not the same in either way is not the same here.
  @Test(arguments: tapes)
  func `make the same bytes each time, and with two processes`(tape: String) async throws {
    let workspace = try Workspace()
    let outputs = ["gif", "apng", "mp4"]
    for (index, jobs) in [1, 2].enumerated() {
      let files = outputs.map { "-o \(index).\($0)" }.joined(separator: " ")
      let run = try await workspace.pegbar(
        line: "record \(Self.folder)/\(tape) \(files) -o \(index)/ --jobs \(jobs)"
      )
      #expect(run.status == 0, "\(run.errors)")
    }
    let frames = try FileManager.default.contentsOfDirectory(atPath: workspace.path + "/0").sorted()
    #expect(frames.count > 50)
    for ending in outputs {
      let isSame = try workspace.bytes(of: "0.\(ending)") == workspace.bytes(of: "1.\(ending)")
      #expect(isSame, "\(ending)")
    }
    for frame in frames {
      let isSame = try workspace.bytes(of: "0/\(frame)") == workspace.bytes(of: "1/\(frame)")
      #expect(isSame, "\(frame)")
    }
  }
}
