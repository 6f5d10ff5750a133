import DisplaySupport
import Foundation
import SceneProtocol
import Testing

extension InAPreview {
  /// `pegbar demo`: a window that is played by the command, and stays when that has nothing more to show.
  @Suite struct `The tour` {
    /// Asks the window that shows a lesson until it is there and its words are as expected.
    private static func wait(
      for lesson: String,
      saying words: String?,
      _ workspace: Workspace
    ) async throws -> Bool {
      for _ in 0..<400 {
        let run = try await workspace.pegbar("tell", path(lesson), "state", "--json")
        if run.status == 0 {
          let reply = try JSONDecoder().decode(ControlReply.self, from: run.outputBytes)
          let shown = reply.state?.words
          if words.map({ shown?.contains($0) == true }) ?? (shown == nil) { return true }
        }
        try await Task.sleep(for: .milliseconds(100))
      }
      return false
    }

    private static func path(_ lesson: String) -> String { "\(Repository.scenes)/\(lesson).swift" }

    @Test func `plays one lesson after the other in one window, and leaves that to the user`()
      async throws
    {
      let workspace = try Workspace()
      let (run, _) = try await LiveScene.play(
        ["demo", "Wiggle", "Masks"],
        in: workspace.path,
        under: .openbox
      ) { (_: LiveScene) async throws -> Void in
        #expect(try await Self.wait(for: "Wiggle", saying: "Wiggle. ", workspace))
        #expect(try await Self.wait(for: "Masks", saying: "Masks. ", workspace))
        #expect(try await Self.wait(for: "Masks", saying: "That was the last lesson", workspace))
        #expect(try await workspace.pegbar("tell", Self.path("Masks"), "close").status == 0)
      }
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output == "Wiggle\nMasks\n")
    }

    @Test func `ends where the user opens another scene`() async throws {
      let workspace = try Workspace()
      let (run, _) = try await LiveScene.play(
        ["demo", "Wiggle", "Masks"],
        in: workspace.path,
        under: .openbox
      ) { (_: LiveScene) async throws -> Void in
        #expect(try await Self.wait(for: "Wiggle", saying: "Wiggle. ", workspace))
        let opened = try await workspace.pegbar(
          "tell",
          Self.path("Wiggle"),
          "open",
          Self.path("Springs")
        )
        #expect(opened.status == 0)
        #expect(try await Self.wait(for: "Springs", saying: nil, workspace))
        #expect(try await workspace.pegbar("tell", Self.path("Springs"), "close").status == 0)
      }
      #expect(run.status == 0 && run.output == "Wiggle\n", "\(run.output) \(run.errors)")
    }

    @Test func `of no lesson, or without a display, says so`() async throws {
      let workspace = try Workspace()
      let other = try await workspace.pegbar("demo", "FadeIm", environment: ["DISPLAY": ":77"])
      #expect(
        other.status == 64
          && other.errors.contains("no lesson is called FadeIm; did you mean `FadeIn`?")
      )
      let none = try await workspace.pegbar("demo")
      #expect(none.status == 69 && none.errors.contains("no display"))
    }
  }
}
