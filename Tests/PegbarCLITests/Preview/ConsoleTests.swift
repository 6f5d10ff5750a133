import DisplaySupport
import Foundation
import SceneProtocol
import Testing

extension InAPreview {
  /// What a scene says beside its picture, by real clicks and keys.
  @Suite struct `The console of a preview` {
    /// A red window that does something in each of its quarters: a warning, a loop, nothing, a crash.
    private static let text = """
      import UIKit

      final class Pad: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          let x = touches.first?.location(in: self).x ?? 0
          print("touched at \\(Int(x))")
          if x < 120 {
            layer.position = CGPoint(x: CGFloat.nan, y: 0)
          } else if x < 240 {
            while true { layer.zPosition += 0 }
          } else if x > 360 {
            print([1, 2][Int(x)])
          }
        }
      }

      #Preview("Pad") {
        let pad = Pad()
        pad.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        return pad
      }

      """

    private static func play(
      _ body: @escaping @Sendable (PreviewTrial) async throws -> Void
    ) async throws -> CommandRun {
      try await PreviewTrial.play(text, screen: (1000, 700)) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try await body(trial)
      }
    }

    private static func isBadge(_ picture: ScenePicture) -> Bool {
      let color = picture.rgb(468, 294)
      return color.red > 200 && (130...190).contains(color.green) && color.blue < 80
    }

    @Test func `lists what it prints and warnings with their places, new ones under a badge`()
      async throws
    {
      let run = try await Self.play { trial in
        try trial.scene.click(300, 100)
        try await trial.expectState("what is printed") { $0.console == ["touched at 300"] }
        #expect(try await trial.state().newWarnings == 0)
        try trial.scene.click(60, 100)
        try await trial.expectState("the warning with its line") {
          $0.newWarnings == 1
            && $0.console.contains {
              $0.contains("position must be finite") && $0.hasSuffix(" card.swift:8")
            }
        }
        try await trial.scene.expect("the badge") { Self.isBadge($0) }
        try trial.scene.key("ctrl+grave")
        try await trial.expectState("that it was seen") { $0.newWarnings == 0 }
        // The scene keeps its size, and the drawer is below it.
        try await trial.scene.expect("the drawer") {
          $0.height == 320 + 168 && $0[468, 294] == PreviewScenes.red
            && $0[400, 470] == 0xFFFFFF
        }
        try trial.scene.key("ctrl+shift+j")
        try await trial.scene.expect("that it is closed") {
          $0.height == 320 && $0[468, 294] == PreviewScenes.red
        }
      }
      #expect(run.output == "touched at 300\ntouched at 60\n")
      #expect(run.errors.contains("pegbar: CALayer: position must be finite"))
    }

    /// A scene that is saved warns while the one before it is seen.
    @Test func `has the places of warnings of a scene that sets itself up`() async throws {
      _ = try await Self.play { trial in
        let text = Self.text.replacing(
          "UIView {\n",
          with: "UIView {\n  override func didMoveToWindow() { layer.zPosition = .nan }\n"
        )
        try trial.save(text)
        try await trial.expectState("the warning with its line, and its mark") {
          $0.console.contains { $0.contains("zPosition") && $0.hasSuffix(" card.swift:4") }
            && $0.ticks.contains { $0.hasPrefix("warning") }
        }
        // What is mended is not marked any more.
        try trial.save(Self.text)
        try await trial.expectState("no mark") {
          $0.reloads >= 2 && !$0.ticks.contains { $0.hasPrefix("warning") }
        }
      }
    }

