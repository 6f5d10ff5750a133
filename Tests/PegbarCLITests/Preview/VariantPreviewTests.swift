import DisplaySupport
import Foundation
import SceneProtocol
import Testing

extension InAPreview {
  /// Variants side by side in the preview window.
  @Suite struct `Variants in a window` {
    /// One that is as large as it is.
    private static func scene(_ color: String) -> String {
      PreviewScenes.plain(color, onClick: "backgroundColor = .black").replacingOccurrences(
        of: "#Preview(\"Plain\")",
        with: "#Preview(\"Plain\", traits: .fixedLayout(width: 120, height: 80))"
      )
    }

    @Test func `are live: each is clicked, reloaded, and left again by the key`() async throws {
      let workspace = try Workspace(["card.swift": Self.scene("red")])
      let played = try await LiveScene.play(
        ["card.swift", "--variants", "dark"],
        in: workspace.path
      ) { scene in
        try await scene.expect("two red screens") {
          $0[76, 76] == PreviewScenes.red && $0[212, 76] == PreviewScenes.red
        }
        #expect(scene.window.width == 2 * 136 + 16 && scene.window.height == 132)
        try scene.click(212, 76)
        try await scene.expect("the second is clicked") {
          $0[76, 76] == PreviewScenes.red && $0[212, 76] == 0
        }
        try Self.scene("green").write(
          toFile: workspace.path + "/card.swift",
          atomically: true,
          encoding: .utf8
        )
        try await scene.expect("both are reloaded, and the click is repeated in the second") {
          $0[76, 76] == PreviewScenes.green && $0[212, 76] == 0
        }
        // Text sizes, devices, and none.
        for _ in 0..<3 { try scene.key("ctrl+g") }
        try await scene.expect("the preview alone") { $0[2, 2] == PreviewScenes.green }
        let isSmall = try await waitUntil { scene.window.width == 120 && scene.window.height == 80 }
        #expect(isSmall)
        try scene.key("ctrl+g")
        try await scene.expect("two again") {
          $0[2, 2] != PreviewScenes.green && $0[212, 76] == PreviewScenes.green
        }
      }
      #expect(played.run.status == 0)
    }

    /// 288 × 132 points on 640 × 400 pixels: 568/256 pixels a point.
    @Test func `are presented as large as the screen permits`() async throws {
      try await PreviewTrial.play(Self.scene("red"), ["--variants", "dark"]) { trial in
        let scene = trial.scene
        try await scene.expect("two red screens") {
          $0[76, 76] == PreviewScenes.red && $0[212, 76] == PreviewScenes.red
        }
        try scene.key("F11")
        try await scene.expect("both, with black above and below") { picture in
          guard (scene.window.width, scene.window.height) == (640, 400) else { return false }
          return picture[320, 20] == 0 && picture[320, 380] == 0
            && [168, 470].allSatisfy { picture[$0, 53 + 168] == PreviewScenes.red }
        }
        // Without them the preview alone is: 120 × 80 points at 5 pixels a point, on 600 × 400.
        for _ in 0..<3 { try scene.key("ctrl+g") }
        var corners: Set<UInt32> = []
        try await scene.expect("the preview alone, with black beside it") {
          corners.insert($0[635, 395])
          return $0[10, 200] == 0 && $0[630, 200] == 0
            && $0[30, 10] == PreviewScenes.red && $0[610, 390] == PreviewScenes.red
        }
        // On the way all of the screen was the scene's: no part of the window itself was seen.
        #expect(corners == [0])
        // Its window has its size then, and not that of the variants before.
        try scene.key("F11")
        try await scene.expect("it as it is") {
          ($0.width, $0.height) == (120, 80) && $0[5, 5] == PreviewScenes.red
            && $0[115, 75] == PreviewScenes.red
        }
        let state = try await trial.state()
        #expect((state.width, state.height) == (120, 80))
      }
    }
  }
}
