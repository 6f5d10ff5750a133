import DisplaySupport
import Foundation
import Testing

extension InAPreview {
  /// A desktop whose scale changes while a window is open: text of other sizes, or another screen.
  @Suite struct `Another scale of the desktop` {
    private static let (white, blue, red): (UInt32, UInt32, UInt32) = (0xFFFFFF, 0x0000FF, 0xFF0000)
    /// The window's figures are at its upper right, 284 × 52 points large.
    private static let figures = (width: 284, height: 52)

    private func play(
      _ options: [String] = [],
      _ body: @escaping @Sendable (LiveScene, TestClient) async throws -> Void
    ) async throws {
      let workspace = try Workspace(["card.swift": LookScenes.squares("blue")])
      let (run, _) = try await LiveScene.play(
        ["card.swift"] + options,
        in: workspace.path,
        screen: (1200, 900)
      ) { scene in
        let desktop = try TestClient(on: scene.display.name)
        defer { desktop.leave() }
        try await body(scene, desktop)
      }
      #expect(run.status == 0 && run.errors == "")
    }

    /// Whether the scene's square and the window's figures are seen at a scale, and end where they do.
    private static func isSeen(_ picture: ScenePicture, at scale: Double, scene: Double) -> Bool {
      func pixels(_ points: Double) -> Int { Int((points * scale).rounded()) }
      let (left, right, top, bottom) = (100 * scene, 120 * scene, 60 * scene, 80 * scene)
      let hasSquare =
        picture[Int(left), Int(bottom) - 1] == blue && picture[Int(right) - 1, Int(top)] == blue
        && picture[Int(left) - 1, Int(top)] == white && picture[Int(right), Int(bottom)] == white
      let (x, y) = (Int(480 * scene) - pixels(284), pixels(52))
      let hasFigures =
        picture[x - 2, 2] == white && picture[x + 2, y - 2] != white
        && picture[x + 2, y + 2] == white
      return hasSquare && hasFigures
    }

    @Test func `is at once that of the window, its panels and the scene`() async throws {
      try await play { scene, desktop in
        try scene.key("ctrl+h")
        try await scene.expect("all") { Self.isSeen($0, at: 1, scene: 1) }
        desktop.setResources("Xft.dpi:\t192\n")
        try await scene.expect("all, twice as large") {
          scene.window.width == 960 && scene.window.height == 640
            && Self.isSeen($0, at: 2, scene: 2)
        }
        try scene.click(239, 159)
        try await scene.expect("the square clicked") { $0[200, 120] == Self.red }
        desktop.setResources("Xft.dpi:\t144\n")
        try await scene.expect("all at one and a half") {
          scene.window.width == 720 && $0[150, 90] == Self.red && $0[180, 120] == Self.white
        }
        desktop.setResources("Xft.dpi:\t96\n")
        try await scene.expect("all as it was") {
          scene.window.width == 480 && scene.window.height == 320 && $0[100, 60] == Self.red
            && $0[196 - 2, 2] == Self.white && $0[196 + 2, 50] != Self.white
        }
      }
    }

    /// At 3 it would be 1440 × 960 pixels large.
    @Test func `has all points again after one that the screen had no room for`() async throws {
      try await play { scene, desktop in
        try await scene.expect("the corner") { $0[479, 319] == Self.blue }
        desktop.setResources("Xft.dpi:\t288\n")
        try await scene.expect("as much as there is room for") {
          scene.window.width == 1200 && $0[1199, 899] == Self.blue && $0[1165, 899] == Self.white
        }
        desktop.setResources("")
        try await scene.expect("all of it") {
          scene.window.width == 480 && scene.window.height == 320 && $0[479, 319] == Self.blue
            && $0[465, 319] == Self.white
        }
      }
    }

    @Test func `is nothing to a window that has one of its own`() async throws {
      try await play(["--scale", "1"]) { scene, desktop in
        try scene.key("ctrl+h")
        try await scene.expect("all") { Self.isSeen($0, at: 1, scene: 1) }
        desktop.setResources("Xft.dpi:\t192\n")
        try scene.click(100, 60)
        try await scene.expect("the square clicked, as large as before") {
          $0[100, 60] == Self.red && $0[120, 80] == Self.white && scene.window.width == 480
        }
      }
    }
  }
}