    @Test func `takes no height back that it was not given`() async throws {
      try await PreviewTrial.play(PreviewScenes.plain("red"), screen: (640, 400)) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        for _ in 0..<2 {
          try trial.scene.key("ctrl+grave")
          // (Its lower edge is the window's.)
          try await trial.scene.expect("the drawer") { $0[400, $0.height - 8] != PreviewScenes.red }
          try trial.scene.key("ctrl+grave")
          try await trial.scene.expect("that it is closed") {
            $0.height == 320 && $0[240, 310] == PreviewScenes.red
          }
        }
      }
    }

    @Test func `says in which line a scene is that hangs`() async throws {
      _ = try await Self.play { trial in
        try trial.scene.click(180, 100)
        try await trial.expectState("the line") {
          $0.message.contains("card.swift:10")
            && $0.message.contains { $0.contains("│ while true { layer.zPosition += 0 }") }
        }
        try trial.scene.key("ctrl+k")
        try await trial.expectState("that it has ended") { !$0.isRunning }
      }
    }

    /// The compiler has a preview's body in the expansion of a macro, in a file of its own making.
    @Test func `has the lines of a preview's body: of a warning, of a loop, of a crash`()
      async throws
    {
      let text = """
        import UIKit

        final class Pad: UIView {
          var touched: (CGFloat) -> Void = { _ in }
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            touched(touches.first?.location(in: self).x ?? 0)
          }
        }

        #Preview("Pad") {
          let pad = Pad()
          pad.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
          pad.touched = { x in
            if x < 120 {
              pad.layer.position = CGPoint(x: CGFloat.nan, y: 0)
            } else if x < 240 {
              while true { pad.layer.zPosition += 0 }
            } else {
              fatalError("no way")
            }
          }
          return pad
        }

        """
      try await PreviewTrial.play(text, screen: (1000, 700)) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try trial.scene.click(60, 100)
        try await trial.expectState("the warning with its line") {
          $0.console.contains { $0.contains("position") && $0.hasSuffix(" card.swift:15") }
        }
        try trial.scene.click(180, 100)
        try await trial.expectState("the line of the loop") {
          $0.message.contains("card.swift:17")
        }
        try trial.scene.key("ctrl+k")
        try await trial.expectState("that it has ended") { !$0.isRunning }
        try trial.save(text + "\n")
        try await trial.expectState("that it runs again") { $0.isRunning && $0.reloads == 1 }
        try trial.scene.click(300, 100)
        try await trial.expectState("the line of the crash") {
          $0.message.contains("Fatal error: no way")
            && $0.message.contains { $0.hasPrefix("card.swift:19:") }
        }
      }
    }

    @Test func `a crash stops the clock, a step back is to before it, and a save goes on`()
      async throws
    {
      _ = try await Self.play { trial in
        try trial.scene.click(300, 100)
        try await trial.expectState("its time") { $0.time > 0.3 && $0.console.count == 1 }
        try trial.scene.click(420, 100)
        try await trial.expectState("the crash") {
          $0.isPaused && !$0.isRunning && $0.ticks.contains { $0.hasPrefix("crash") }
            && $0.console.contains { $0.contains("Index out of range") }
        }
        let time = try await trial.state().time
        try trial.scene.key("F7")
        try await trial.expectState("the scene before it") {
          $0.isRunning && $0.isPaused && $0.message == [] && $0.time < time
            && $0.console == ["touched at 300"]
        }
        try await trial.expectFull(of: PreviewScenes.red, "its picture")
        // What was done is done again: it crashes again, and a save mends it.
        try trial.scene.key("F8")
        try await trial.expectState("the crash again") { $0.isPaused && !$0.isRunning }
        try trial.save(Self.text.replacing("[Int(x)]", with: "[Int(x) - 420]"))
        try await trial.expectState("that it goes on") { $0.isRunning && !$0.isPaused }
        try await trial.expectState("the save") { $0.ticks.contains { $0.hasPrefix("save") } }
      }
    }

    @Test func `marks what was done on the line of time`() async throws {
      _ = try await Self.play { trial in
        try trial.scene.key("F6")
        try await trial.scene.expect("the bar") { $0.height == 354 }
        try trial.scene.click(300, 100)
        try trial.scene.key("a")
        try await trial.expectState("both") {
          $0.ticks.contains { $0.hasPrefix("click") } && $0.ticks.contains { $0.hasPrefix("key") }
        }
        // Above the line: the click is blue, the key green.
        try await trial.scene.expect("their marks") { picture in
          let colors = (120..<330).map { picture[$0, 330] }
          return colors.contains(0x2F7FD6) && colors.contains(0x2E8B3D)
        }
      }
    }
  }
}
