import CoreGraphics
import DisplaySupport
import Foundation
import SceneProtocol
import Testing

extension InAPreview {
  /// Choosing among scenes, and what the choice survives.
  @Suite struct `Choosing a scene` {
    @Test func `by typing a part of its name`() async throws {
      try await PreviewTrial.play(PreviewScenes.several) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "the first")
        try trial.scene.key("ctrl+p")
        try await trial.scene.expect("the list") { $0[240, 8] != PreviewScenes.red }
        try trial.scene.display.type("lu")
        try trial.scene.key("Return")
        try await trial.expectFull(of: PreviewScenes.blue, "the one that was typed")
        try await trial.expectState("its name") { $0.scene == "Blue" }
      }
    }

    /// What is typed to find a scene is nothing to the scene that is seen.
    @Test func `tells the scene nothing of it`() async throws {
      try await PreviewTrial.play(PreviewScenes.clicked) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try trial.scene.key("ctrl+p")
        try await trial.scene.expect("the list") { $0[240, 8] != PreviewScenes.red }
        try trial.scene.key("g")
        try trial.scene.key("Escape")
        try await trial.expectFull(of: PreviewScenes.red, "red: the key was not its own")
        try trial.scene.key("g")
        try await trial.expectFull(of: PreviewScenes.green, "green: now it is")
      }
    }

    @Test func `survives a save, and that the name is gone`() async throws {
      try await PreviewTrial.play(PreviewScenes.several, ["--scene", "Green"]) { trial in
        try await trial.expectFull(of: PreviewScenes.green, "the one that was named")
        try trial.save(PreviewScenes.several + "// again\n")
        #expect(try await trial.waitForReloads(1))
        try await trial.expectFull(of: PreviewScenes.green, "the same after a save")
        try trial.save(PreviewScenes.several.replacing("\"Green\"", with: "\"Lime\""))
        try await trial.expectFull(of: PreviewScenes.red, "the first, when there is none of it")
        #expect(try await trial.state().scenes == ["Red", "Lime", "Blue"])
      }
    }

    @Test func `among the files of a folder`() async throws {
      let workspace = try Workspace([
        "b.swift": PreviewScenes.plain("green"), "a.swift": PreviewScenes.plain("red"),
        "helper.swift": "let none = 0\n", "notes.txt": "",
      ])
      let (run, _) = try await LiveScene.play(["."], in: workspace.path) { scene in
        try await scene.expect("the first by name") { $0[240, 300] == PreviewScenes.red }
        try scene.key("ctrl+p")
        try await scene.expect("the list") { $0[240, 8] != PreviewScenes.red }
        try scene.display.type("b.sw")
        try scene.key("Return")
        try await scene.expect("the other") { $0[240, 300] == PreviewScenes.green }
        // That one is looked after now.
        try workspace.write(PreviewScenes.plain("blue"), to: "b.swift")
        try await scene.expect("its next state") { $0[240, 300] == PreviewScenes.blue }
      }
      #expect(run.status == 0)
    }

    @Test func `a folder without scenes is no folder of scenes`() async throws {
      let workspace = try Workspace(["helper.swift": "let none = 0\n"])
      let run = try await workspace.pegbar(".", environment: ["DISPLAY": ":98765"])
      #expect(run.status == 66)
      #expect(run.errors.contains("it is a folder without scenes"))
    }
  }
}
