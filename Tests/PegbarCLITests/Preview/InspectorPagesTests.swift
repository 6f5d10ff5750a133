import CoreGraphics
import DisplaySupport
import Foundation
import SceneProtocol
import Testing

extension InAPreview {
  /// The inspector's pages on depth, cost and trails, by real keys, clicks and drags.
  @Suite struct `The inspector's pages` {
    /// A red window with a green card that a click sends from left to right in 20 seconds, evenly.
    private static let card = """
      import UIKit

      final class Card: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          let move = CABasicAnimation(keyPath: "position.x")
          (move.fromValue, move.toValue, move.duration) = (100, 380, 20)
          layer.add(move, forKey: "move")
        }
      }

      #Preview("Card") {
        let view = UIView()
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let card = Card(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
        card.layer.name = "card"
        card.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let sign = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        sign.backgroundColor = .blue
        card.addSubview(sign)
        view.addSubview(card)
        return view
      }

      """

    /// The text of a card whose touch runs other code.
    private static func card(_ touched: String) -> String {
      let start = card.range(of: "    let move")?.lowerBound ?? card.startIndex
      let end = card.range(of: "forKey: \"move\")\n")?.upperBound ?? card.endIndex
      return String(card[..<start]) + "    " + touched + "\n" + String(card[end...])
    }

    private static func begin(_ trial: PreviewTrial) async throws {
      try await trial.scene.expect("the scene") { $0[100, 180] == PreviewScenes.green }
    }

    /// Drags to the right in the page, which is below the layers, beside the scene.
    private static func dragInPage(_ trial: PreviewTrial) throws {
      let (x, y) = (trial.scene.window.x + 480 + 220, trial.scene.window.y + 350)
      try trial.scene.display.move(x: x, y: y)
      try trial.scene.display.press()
      try trial.scene.display.move(x: x + 20, y: y)
      try trial.scene.display.move(x: x + 60, y: y)
      try trial.scene.display.release()
    }

    @Test(arguments: ["fatalError(\"on purpose\")", "while true {}"])
    func `depth is turned, and its last snapshot stays when the scene crashes or hangs`(
      code: String
    ) async throws {
      try await PreviewTrial.play(Self.card(code), screen: (1280, 800)) { trial in
        try await Self.begin(trial)
        try trial.scene.key("ctrl+shift+d")
        try await trial.expectState("the levels") {
          $0.inspector?.page == "depth" && $0.inspector?.lines.first?.contains("turned 32 ") == true
            && $0.inspector?.lines.first?.hasPrefix("0") == false
        }
        // (The desktop may still move the window, which has just grown: a drag beside the page turns nothing.)
        let isTurned = try await waitUntilAnswer {
          try Self.dragInPage(trial)
          return try await trial.state().inspector?.lines.first?.contains("turned 32 ") == false
        }
        #expect(isTurned)
        // (The end of the drag is seen with the next frame, and a key at once.)
        let isBack = try await waitUntilAnswer {
          try trial.scene.key("Home")
          return try await trial.state().inspector?.lines.first?.contains("turned 32 ") == true
        }
        #expect(isBack)
        try trial.scene.key("m")
        try await trial.expectState("another mode") {
          $0.inspector?.lines.first?.hasSuffix("contents") == true
        }
        let levels = try await trial.state().inspector?.lines.first?.prefix { $0 != "," }
        try trial.scene.click(100, 180)
        try await trial.expectState("that it is the last snapshot") {
          $0.inspector?.words.contains("this is what was last known") == true
        }
        let detail = try await trial.state().inspector?.lines.first
        #expect(detail?.prefix { $0 != "," } == levels)
      }
    }

    @Test func `a click in depth selects the layer that is seen there`() async throws {
      try await PreviewTrial.play(Self.card, screen: (1280, 800)) { trial in
        try await Self.begin(trial)
        try trial.scene.key("ctrl+shift+d")
        try await trial.expectState("the levels") {
          $0.inspector?.page == "depth" && $0.inspector?.lines.first?.hasPrefix("0") == false
        }
        // From the front, what is in the middle is the scene's own view.
        try trial.scene.key("End")
        try await trial.expectState("the front") {
          $0.inspector?.lines.first?.contains("turned 0 and 0 ") == true
        }
        let before = try await trial.state().inspector?.layer
        let origin = trial.scene.window
        var found: Set<String> = []
        for x in stride(from: 60, to: 400, by: 20) where !found.contains("#card") {
          try trial.scene.display.click(x: origin.x + 480 + x, y: origin.y + 355)
          if let layer = try await trial.state().inspector?.layer { found.insert(layer) }
        }
        #expect(found.contains("#card"), "\(found), before \(before ?? "none")")
      }
    }

