import CoreGraphics
import DisplaySupport
import Foundation
import ImageIO
import SceneProtocol
import Testing

extension InAPreview {
  /// The inspector beside a scene, by real keys and clicks.
  @Suite struct `The inspector` {
    /// A red window with a green card in it; a touch of the card makes the window blue.
    private static let card = """
      import UIKit

      final class Card: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          superview?.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        }
      }

      #Preview("Card") {
        let view = UIView()
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let card = Card(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
        card.layer.name = "card"
        card.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        view.addSubview(card)
        return view
      }

      """

    /// Also where the screen is lower than the inspector wants to be.
    @Test(arguments: [800, 440])
    func `opens beside the scene, which keeps its size, and closes again`(
      height: Int
    ) async throws {
      try await PreviewTrial.play(Self.card, screen: (1280, height)) { trial in
        try await trial.scene.expect("the scene") { $0[200, 150] == PreviewScenes.green }
        let before = try await trial.state()
        try trial.scene.key("F12")
        try await trial.expectState("its layers") { $0.inspector?.layers ?? 0 >= 3 }
        let open = try await trial.state()
        #expect((open.width, open.height) == (before.width, before.height))
        #expect(open.inspector?.hasKeys == true)
        try await trial.scene.expect("the scene where it was") {
          $0[200, 150] == PreviewScenes.green && $0[20, 20] == PreviewScenes.red
        }
        try trial.scene.key("F12")
        try await trial.expectState("that it is closed") { $0.inspector == nil }
        let closed = try await trial.state()
        #expect((closed.width, closed.height) == (before.width, before.height))
      }
    }

    /// A tree of that size is a message of more than a megabyte.
    @Test func `opens beside a scene of 20,000 layers`() async throws {
      let many = """
        import UIKit

        #Preview("Many") {
          let view = UIView()
          view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
          view.layer.sublayers = (0..<20_000).map { index in
            let layer = CALayer()
            layer.name = "layer \\(index)"
            return layer
          }
          return view
        }

        """
      try await PreviewTrial.play(many, screen: (1280, 800)) { trial in
        try await trial.scene.expect("the scene") { $0[200, 150] == PreviewScenes.green }
        try trial.scene.key("F12")
        try await trial.expectState("its layers") { $0.inspector?.layers ?? 0 > 20_000 }
        try await trial.scene.expect("the scene as before") {
          $0[200, 150] == PreviewScenes.green
        }
      }
    }

    @Test func `a click with the pick cursor selects a layer, and the scene hears nothing`()
      async throws
    {
      try await PreviewTrial.play(Self.card, screen: (1280, 800)) { trial in
        try await trial.scene.expect("the scene") { $0[200, 150] == PreviewScenes.green }
        try trial.scene.key("ctrl+shift+c")
        try await trial.expectState("the pick cursor") { $0.inspector?.isPicking == true }
        try trial.scene.click(200, 150)
        try await trial.expectState("the card is selected") {
          $0.inspector?.layer == "#card" && $0.inspector?.isPicking == false
        }
        try await trial.scene.expect("its outline, and that it was not touched") {
          let edge = $0.rgb(250, 100)
          return edge.blue > 100 && edge.red < 200 && $0[20, 20] == PreviewScenes.red
        }
        // Pictures do not have the outline.
        #expect(try await trial.tell("picture", "picture.png").error == nil)
        let picture = try CGImage(pngFile: "\(trial.workspace.path)/picture.png")
        #expect(picture[250, 100] == PreviewScenes.green)
        // The keys are the inspector's until the scene is clicked.
        #expect(try await trial.state().inspector?.hasKeys == true)
        try trial.scene.click(200, 150)
        try await trial.expectState("the scene has the keys") {
          $0.inspector?.hasKeys == false
        }
        try await trial.scene.expect("the touch") { $0[20, 20] == PreviewScenes.blue }
      }
    }

    @Test func `a value that is typed is seen at once, Escape takes it back, and the file stays`()
      async throws
    {
      try await PreviewTrial.play(Self.card, screen: (1280, 800)) { trial in
        try await trial.scene.expect("the scene") { $0[200, 150] == PreviewScenes.green }
        try trial.scene.key("F12")
        try await trial.expectState("its layers") { $0.inspector?.layers ?? 0 >= 3 }
        try trial.scene.key("ctrl+f")
        try trial.scene.display.type("#card")
        try trial.scene.key("Return")
        try await trial.expectState("the card") { $0.inspector?.layer == "#card" }
        try trial.scene.key("Tab")
        for _ in 0..<60 where try await trial.state().inspector?.property != "opacity" {
          try trial.scene.key("Down")
        }
        try trial.scene.key("Return")
        try trial.scene.display.type("0")
        try trial.scene.key("Return")
        try await trial.scene.expect("no card") { $0[250, 150] == PreviewScenes.red }
        try trial.scene.key("Escape")
        try await trial.scene.expect("the card again") { $0.rgb(250, 150).green > 150 }
        #expect(try trial.workspace.bytes(of: "card.swift") == Data(Self.card.utf8))
      }
    }

    @Test func `what was last known stays when the scene crashes, and is marked as such`()
      async throws
    {
      let crashing = Self.card.replacing(
        "superview?.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)",
        with: "fatalError(\"on purpose\")"
      )
      try await PreviewTrial.play(crashing, screen: (1280, 800)) { trial in
        try await trial.scene.expect("the scene") { $0[200, 150] == PreviewScenes.green }
        try trial.scene.key("F12")
        try await trial.expectState("its layers") { $0.inspector?.layers ?? 0 >= 3 }
        try trial.scene.click(200, 150)
        try await trial.expectState("what has happened") {
          $0.inspector?.words.contains("ended") == true
        }
        #expect(try await trial.state().inspector?.layers ?? 0 >= 3)
        try trial.save(Self.card)
        try await trial.expectState("the layers of the next") {
          $0.inspector?.words.contains("ended") == false && $0.inspector?.layers ?? 0 >= 3
        }
      }
    }
  }
}
