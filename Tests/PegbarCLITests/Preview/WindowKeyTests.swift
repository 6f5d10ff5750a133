import CoreGraphics
import DisplaySupport
import Foundation
import Testing

extension InAPreview {
  /// Keys that are about the window itself.
  @Suite struct `Keys of the window` {
    @Test func `make it as large as the screen, and as it was`() async throws {
      try await PreviewTrial.play(PreviewScenes.plain("red")) { trial in
        let scene = trial.scene
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        let before = scene.window
        try scene.key("F11")
        try await scene.expect("red all over the screen") { _ in
          let window = scene.window
          guard (window.width, window.height) == (640, 400) else { return false }
          let screen = try? scene.display.screenshot()
          return screen.map { $0[2, 2] == PreviewScenes.red && $0[2, 397] == PreviewScenes.red }
            ?? false
        }
        try scene.key("F11")
        let isBack = try await waitUntil {
          let now = scene.window
          return (now.x, now.y, now.width, now.height)
            == (before.x, before.y, before.width, before.height)
        }
        #expect(isBack)
      }
    }

    @Test func `keep it above others, until they do not`() async throws {
      try await PreviewTrial.play(PreviewScenes.plain("red")) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        let client = try TestClient(on: trial.scene.display.name)
        let isAbove = { client.states(of: trial.scene.window.id).contains("_NET_WM_STATE_ABOVE") }
        #expect(!isAbove())
        try trial.scene.key("ctrl+shift+t")
        let hasRisen = try await waitUntil { isAbove() }
        #expect(hasRisen)
        try trial.scene.key("ctrl+shift+t")
        let hasSunk = try await waitUntil { !isAbove() }
        #expect(hasSunk)
      }
    }

    @Test func `list all keys, with more for the wheel`() async throws {
      try await PreviewTrial.play(PreviewScenes.plain("red")) { trial in
        let scene = trial.scene
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try scene.key("F1")
        // The first rows, left of where the pointer goes.
        let rows = { (picture: ScenePicture) in
          (30..<60).flatMap { y in (12..<100).map { picture[$0, y] } }
        }
        try await scene.expect("the list") {
          $0[12, 6] == 0x212126 && Set(rows($0)).count > 10
        }
        let first = rows(try scene.picture())
        let wheel = {
          try scene.display.click(x: scene.window.x + 240, y: scene.window.y + 160, button: $0)
        }
        try wheel(5)
        try await scene.expect("what is below") { rows($0) != first }
        try wheel(4)
        try await scene.expect("the beginning again") { rows($0) == first }
        try scene.key("End")
        try await scene.expect("the end") { rows($0) != first }
        try scene.key("Home")
        try await scene.expect("the beginning") { rows($0) == first }
        try scene.key("Escape")
        // (The pointer is in the middle.)
        try await scene.expect("red without it") {
          rows($0).allSatisfy { $0 == PreviewScenes.red }
        }
      }
    }

    @Test func `write a picture, and say so for a while`() async throws {
      let run = try await PreviewTrial.play(PreviewScenes.plain("red")) { trial in
        let scene = trial.scene
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try scene.key("ctrl+s")
        let isSaid = { (picture: ScenePicture) in picture[2, 2] == 0x212126 }
        try await scene.expect("that it is written") { isSaid($0) }
        let name = try #require(try trial.workspace.files().first { $0.hasSuffix("s.png") })
        #expect(name.hasPrefix("card-"))
        // The window's messages are not in it.
        let image = try CGImage(pngFile: "\(trial.workspace.path)/\(name)")
        #expect((image.width, image.height) == (480, 320))
        #expect(image.pixels.allSatisfy { $0 & 0xFFFFFF == PreviewScenes.red })
        try await scene.expect("that nothing is said any more") { !isSaid($0) }
        try await trial.expectFull(of: PreviewScenes.red, "red in the end")
      }
      #expect(run.errors.hasPrefix("pegbar: wrote /"))
      #expect(run.errors.hasSuffix("s.png\n"))
    }
  }
}
