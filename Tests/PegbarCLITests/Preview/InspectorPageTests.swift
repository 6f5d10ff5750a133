import CoreGraphics
import DisplaySupport
import Foundation
import SceneProtocol
import Testing

extension InAPreview {
  /// The inspector's pages, by real keys and clicks beside a running scene.
  @Suite struct `A page of the inspector` {
    /// Two green squares on red; a click on one paints it blue for ten minutes.
    private static let squares = """
      import UIKit

      final class Pad: UIView {
        let card = CALayer()
        let dot = CALayer()

        func fill() {
          for (layer, name, x) in [(card, "card", 20), (dot, "dot", 180)] {
            layer.name = name
            layer.frame = CGRect(x: x, y: 20, width: 100, height: 100)
            layer.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
            self.layer.addSublayer(layer)
          }
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          guard let x = touches.first?.location(in: self).x else { return }
          let paint = CABasicAnimation(keyPath: "backgroundColor")
          paint.fromValue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
          paint.toValue = paint.fromValue
          paint.duration = 600
          (x < 150 ? card : dot).add(paint, forKey: "paint")
        }
      }

      #Preview("Squares") {
        let pad = Pad()
        pad.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        pad.fill()
        return pad
      }

      """

    private static func isBlue(_ picture: ScenePicture, _ x: Int) -> Bool {
      picture[x, 100] == PreviewScenes.blue
    }

    private static func isGreen(_ picture: ScenePicture, _ x: Int) -> Bool {
      picture[x, 100] == PreviewScenes.green
    }

    /// Plays with the squares, of which both are painted, in two groups of animations.
    private static func playPainted(
      _ body: @escaping @Sendable (PreviewTrial) async throws -> Void
    ) async throws {
      try await PreviewTrial.play(squares, screen: (1280, 800)) { trial in
        try await trial.scene.expect("the scene") { isGreen($0, 100) && isGreen($0, 260) }
        try await trial.inspect("#card")
        for x in [60, 230] {
          try trial.scene.click(x, 60)
          try await trial.scene.expect("its color") { isBlue($0, x + 30) }
        }
        try await trial.turn(toPage: 2)
        try await trial.expectLine("#dot backgroundColor running")
        try await trial.expectLine("#card backgroundColor running")
        try await body(trial)
      }
    }

    @Test func `mutes a group of animations, and gives it back`() async throws {
      try await Self.playPainted { trial in
        // The newest is selected.
        try trial.scene.key("m")
        try await trial.scene.expect("what is there without it") {
          Self.isBlue($0, 90) && Self.isGreen($0, 260)
        }
        try await trial.expectLine("at 230, 60, mute")
        try trial.scene.key("m")
        try await trial.scene.expect("the animation") { Self.isBlue($0, 260) }
        // All others are muted for the first, until the inspector is closed.
        try trial.scene.key("Up")
        try trial.scene.key("o")
        try await trial.scene.expect("the first alone") {
          Self.isBlue($0, 90) && Self.isGreen($0, 260)
        }
        try trial.scene.key("F12")
        try await trial.scene.expect("both as they are") {
          Self.isBlue($0, 90) && Self.isBlue($0, 260)
        }
      }
    }

    @Test func `slows a group while the others stand still, and gives animations other times`()
      async throws
    {
      try await Self.playPainted { trial in
        try trial.scene.key("s")
        try await trial.expectLine("0.25×")
        try trial.scene.key("Up")
        try await trial.expectLine("stands still")
        try trial.scene.key("Escape")
        try await trial.expectState("that it runs") {
          $0.inspector?.lines.contains { $0.contains("stands") || $0.contains("0.25×") } == false
        }
        try trial.scene.key("shift+Right")
        try await trial.expectLine("times 600.05 s")
        try trial.scene.key("r")
        try await trial.expectLine("replay")
      }
    }

