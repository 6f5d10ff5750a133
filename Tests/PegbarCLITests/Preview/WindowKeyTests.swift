import CoreGraphics
import DisplaySupport
import Foundation
import SceneProtocol
import Testing

extension InAPreview {
  /// Keys that are about the window itself.
  @Suite struct `Keys of the window` {
    /// Red on the left and green on the right, each 240 points wide.
    private static let halves = """
      import UIKit

      #Preview {
        let view = UIView()
        view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 320))
        left.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.addSubview(left)
        return view
      }

      """

    /// The scene has 480 × 320 points, and the screen 640 × 400 pixels: 1.25 pixels a point, and black beside it.
    @Test func `present the scene on the whole screen, and show it as it was`() async throws {
      try await PreviewTrial.play(Self.halves) { trial in
        let (scene, red, green) = (trial.scene, PreviewScenes.red, PreviewScenes.green)
        try await scene.expect("as it is") { $0[239, 5] == red && $0[240, 5] == green }
        let before = scene.window
        try scene.key("F11")
        try await scene.expect("its own pixels, with black beside them") { picture in
          guard (scene.window.width, scene.window.height) == (640, 400) else { return false }
          let places = [0, 19, 20, 319, 320, 619, 620, 639]
          return [2, 397].allSatisfy { y in
            places.map { picture[$0, y] } == [0, 0, red, red, green, green, 0, 0]
          }
        }
        let presented = try await trial.state()
        #expect((presented.width, presented.height) == (480, 320))
        try scene.key("F11")
        let isBack = try await waitUntil {
          let now = scene.window
          return (now.x, now.y, now.width, now.height)
            == (before.x, before.y, before.width, before.height)
        }
        #expect(isBack)
        try await scene.expect("as it was") {
          $0[239, 5] == red && $0[240, 5] == green && $0[475, 315] == green
        }
      }
    }

    /// The bar has 34 points, and the screen the height of 1.5 times 540: what is legible at a desk is so in a room.
    @Test func `present with the window's own parts larger`() async throws {
      try await PreviewTrial.play(Self.halves, screen: (1280, 810)) { trial in
        let scene = trial.scene
        try await scene.expect("as it is") { $0[239, 5] == PreviewScenes.red }
        try scene.key("F6")
        try await scene.expect("the bar") { $0.height == 354 }
        try scene.key("F11")
        try await scene.expect("a bar of 51 pixels, and the scene above it") { picture in
          guard (scene.window.width, scene.window.height) == (1280, 810) else { return false }
          return picture[2, 758] == 0 && picture[2, 759] != 0
            && picture[639, 740] == PreviewScenes.red
        }
        // What the pointer meets is larger, too: play is the second button, 16 points wide.
        let isPaused = try await trial.state().isPaused
        try scene.click(46 * 3 / 2, 759 + 25)
        try await trial.expectState("the other way") { $0.isPaused != isPaused }
        // Without the bar the scene has its room: 2.53 pixels a point, 1,214 pixels wide.
        try scene.key("F6")
        try await scene.expect("the scene on the whole screen") {
          $0[30, 400] == 0 && $0[36, 400] == PreviewScenes.red && $0[60, 806] == PreviewScenes.red
        }
        try scene.key("F6")
        try await scene.expect("the scene above the bar") {
          $0[60, 400] == 0 && $0[80, 755] == PreviewScenes.red && $0[80, 759] != PreviewScenes.red
        }
        try scene.key("F11")
        try await scene.expect("as it was") {
          $0.height == 354 && $0[5, 319] == PreviewScenes.red && $0[5, 320] != PreviewScenes.red
        }
      }
    }

    /// A cursor is no pixel of the window: the server has its picture.
    @Test func `make the pointer the dot of a laser, also over a paused scene`() async throws {
      try await PreviewTrial.play(Self.halves, screen: (1280, 810)) { trial in
        let (scene, display) = (trial.scene, trial.scene.display)
        try await scene.expect("as it is") { $0[239, 5] == PreviewScenes.red }
        try scene.move(100, 100)
        let usual = try display.cursorPixel()
        #expect(!Self.isDot(usual))
        try scene.key("F8")
        try await trial.expectState("paused") { $0.isPaused }
        try scene.key("ctrl+period")
        #expect(try await waitUntil { try Self.isDot(display.cursorPixel()) })
        #expect(try display.cursorWidth() == 24)
        // What is embedded later has it, too, and what is larger for a room has a larger one.
        try scene.key("F11")
        #expect(try await waitUntil { try display.cursorWidth() == 36 })
        try scene.move(600, 400)
        try await scene.expect("it whole") { $0[639, 400] == PreviewScenes.red }
        #expect(try Self.isDot(display.cursorPixel()))
        try scene.key("F11")
        #expect(try await waitUntil { try display.cursorWidth() == 24 })
        try scene.key("ctrl+period")
        #expect(try await waitUntil { try display.cursorPixel() == usual })
      }
    }

