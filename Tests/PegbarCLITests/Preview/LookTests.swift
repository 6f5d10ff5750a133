import CoreGraphics
import DisplaySupport
import Foundation
import Testing

extension InAPreview {
  /// A scene that is looked at otherwise than as it is; all of it stays when the scene is saved.
  @Suite struct `Looking at a scene` {
    private static let white: UInt32 = 0xFFFFFF
    private static let (red, green, blue) = (
      PreviewScenes.red, PreviewScenes.green, PreviewScenes.blue
    )

    private func preview(
      _ text: String,
      _ options: String...,
      body: @escaping @Sendable (LiveScene, Workspace) async throws -> Void
    ) async throws {
      let workspace = try Workspace(["card.swift": text])
      let (run, _) = try await LiveScene.play(["card.swift"] + options, in: workspace.path) {
        try await body($0, workspace)
      }
      #expect(run.status == 0 && run.errors == "")
    }

    /// Whether a color is there where a square is seen, and not around it.
    private static func hasSquare(
      _ picture: ScenePicture,
      _ color: UInt32,
      _ x: Int,
      _ y: Int,
      side: Int
    ) -> Bool {
      let end = side - 1
      let inside = [(0, 0), (end, 0), (0, end), (end, end)]
      let outside = [(-1, 0), (0, -1), (side, 0), (0, side), (side, end), (end, side)]
      return inside.allSatisfy { picture[x + $0.0, y + $0.1] == color }
        && outside.allSatisfy { picture[x + $0.0, y + $0.1] == white }
    }

    /// At 8 about (100, 60) the square of 20 is 160 to the right and below.
    @Test func `Ctrl and the wheel zoom at the pointer, clicks come where they should`()
      async throws
    {
      try await preview(LookScenes.squares("blue")) { scene, workspace in
        try await scene.expect("the square") { Self.hasSquare($0, Self.blue, 100, 60, side: 20) }
        try scene.wheel(100, 60, notches: 5)
        try await scene.expect("it enlarged") { Self.hasSquare($0, Self.blue, 100, 60, side: 160) }
        try workspace.write(LookScenes.squares("green"), to: "card.swift")
        try await scene.expect("it as saved, enlarged") {
          Self.hasSquare($0, Self.green, 100, 60, side: 160)
        }
        try scene.key("ctrl+apostrophe")
        try await scene.expect("lines between its pixels") {
          // A quarter towards black on white; on dark green towards white.
          $0[99, 61] == Self.white && $0[100, 61] != Self.green && $0[101, 61] == Self.green
            && $0[107, 67] == Self.green && $0[108, 67] != Self.green && $0[92, 61] == 0xBFBFBF
        }
        try scene.key("ctrl+apostrophe")
        try scene.click(99, 60)
        try scene.click(259, 219)
        try await scene.expect("it clicked") { Self.hasSquare($0, Self.red, 100, 60, side: 160) }
        try scene.wheel(200, 200, notches: -5)
        try await scene.expect("it as it is") { Self.hasSquare($0, Self.red, 100, 60, side: 20) }
      }
    }

    /// At 4 about the middle of 480 × 320 the square at (100, 60) is at (-320, -240); it is brought back by half of it.
    @Test func `the middle button moves what is seen, and keys zoom about the middle`()
      async throws
    {
      try await preview(LookScenes.squares("blue")) { scene, workspace in
        try await scene.expect("the square") { Self.hasSquare($0, Self.blue, 100, 60, side: 20) }
        for key in ["ctrl+equal", "ctrl+plus", "ctrl+equal"] { try scene.key(key) }
        try await scene.expect("nothing of it") {
          $0[100, 60] == Self.white && $0[1, 1] == Self.white
        }
        try scene.drag(10, 10, to: 410, 300)
        try await scene.expect("it moved") { Self.hasSquare($0, Self.blue, 80, 50, side: 80) }
        try workspace.write(LookScenes.squares("green"), to: "card.swift")
        try await scene.expect("it as saved") { Self.hasSquare($0, Self.green, 80, 50, side: 80) }
        try scene.click(100, 60)
        try await scene.expect("it clicked") { Self.hasSquare($0, Self.red, 80, 50, side: 80) }
        // The middle is at (240, 160): at 3 it is three quarters as far from there.
        try scene.key("ctrl+minus")
        try await scene.expect("it smaller") { Self.hasSquare($0, Self.red, 120, 77, side: 60) }
        try scene.key("ctrl+0")
        try await scene.expect("it as it is") { Self.hasSquare($0, Self.red, 100, 60, side: 20) }
      }
    }