    @Test func `plays an animation again that has ended, also one whose ends were the model's`()
      async throws
    {
      let changing = Self.squares.replacing(
        "(x < 150 ? card : dot).add(paint, forKey: \"paint\")",
        with: "CATransaction.setAnimationDuration(1)\n"
          + "card.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)"
      )
      try await PreviewTrial.play(changing, screen: (1280, 800)) { trial in
        try await trial.scene.expect("the scene") { Self.isGreen($0, 100) }
        try await trial.inspect("#card")
        try trial.scene.click(60, 60)
        try await trial.scene.expect("its color") { Self.isBlue($0, 90) }
        try await trial.turn(toPage: 2)
        try await trial.expectLine("#card backgroundColor finished")
        try trial.scene.key("r")
        try await trial.scene.expect("some of the old color") { $0.rgb(90, 100).green > 100 }
        try await trial.scene.expect("its color again") { Self.isBlue($0, 90) }
        try await trial.expectLine("#card backgroundColor finished")
      }
    }

    @Test func `has the values of the time that the scene is scrubbed to`() async throws {
      try await PreviewTrial.play(PreviewScenes.moving, screen: (1280, 800)) { trial in
        try await trial.expectState("that it runs") { $0.isRunning }
        _ = try await trial.tell("pause")
        if try await trial.state().inspector == nil { try trial.scene.key("F12") }
        try await trial.expectState("its layers") { $0.inspector?.layers ?? 0 >= 3 }
        try trial.scene.key("End")
        for time in [1.0, 3, 2] {
          _ = try await trial.tell("seek", "\(time)")
          let x = 10 + 55 * Int(time)
          try await trial.expectLine("on screen (\(x), 30)")
        }
      }
    }

    @Test func `asks why of the property that was set, and of another layer's own`() async throws {
      let changing = Self.squares.replacing(
        "(x < 150 ? card : dot).add(paint, forKey: \"paint\")",
        with: "card.cornerRadius = 0\ndot.zPosition = 3"
      )
      try await PreviewTrial.play(changing, screen: (1280, 800)) { trial in
        try await trial.scene.expect("the scene") { Self.isGreen($0, 100) }
        try await trial.inspect("#card")
        try trial.scene.click(60, 60)
        try await trial.turn(toPage: 3)
        try await trial.expectLine("#card.cornerRadius did not change: it was set to 0")
        try trial.scene.key("Right")
        try await trial.expectLine("has not been set")
        try await trial.inspect("#dot")
        try await trial.expectLine("#dot.zPosition animates")
      }
    }

    @Test func `says what a display link moves, and what has happened`() async throws {
      let linked = Self.squares.replacing(
        "(x < 150 ? card : dot).add(paint, forKey: \"paint\")",
        with: """
          let link = CADisplayLink(target: self, selector: Selector("tick", Pad.tick))
          link.add(to: .main, forMode: .common)
          CATransaction.begin()
          CATransaction.setCompletionBlock {}
          CATransaction.commit()
          """
      ).replacing(
        "override func touchesBegan",
        with:
          "func tick() {\nCATransaction.setDisableActions(true)\ndot.position.y += 0.01\n}\n\n  override func touchesBegan"
      )
      try await PreviewTrial.play(linked, screen: (1280, 800)) { trial in
        try await trial.scene.expect("the scene") { Self.isGreen($0, 100) }
        try await trial.inspect("#card")
        try trial.scene.click(60, 60)
        try await trial.turn(toPage: 2)
        try await trial.expectLine("#dot position driven")
        try await trial.turn(toPage: 3)
        try await trial.expectLine("ran a completion block")
        try await trial.expectLine("closed a transaction")
      }
    }

    @Test func `says why a change was not animated, and which one was`() async throws {
      let changing = Self.squares.replacing(
        "(x < 150 ? card : dot).add(paint, forKey: \"paint\")",
        with: "if x < 150 { CATransaction.setDisableActions(true) }\n"
          + "(x < 150 ? card : dot).opacity = 0.5"
      )
      try await PreviewTrial.play(changing, screen: (1280, 800)) { trial in
        try await trial.scene.expect("the scene") { Self.isGreen($0, 100) }
        try await trial.inspect("#card")
        try trial.scene.click(60, 60)
        try trial.scene.click(230, 60)
        try await trial.turn(toPage: 3)
        try await trial.expectLine("actions disabled")
        try await trial.inspect("#dot")
        try await trial.expectLine("✓ #dot.opacity")
        try await trial.expectLine("CABasicAnimation")
      }
    }

