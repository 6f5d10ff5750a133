import Foundation
import Testing

/// Files as tutorials for Apple's systems have them are scenes as they stand: `Tests/Tutorials`, each with a tape that
/// says what it does.
@Suite(.timeLimit(.minutes(5))) struct `Tutorials for the Objective-C runtime` {
  private static let folder = Repository.path + "/Tests/Tutorials"

  @Test func `compile without a word from the compiler`() async throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    let scenes = names.filter { $0.hasSuffix(".swift") }.sorted()
    #expect(scenes.count >= 3)
    for scene in scenes {
      let run = try await CommandRun(["check", "\(Self.folder)/\(scene)"], in: Self.folder)
      #expect(run.errors.isEmpty, "\(scene)")
      #expect(run.status == 0, "\(scene)")
    }
  }

  @Test(arguments: ["ProgressRing", "Stopwatch", "TapCounter"])
  func `do what they do elsewhere`(_ name: String) async throws {
    let run = try await CommandRun(["test", "\(Self.folder)/\(name).tape"], in: Self.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("ok      "))
  }
}
