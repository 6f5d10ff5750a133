import CoreGraphics
import DisplaySupport
import Foundation
import SceneProtocol
import Testing

extension InAPreview {
  /// What a new user meets: a word of the list of keys, what there is to open, and what was opened before.
  @Suite struct `The first minutes` {
    /// The background of words over the scene.
    private static let overlay: UInt32 = 0x212126

    private static func play(
      _ arguments: [String],
      in workspace: Workspace,
      _ body: @escaping @Sendable (LiveScene) async throws -> Void
    ) async throws {
      let state = ["XDG_STATE_HOME": workspace.path + "/state"]
      let (run, _) = try await LiveScene.play(
        arguments,
        in: workspace.path,
        environment: state,
        under: .openbox,
        body
      )
      #expect(run.status == 0)
    }

    /// What the windows remember together.
    private static func memory(in workspace: Workspace) -> String {
      (try? String(contentsOfFile: "\(workspace.path)/state/pegbar/window.json", encoding: .utf8))
        ?? ""
    }

    @Test func `a new window has a word of the list of keys, until the user has opened that`()
      async throws
    {
      let workspace = try Workspace([
        "card.swift": PreviewScenes.plain("red"), "other.swift": PreviewScenes.plain("blue"),
      ])
      try await Self.play(["card.swift"], in: workspace) { scene in
        try await scene.expect("the word over the scene") {
          $0[4, 4] == Self.overlay && $0[240, 160] == PreviewScenes.red
        }
        try await scene.expect("the scene without it") { $0[4, 4] == PreviewScenes.red }
        try scene.key("F1")
        try await scene.expect("the list") { $0[240, 160] != PreviewScenes.red }
      }
      try await Self.play(["other.swift"], in: workspace) { scene in
        // (A scene is noted after the word is said.)
        let isNoted = try await waitUntil {
          Self.memory(in: workspace).contains("other.swift")
        }
        #expect(isNoted)
        #expect(try scene.picture()[4, 4] == PreviewScenes.blue, "no word any more")
      }
    }

    @Test func `scenes that were opened before are in the list of any window`() async throws {
      let workspace = try Workspace([
        "cards/card.swift": PreviewScenes.plain("red"),
        "cards/gone.swift": PreviewScenes.plain("red"),
        "others/other.swift": PreviewScenes.plain("blue"),
      ])
      for name in ["cards/gone.swift", "cards/card.swift"] {
        try await Self.play([name], in: workspace) { scene in
          try await scene.expect("red") { $0[240, 160] == PreviewScenes.red }
          let isNoted = try await waitUntil { Self.memory(in: workspace).contains(name) }
          #expect(isNoted)
        }
      }
      try FileManager.default.removeItem(atPath: workspace.path + "/cards/gone.swift")
      try await Self.play(["others/other.swift"], in: workspace) { scene in
        try await scene.expect("blue") { $0[240, 160] == PreviewScenes.blue }
        try scene.key("ctrl+p")
        try await scene.expect("the list") { $0[240, 8] != PreviewScenes.blue }
        // (Of the two, one is not there any more.)
        try scene.display.type("cards")
        try scene.key("Return")
        try await scene.expect("the other one") { $0[240, 300] == PreviewScenes.red }
      }
      let recent = Self.memory(in: workspace)
      let places = ["cards/card.swift", "others/other.swift", "cards/gone.swift"].map {
        recent.range(of: $0)?.lowerBound
      }
      #expect(places.allSatisfy { $0 != nil })
      #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted(), "the latest first")
    }

    @Test func `without a scene's name the window asks for one of the lessons`() async throws {
      let workspace = try Workspace(["none.txt": ""])
      let shot = try await workspace.pegbar(
        line: "shot \(Repository.scenes)/HitTesting.swift -o hit.png --scale 1"
      )
      try #require(shot.status == 0)
      let lesson = try CGImage(pngFile: "\(workspace.path)/hit.png")
      try await Self.play([], in: workspace) { scene in
        try await scene.expect("the list") { $0[240, 8] == 0xF6F6F8 }
        // (That lesson says where the pointer is.)
        try scene.display.move(x: 0, y: 0)
        try scene.display.type("hittesting.sw")
        try scene.key("Return")
        try await scene.expect(lesson)
      }
    }

    @Test func `a message can be folded, and the next one is as the user has left it`()
      async throws
    {
      try await PreviewTrial.play(PreviewScenes.plain("red")) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try trial.save(PreviewScenes.broken)
        try await trial.expectError(over: PreviewScenes.red, "the error")
        try await trial.scene.expect("all of it") { $0[240, 270] != PreviewScenes.red }
        try trial.scene.key("ctrl+shift+m")
        try await trial.scene.expect("its first line") {
          PreviewTrial.saysSomething($0) && $0[240, 270] == PreviewScenes.red
        }
        try trial.save("import UIKit\nimport Missing\n#Preview { UIView() }\n")
        try await trial.expectMessage("no such module 'Missing'")
        #expect(try trial.scene.picture()[240, 270] == PreviewScenes.red)
        // (A click on a folded message opens it and no editor.)
        try trial.scene.click(240, 310)
        try await trial.scene.expect("all of the next") { $0[240, 270] != PreviewScenes.red }
      }
    }

    @Test func `lists and menus are as light or dark as the desktop`() async throws {
      try await PreviewTrial.play(PreviewScenes.plain("red")) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try trial.scene.key("ctrl+p")
        try await trial.scene.expect("a light list") { $0[240, 8] == 0xF6F6F8 }
        let desktop = try SettingsManager(on: trial.scene.display.name)
        desktop.publish(theme: "Adwaita-dark")
        try await trial.scene.expect("a dark one") { $0[240, 8] == 0x212126 }
        desktop.publish(theme: "Adwaita")
        try await trial.scene.expect("a light one again") { $0[240, 8] == 0xF6F6F8 }
      }
    }
  }
}