    @Test func `has each candidate of a hit under the pointer, large, and an Escape ends it`()
      async throws
    {
      try await PreviewTrial.play(Self.squares, screen: (1280, 800)) { trial in
        try await trial.scene.expect("the scene") { Self.isGreen($0, 100) }
        try trial.scene.key("ctrl+shift+h")
        try await trial.expectState("the page") {
          $0.inspector?.page == "hitPath" && $0.inspector?.isPicking == true
        }
        // The window manager may still place the window, which grows by the page, elsewhere.
        let isHit = try await waitUntilAnswer {
          try trial.scene.move(60, 60)
          let lines = try await trial.state().inspector?.lines ?? []
          return lines.contains("✓ Pad gets a touch at (60, 60).")
        }
        #expect(isHit)
        try await trial.expectLine("✓ #card is the layer that is hit.")
        try trial.scene.click(230, 60)
        try await trial.expectState("what was clicked") { $0.inspector?.layer == "#dot" }
        try trial.scene.key("Escape")
        try await trial.expectState("the end") { $0.inspector?.isPicking == false }
        // (What is under the pointer is tinted before.)
        try await trial.scene.expect("that the scene heard nothing") { Self.isGreen($0, 260) }
      }
    }

    @Test func `says where the pointer is only while it is over the scene`() async throws {
      try await PreviewTrial.play(Self.squares, screen: (1280, 800)) { trial in
        try await trial.scene.expect("the scene") { Self.isGreen($0, 100) }
        try await trial.inspect("#card")
        try trial.scene.move(60, 60)
        try await trial.expectState("the place in the layer") {
          $0.inspector?.words.contains("layer 40, 40") == true
            && $0.inspector?.words.contains("window 60, 60") == true
        }
        try trial.scene.move(700, 300)
        try await trial.expectState("no place") {
          $0.inspector?.words.contains("window") == false
        }
      }
    }

    @Test func `hides the selected layer, or all others, and shows them again`() async throws {
      try await PreviewTrial.play(Self.squares, screen: (1280, 800)) { trial in
        try await trial.scene.expect("the scene") { Self.isGreen($0, 100) }
        try await trial.inspect("#card")
        try trial.scene.key("h")
        try await trial.scene.expect("no card") {
          $0[100, 100] == PreviewScenes.red && Self.isGreen($0, 260)
        }
        try trial.scene.key("h")
        try await trial.scene.expect("the card") { Self.isGreen($0, 100) }
        try trial.scene.key("i")
        try await trial.scene.expect("the card alone") {
          Self.isGreen($0, 100) && $0[260, 100] == PreviewScenes.red
        }
        try trial.scene.key("i")
        try await trial.scene.expect("all") { Self.isGreen($0, 260) }
      }
    }

    @Test func `measures from the selected layer to a marked one`() async throws {
      try await PreviewTrial.play(Self.squares, screen: (1280, 800)) { trial in
        try await trial.scene.expect("the scene") { Self.isGreen($0, 100) }
        try await trial.inspect("#dot")
        try trial.scene.key("m")
        try await trial.inspect("#card")
        try await trial.expectLine("gap (60, 0) between their boxes")
        try await trial.expectLine("centers (160, 0), 160 apart")
        try await trial.expectLine("its corner in #dot (-160, 0)")
      }
    }

    @Test func `changes a color by its parts, and copies a value as a line of Swift`() async throws
    {
      try await PreviewTrial.play(Self.squares, screen: (1280, 800)) { trial in
        try await trial.scene.expect("the scene") { Self.isGreen($0, 100) }
        try await trial.inspect("#card")
        try trial.scene.key("Tab")
        for _ in 0..<60 where try await trial.state().inspector?.property != "backgroundColor" {
          try trial.scene.key("Down")
        }
        // Red, green, blue: 255 steps are more than there are.
        for key in ["Down", "Down", "Down"] { try trial.scene.key(key) }
        for _ in 0..<100 {
          let lines = try await trial.state().inspector?.lines ?? []
          if lines.contains(where: { $0.contains("backgroundColor #00ffff") }) { break }
          try trial.scene.key("shift+Right")
        }
        try await trial.scene.expect("the color") { $0[40, 40] == 0x00FFFF }
        try trial.scene.key("c")
        try await trial.expectState("what was copied") {
          $0.inspector?.words.contains(
            "copied: card.backgroundColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1).cgColor"
          ) == true
        }
        let client = try TestClient(on: trial.scene.display.name)
        let isThere = try await waitUntil { client.owner(of: "CLIPBOARD") != 0 }
        #expect(isThere)
      }
    }
  }
}
