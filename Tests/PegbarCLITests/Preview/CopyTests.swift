import CoreGraphics
import DisplaySupport
import Foundation
import Glibc
import Testing

extension InAPreview {
  /// Ctrl+C in the preview window.
  @Suite struct `Copying the picture` {
    private static func paste(_ paster: PastingClient) async throws -> CGImage {
      let bytes = try #require(try await paster.paste("image/png")?.bytes)
      return try CGImage(pngData: Data(bytes))
    }

    /// Copies until it is there.
    private static func copy(_ scene: LiveScene, _ paster: PastingClient) async throws -> CGImage {
      try scene.key("ctrl+c")
      let isThere = try await waitUntil { paster.client.owner(of: "CLIPBOARD") != 0 }
      try #require(isThere, "nothing is copied")
      return try await paste(paster)
    }

    @Test func `offers the visible frame to others, exactly`() async throws {
      let workspace = try Workspace(["card.swift": PreviewScenes.moving])
      let (run, _) = try await LiveScene.play(["card.swift"], in: workspace.path) { scene in
        // (A screen without a window is black all over.)
        try await scene.expect("that it is on its way") {
          $0[30, 30] == 0 && $0[5, 30] == 0xFFFFFF
        }
        try scene.key("F8")
        let client = try TestClient(on: scene.display.name)
        let isPaused = try await waitUntil {
          client.text("_NET_WM_NAME", of: scene.window.id)?.hasSuffix("paused") == true
        }
        #expect(isPaused)
        // To a frame that nothing moves any more.
        try scene.key("F9")
        let paster = try PastingClient(on: scene.display.name)
        let picture = try await Self.copy(scene, paster)
        #expect(picture.width == 240 && picture.height == 60)
        // (Its last frame may have been on its way to the screen.)
        try await scene.expect(picture)
        #expect(picture.pixels[30 * 240 + 5] == 0xFFFF_FFFF, "it is the first frame")
        // What is copied stays what it was.
        try scene.key("Shift+F9")
        try await scene.expect("another frame") { $0.difference(from: picture) != nil }
        #expect(try await Self.paste(paster).pixels == picture.pixels)
      }
      #expect(run.status == 0)
      #expect(run.errors == "pegbar: copied the picture\n")
      #expect(try workspace.files() == ["card.swift"])
    }

    @Test func `offers a large picture too, and outlives the window with a clipboard manager`()
      async throws
    {
      let workspace = try Workspace(["noise.swift": PreviewScenes.noise])
      let shot = try await workspace.pegbar(
        line: "shot noise.swift --size 600x380 -o shot.png"
      )
      #expect(shot.status == 0)
      let expected = try CGImage(pngFile: workspace.path + "/shot.png").pixels
      let arguments = ["noise.swift", "--size", "600x380"]
      let (run, _) = try await LiveScene.play(arguments, in: workspace.path) { scene in
        try await scene.expect(try CGImage(pngFile: workspace.path + "/shot.png"))
        let paster = try PastingClient(on: scene.display.name)
        let manager = try FakeClipboardManager(on: scene.display.name, .takes)
        #expect(try await Self.copy(scene, paster).pixels == expected)
        scene.close()
        let hasEnded = try await waitUntil {
          manager.serve()
          return kill(scene.process, 0) != 0
        }
        #expect(hasEnded)
        let saved = try #require(manager.saved["image/png"])
        #expect(saved.count > 300_000)
        #expect(try CGImage(pngData: Data(saved)).pixels == expected)
      }
      #expect(run.status == 0)
    }

    /// All of it, also what is covered by what is said of that.
    @Test(arguments: ["fatalError()", "while true {}"])
    func `offers the last picture of a scene that has crashed, or does not answer`(
      _ mistake: String
    ) async throws {
      let text = PreviewScenes.plain("red", onClick: mistake)
      let workspace = try Workspace(["card.swift": text])
      let (run, _) = try await LiveScene.play(["card.swift"], in: workspace.path) { scene in
        try await scene.expect("red at first") { $0[240, 160] == PreviewScenes.red }
        try scene.click(100, 100)
        try await scene.expect("the message") { $0[1, 315] != PreviewScenes.red }
        let paster = try PastingClient(on: scene.display.name)
        let pixels = try await Self.copy(scene, paster).pixels
        #expect(pixels.count == 480 * 320)
        #expect(pixels.allSatisfy { $0 == 0xFF00_0000 | PreviewScenes.red })
      }
      #expect(run.status == 0)
      #expect(run.errors.contains("pegbar: copied the picture\n"))
    }

    /// It is requested before it is known that the scene will not answer.
    @Test func `offers it also when that is detected afterwards`() async throws {
      let text = PreviewScenes.plain("red", onClick: "while true {}")
      let workspace = try Workspace(["card.swift": text])
      let (run, _) = try await LiveScene.play(["card.swift"], in: workspace.path) { scene in
        try await scene.expect("red at first") { $0[240, 160] == PreviewScenes.red }
        try scene.click(100, 100)
        let paster = try PastingClient(on: scene.display.name)
        let pixels = try await Self.copy(scene, paster).pixels
        #expect(pixels.allSatisfy { $0 == 0xFF00_0000 | PreviewScenes.red })
      }
      #expect(run.status == 0)
    }

    @Test func `reports when nothing is visible`() async throws {
      let workspace = try Workspace(["card.swift": PreviewScenes.broken])
      let (run, _) = try await LiveScene.play(["card.swift"], in: workspace.path) { scene in
        try await scene.expect("the message") { $0.rgb(1, 315).red > 200 }
        try scene.key("ctrl+c")
        // (What comes after it is done after it.)
        try scene.key("ctrl+q")
        try await scene.waitForEnd()
      }
      #expect(run.status == 0)
      #expect(run.errors.contains("pegbar: nothing copied: there is no picture to be had\n"))
    }
  }
}