    /// It has a square at (470, 310) while it has 480 × 320.
    @Test func `a scene keeps its size while it is enlarged, and gets the window's then`()
      async throws
    {
      try await preview(LookScenes.squares("blue")) { scene, workspace in
        try await scene.expect("the corner") {
          $0[470, 310] == Self.blue && $0[479, 319] == Self.blue
        }
        try scene.key("ctrl+equal")
        try await scene.expect("the middle") { $0[479, 319] == Self.white }
        try scene.display.resize(window: scene.window.id, width: 600, height: 380)
        try await scene.expect("more of it") { _ in scene.window.width == 600 }
        // (600 - 960) / 2 to the left and (380 - 640) / 2 above, that is as far as it goes to the left.
        try scene.drag(550, 300, to: 0, 0)
        try await scene.expect("the corner, enlarged") {
          $0[600 - 20, 380 - 20] == Self.blue && $0[599, 379] == Self.blue
            && $0[579, 379] == Self.white
        }
        try workspace.write(LookScenes.squares("green"), to: "card.swift")
        try await scene.expect("the corner as saved") {
          $0[600 - 20, 380 - 20] == Self.green && $0[579, 379] == Self.white
        }
        // All of 480 × 320 in 600 × 380 is at 1.1875, with 15 left and right.
        try scene.key("ctrl+9")
        try await scene.expect("all of it") {
          $0[10, 190] == 0x6E6E73 && $0[20, 190] == Self.white && $0[580, 375] == Self.green
        }
        try scene.key("ctrl+0")
        try await scene.expect("the window's size") {
          $0[590, 370] == Self.green && $0[599, 379] == Self.green && $0[580, 375] == Self.white
        }
      }
    }

    /// Whether anything but the scene's own white is seen around a place.
    private static func hasMark(_ picture: ScenePicture, _ x: Int, _ y: Int) -> Bool {
      (-15...15).contains { step in
        picture[x + step, y] != white || picture[x, y + step] != white
      }
    }

    /// A held button has a mark as long as it is held; keys are shown at the center of the lower edge.
    @Test func `clicks and keys are drawn where that is asked for, and are not in pictures`()
      async throws
    {
      let workspace = try Workspace(["card.swift": LookScenes.squares("blue")])
      let options = ["card.swift", "--show-input"]
      let (run, _) = try await LiveScene.play(options, in: workspace.path) { scene in
        try await scene.expect("the square") { Self.hasSquare($0, Self.blue, 100, 60, side: 20) }
        try scene.move(300, 200)
        try scene.display.press()
        try await scene.expect("a mark") { Self.hasMark($0, 300, 200) }
        try scene.key("ctrl+s")
        let isWritten = try await waitUntil {
          (try? workspace.files().contains { $0.hasSuffix("s.png") }) ?? false
        }
        #expect(isWritten)
        let name = try #require(try workspace.files().first { $0.hasSuffix("s.png") })
        let image = try CGImage(pngFile: "\(workspace.path)/\(name)")
        let place = 200 * image.width + 300
        #expect((-15...15).allSatisfy { image.pixels[place + $0] == 0xFFFF_FFFF })
        try scene.display.release()
        try await scene.expect("no mark") { !Self.hasMark($0, 300, 200) }
        try workspace.write(LookScenes.squares("green"), to: "card.swift")
        try await scene.expect("it as saved") { Self.hasSquare($0, Self.green, 100, 60, side: 20) }
        try scene.key("a")
        try await scene.expect("a key") { picture in
          (200..<280).contains { picture[$0, 290] != Self.white }
        }
        try scene.key("ctrl+shift+k")
        try await scene.expect("nothing of it") { picture in
          (200..<280).allSatisfy { picture[$0, 290] == Self.white }
        }
        try scene.click(110, 70)
        try await scene.expect("only the click") {
          Self.hasSquare($0, Self.red, 100, 60, side: 20)
        }
      }
      #expect(run.status == 0 && run.errors.hasPrefix("pegbar: wrote /"))
    }

    @Test func `the background goes round, and stays`() async throws {
      try await preview(LookScenes.squares("blue")) { scene, workspace in
        try await scene.expect("white") { $0[0, 0] == Self.white && $0[8, 0] == Self.white }
        try scene.key("ctrl+b")
        try await scene.expect("a checkerboard") {
          $0[0, 0] == Self.white && $0[7, 7] == Self.white && $0[8, 0] == 0xCCCCCC
            && $0[0, 8] == 0xCCCCCC && $0[8, 8] == Self.white && $0[105, 65] == Self.blue
        }
        try scene.key("ctrl+b")
        try await scene.expect("black") { $0[0, 0] == 0 && $0[105, 65] == Self.blue }
        try workspace.write(LookScenes.squares("green"), to: "card.swift")
        try await scene.expect("still black") { $0[0, 0] == 0 && $0[105, 65] == Self.green }
        try scene.key("ctrl+b")
        try await scene.expect("white again") { $0[0, 0] == Self.white }
      }
    }

    /// What is seen is what a shot for such a screen has; the window keeps its points.
    @Test func `the scene is shown as on other screens`() async throws {
      let shots = try Workspace(["card.swift": LookScenes.drawn])
      for scale in 1...3 {
        let shot = try await shots.pegbar(line: "shot card.swift --scale \(scale) -o \(scale).png")
        #expect(shot.status == 0)
      }
      let pictures = try (1...3).map { try CGImage(pngFile: "\(shots.path)/\($0).png") }
      try await preview(LookScenes.drawn) { scene, workspace in
        try await scene.expect(pictures[0])
        for scale in [2, 3, 1, 2] {
          try scene.key("ctrl+\(scale)")
          try await scene.expect(pictures[scale - 1])
        }
        try workspace.write(LookScenes.drawn + "// saved\n", to: "card.swift")
        let trial = PreviewTrial(scene: scene, workspace: workspace)
        #expect(try await trial.waitForReloads(1))
        try await scene.expect(pictures[1])
        #expect(scene.window.width == 400 && scene.window.height == 240)
      }
    }