    /// Whether a pixel of a cursor is that of the dot's middle: a light red.
    private static func isDot(_ pixel: UInt32) -> Bool {
      pixel >> 16 == 0xFFFF && (0xA0...0xD0).contains(pixel & 0xFF)
        && pixel >> 8 & 0xFF == pixel & 0xFF
    }

    /// A presenter's remote control has the keys Page Up and Page Down.
    @Test func `go through the scenes of a folder while one is presented`() async throws {
      let (red, green) = (PreviewScenes.red, PreviewScenes.green)
      let workspace = try Workspace([
        "a.swift": PreviewScenes.plain("red"), "b.swift": PreviewScenes.plain("green"),
      ])
      let (run, _) = try await LiveScene.play(["."], in: workspace.path, under: .openbox) { scene in
        try await scene.expect("the first") { $0[240, 160] == red }
        try scene.key("F11")
        try await scene.expect("it is presented") { picture in
          scene.window.width == 640 && picture[5, 200] == 0 && picture[320, 200] == red
        }
        for (key, color) in [("Next", green), ("Next", red), ("Prior", green)] {
          try scene.key(key)
          try await scene.expect("after \(key)") { $0[320, 200] == color && $0[5, 200] == 0 }
        }
        // The speaker's notes say where in the folder that is, and what is next.
        try scene.key("F2")
        var trial = PreviewTrial(scene: scene, workspace: workspace, path: "b.swift")
        try await trial.expectState("the last of two") { $0.notes == ["", "", "2 of 2"] }
        // (That window lies before the scene.)
        try scene.key("F2")
        try await scene.expect("no notes") { $0[320, 200] == green }
        try scene.key("Prior")
        try await scene.expect("the first") { $0[320, 200] == red }
        try scene.key("F2")
        trial.path = "a.swift"
        try await trial.expectState("the first") { $0.notes == ["", "b.swift", "1 of 2"] }
      }
      #expect(run.status == 0)
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
          $0[12, 6] == 0xF6F6F8 && Set(rows($0)).count > 10
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

    @Test func `find a command by its name, in the palette and in the list`() async throws {
      try await PreviewTrial.play(PreviewScenes.clicked) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try trial.scene.key("ctrl+shift+p")
        try await trial.scene.expect("the palette") { $0[240, 8] == 0xF6F6F8 }
        try trial.scene.display.type("play or")
        try trial.scene.key("Return")
        try await trial.expectState("that it is paused") { $0.isPaused }
        try await trial.scene.expect("no palette") { $0[240, 8] == PreviewScenes.red }
        try trial.scene.key("F1")
        try await trial.scene.expect("the list") { $0[12, 6] == 0xF6F6F8 }
        try trial.scene.display.type("slow mot")
        // What is found is less, and so is the list.
        try await trial.scene.expect("less") { $0[12, 6] == PreviewScenes.red }
        try trial.scene.key("Return")
        try await trial.expectState("slow motion") { $0.speed == 0.1 && $0.isPaused }
      }
    }

    /// The scene turns green with the key G.
    @Test func `get what is typed into the palette and the list, and a running scene does not`()
      async throws
    {
      try await PreviewTrial.play(PreviewScenes.clicked) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        for (key, x, y) in [("F1", 12, 6), ("ctrl+shift+p", 240, 8)] {
          try trial.scene.key(key)
          try await trial.scene.expect("what \(key) opens") { $0[x, y] == 0xF6F6F8 }
          try trial.scene.display.type("ggg")
          for key in ["Escape", "Escape"] { try trial.scene.key(key) }
          try await trial.scene.expect("that it is closed") { $0[x, y] == PreviewScenes.red }
        }
        try await trial.scene.waitUntilSettled()
        try await trial.expectFull(of: PreviewScenes.red, "red still")
        #expect(try await !trial.state().isPaused)
        try trial.scene.key("g")
        try await trial.expectFull(of: PreviewScenes.green, "green by a key of its own")
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