    @Test func `cost lights up what is drawn again, and nothing when nothing changes`() async throws
    {
      let scene = Self.card("backgroundColor = UIColor(red: 0, green: 0.9, blue: 0, alpha: 1)")
      try await PreviewTrial.play(scene, screen: (1280, 800)) { trial in
        try await Self.begin(trial)
        try trial.scene.key("ctrl+shift+f")
        try await trial.expectState("the page") { $0.inspector?.page == "cost" }
        try await trial.scene.expect("the scene as it is") { $0[100, 180] == PreviewScenes.green }
        // The light fades by the scene's time.
        _ = try await trial.tell("speed", "0.1")
        _ = try await trial.tell("click", "100", "180")
        // Yellow over green: some red, which neither green has.
        try await trial.scene.expect("the flash") { $0.rgb(100, 180).red > 40 }
        try await trial.scene.expect("that it fades") { $0.rgb(100, 180).red < 5 }
        try trial.scene.key("ctrl+shift+f")
        try await trial.expectState("that it is closed") { $0.inspector == nil }
      }
    }

    @Test func `trails are seen while paused, and in a picture that has them`() async throws {
      try await PreviewTrial.play(Self.card, screen: (1280, 800)) { trial in
        try await Self.begin(trial)
        try trial.scene.click(100, 180)
        try trial.scene.key("ctrl+shift+l")
        try await trial.expectState("the page") {
          $0.inspector?.page == "trails" && $0.inspector?.layers ?? 0 >= 3
        }
        try trial.scene.key("ctrl+f")
        try trial.scene.display.type("#card")
        try trial.scene.key("Return")
        try await trial.expectState("the card's steps") {
          $0.inspector?.layer == "#card" && $0.inspector?.lines.first == "13 steps"
        }
        _ = try await trial.tell("pause")
        #expect(try await trial.tell("picture", "plain.png").error == nil)
        let plain = try CGImage(pngFile: "\(trial.workspace.path)/plain.png")
        #expect(plain[470, 10] == PreviewScenes.red)
        // Right of the card is red in the scene, and has the steps to come over it.
        let edge = try #require((60..<460).last { plain[$0, 180] == PreviewScenes.green })
        #expect(plain[edge + 12, 180] == PreviewScenes.red)
        try await trial.scene.expect("the skin at a step to come") {
          $0.rgb(edge + 12, 180).green > 20
        }
        _ = try await trial.tell("inspected-screenshot")
        let pictures = try await Self.newPictures(trial)
        let inspected = try CGImage(pngFile: try #require(pictures.first))
        #expect(inspected != plain)
        #expect(inspected[470, 10] == plain[470, 10])
      }
    }

    @Test func `a layer that goes away while its trails are shown is reported as gone`()
      async throws
    {
      try await PreviewTrial.play(Self.card("removeFromSuperview()"), screen: (1280, 800)) {
        trial in
        try await Self.begin(trial)
        try trial.scene.key("ctrl+shift+l")
        try await trial.expectState("the layers") { $0.inspector?.layers ?? 0 >= 3 }
        try trial.scene.key("ctrl+f")
        try trial.scene.display.type("#card")
        try trial.scene.key("Return")
        try await trial.expectState("the card") { $0.inspector?.layer == "#card" }
        _ = try await trial.tell("click", "100", "180")
        try await trial.scene.expect("no card") { $0[100, 180] == PreviewScenes.red }
        try await trial.expectState("that it has gone") {
          $0.inspector?.words.contains("has gone") == true
        }
      }
    }

    /// The pictures beside the scene but for those that the test has named, when there is one.
    private static func newPictures(_ trial: PreviewTrial) async throws -> [String] {
      var found: [String] = []
      _ = try await waitUntil {
        found = ((try? trial.workspace.files()) ?? [])
          .filter { $0.hasPrefix("card-") && $0.hasSuffix(".png") }
          .map { "\(trial.workspace.path)/\($0)" }
        return found.contains { (try? CGImage(pngFile: $0)) != nil }
      }
      return found
    }

    @Test func `tell inspect has the same answer as the command, about the scene as it runs`()
      async throws
    {
      try await PreviewTrial.play(Self.card, screen: (1280, 800)) { trial in
        try await Self.begin(trial)
        _ = try await trial.tell("pause")
        let told = try await trial.workspace.pegbar(
          "tell",
          "card.swift",
          "inspect",
          "layer",
          "#card",
          "--json"
        )
        #expect(told.status == 0, "\(told.errors)")
        let asked = try await trial.workspace.pegbar(
          "inspect",
          "card.swift",
          "layer",
          "#card",
          "--json"
        )
        func frame(_ run: CommandRun) throws -> NSObject? {
          let all = try JSONSerialization.jsonObject(with: run.outputBytes) as? [String: Any]
          let layer = all?["layer"] as? [String: Any]
          return layer?["geometry"] as? NSObject
        }
        #expect(try frame(told) != nil)
        #expect(try frame(told) == frame(asked))
        let wrong = try await trial.workspace.pegbar(
          "tell",
          "card.swift",
          "inspect",
          "layer",
          "#crad"
        )
        #expect(wrong.status == 64)
        #expect(wrong.errors.contains("did you mean `#card`?"))
      }
    }
  }
}