    @Test(arguments: [false, true])
    func `the scene is notified of reduced motion`(isReduced: Bool) async throws {
      let options = isReduced ? ["--reduced-motion"] : []
      let workspace = try Workspace(["card.swift": LookScenes.motion])
      let (first, second) = isReduced ? (Self.red, Self.blue) : (Self.blue, Self.red)
      let (run, _) = try await LiveScene.play(["card.swift"] + options, in: workspace.path) {
        scene in
        try await scene.expect("as it begins") { $0[9, 9] == first }
        try scene.key("ctrl+m")
        try await scene.expect("that it is told") { $0[9, 9] == (isReduced ? 0 : Self.white) }
        try workspace.write(LookScenes.motion + "// saved\n", to: "card.swift")
        try await scene.expect("that it stays") { $0[9, 9] == second }
      }
      #expect(run.status == 0)
    }

    @Test(arguments: [nil, "light", "dark"])
    func `the scene is light or dark`(option: String?) async throws {
      let workspace = try Workspace(["card.swift": LookScenes.traits])
      let options = option.map { ["--appearance", $0] } ?? []
      let (first, second) =
        option == "dark" ? (Self.red, Self.green) : (Self.green, Self.red)
      let (run, _) = try await LiveScene.play(["card.swift"] + options, in: workspace.path) {
        scene in
        try await scene.expect("as it begins") { $0[9, 9] == first }
        let desktop = try SettingsManager(on: scene.display.name)
        desktop.publish(theme: option == "dark" ? "Adwaita" : "Adwaita-dark")
        // The desktop is followed by default, until the key is pressed.
        if option == nil {
          try await scene.expect("that it follows") { $0[9, 9] == second }
          desktop.publish(theme: "Adwaita")
          try await scene.expect("that it follows back") { $0[9, 9] == first }
        }
        try scene.key("ctrl+d")
        try await scene.expect("the other") { $0[9, 9] == second }
        try workspace.write(LookScenes.traits + "// saved\n", to: "card.swift")
        let trial = PreviewTrial(scene: scene, workspace: workspace)
        #expect(try await trial.waitForReloads(1))
        try await scene.expect("that it stays") { $0[9, 9] == second }
      }
      #expect(run.status == 0)
    }

    /// A step back creates the scene again: it is seen at the same zoom as before.
    @Test func `steps go through exact frames, enlarged`() async throws {
      let shots = try Workspace(["card.swift": PreviewScenes.moving])
      var frames: [CGImage] = []
      for time in ["0", "0.083333333", "0.066666667"] {
        let shot = try await shots.pegbar(line: "shot card.swift --at \(time) -o at-\(time).png")
        #expect(shot.status == 0)
        // At 2 about the middle there are 60 of 240 columns and 15 of 60 rows less on either side.
        let image = try CGImage(pngFile: "\(shots.path)/at-\(time).png")
        frames.append(image.seenTwice(from: (120, 30)))
      }
      let seen = frames
      try await preview(PreviewScenes.moving) { scene, _ in
        try scene.key("F8")
        try scene.key("Home")
        try scene.key("equal")
        try scene.key("Home")
        try await scene.expect(seen[0])
        for _ in 0..<5 { try scene.key("Right") }
        try await scene.expect(seen[1])
        try scene.key("Left")
        try await scene.expect(seen[2])
      }
    }
  }
}

extension CGImage {
  /// What is seen of this picture at 200 % in a window of its size, with the pixels hidden at its left and top.
  fileprivate func seenTwice(from origin: (x: Int, y: Int)) -> CGImage {
    let colors = (0..<height).flatMap { y in
      (0..<width).map { x in pixels[(y + origin.y) / 2 * width + (x + origin.x) / 2] }
    }
    return CGImage(width: width, height: height, pixels: colors)
  }
}

extension LiveScene {
  /// Turns the wheel with Ctrl held, away from the user for a positive number.
  fileprivate func wheel(_ x: Int, _ y: Int, notches: Int) throws {
    try display.keyDown("ctrl")
    for _ in 0..<abs(notches) {
      try display.click(x: window.x + x, y: window.y + y, button: notches > 0 ? 4 : 5)
    }
    try display.keyUp("ctrl")
  }

  /// Drags with the middle button.
  fileprivate func drag(_ x: Int, _ y: Int, to endX: Int, _ endY: Int) throws {
    try move(x, y)
    try display.press(button: 2)
    try move((x + endX) / 2, (y + endY) / 2)
    try move(endX, endY)
    try display.release(button: 2)
  }
}
