import CoreGraphics
import DisplaySupport
import SceneProtocol
import Testing

extension InALesson {
  /// `Scenes/HitTestingRules.swift`: every rule, clicked with a real mouse, from preview to preview by the keys (V1).
  @Suite struct `Hit Testing Rules` {
    /// Where a view is: what its white edge encloses.
    private enum Place {
      static let card = CGRect(x: 140, y: 20, width: 160, height: 160)
      static let badge = CGRect(x: 230, y: 110, width: 120, height: 120)
      static let green = CGRect(x: 205, y: 85, width: 70, height: 70)
      /// The window above the words.
      static let background = CGRect(x: 0, y: 0, width: 480, height: 250)
      /// The card turned by 45°: from its middle to each corner it is 80 · √2; the window cuts off the upper one.
      static let turned = CGRect(
        x: 220 - 113.1,
        y: 0,
        width: 226.2,
        height: 213.1
      )
    }

    /// Clicks, and where the view is that each finds; nowhere for one that is too pale to be seen.
    private static let rules: [(name: String, clicks: [(x: Int, y: Int, lit: CGRect?)])] = [
      ("Outside", [(280, 160, Place.badge), (320, 200, Place.background), (160, 40, Place.card)]),
      (
        "Clipped",
        [
          (280, 160, Place.badge.intersection(Place.card)), (320, 200, Place.background),
          (160, 40, Place.card),
        ]
      ),
      // The first is in the frame's corner, the last two beside the bounds of before it was turned.
      (
        "Rotated",
        [
          (145, 25, Place.background), (220, 100, Place.turned), (10, 10, Place.background),
          (120, 100, Place.turned), (10, 10, Place.background), (220, 200, Place.turned),
        ]
      ),
      ("Hidden", [(280, 160, Place.card), (320, 200, Place.background), (160, 40, Place.card)]),
      ("Alpha", [(280, 160, Place.card), (180, 60, nil), (320, 200, Place.background)]),
      ("Disabled", [(280, 160, Place.card), (320, 200, Place.background), (160, 40, Place.card)]),
      (
        "Order",
        [
          (255, 135, Place.green), (290, 170, Place.badge), (160, 40, Place.card),
          (320, 200, Place.background),
        ]
      ),
      // In the corner that the mask hides.
      ("Masked", [(145, 25, Place.card), (120, 25, Place.background), (220, 100, Place.card)]),
    ]

    @Test func `what a click finds is lit, rule for rule`() async throws {
      let text = try String(
        contentsOfFile: Repository.path + "/Scenes/HitTestingRules.swift",
        encoding: .utf8
      )
      let run = try await PreviewTrial.play(text) { trial in
        try await trial.expectState("all rules") { $0.scenes == Self.rules.map(\.name) }
        var words: [UInt32] = []
        for rule in Self.rules {
          // Without one that was chosen it is the first.
          try await trial.expectState("the rule \(rule.name)") {
            ($0.scene ?? $0.scenes.first) == rule.name
          }
          let last = words
          try await trial.scene.expect("the words of \(rule.name)") { picture in
            words = Self.words(in: picture)
            return words != last && Set(words).count > 1
          }
          for click in rule.clicks {
            try trial.scene.click(click.x, click.y)
            try await trial.scene.expect("\(rule.name), a click at \(click.x), \(click.y)") {
              Self.isLit(click.lit, in: $0)
            }
          }
          try trial.scene.key("ctrl+Next")
        }
      }
      #expect(run.status == 0 && run.errors == "")
    }

    /// The pixels of the line with the rule's text.
    private static func words(in picture: ScenePicture) -> [UInt32] {
      (262..<272).flatMap { y in (100..<380).map { picture[$0, y] } }
    }

    /// Whether what is white above the words fills a rectangle, or nothing is.
    private static func isLit(_ wanted: CGRect?, in picture: ScenePicture) -> Bool {
      var lit = CGRect.null
      // Every third pixel: an edge is three wide.
      for y in stride(from: 0, to: 250, by: 3) {
        for x in stride(from: 0, to: 480, by: 3) where picture[x, y] & 0xF0F0F0 == 0xF0F0F0 {
          lit = lit.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
      guard let wanted else { return lit.isNull }
      // The two pixels between those that are looked at, and two more: the corners of a turned edge are thinner than
      // one, and not white.
      return [
        lit.minX - wanted.minX, lit.minY - wanted.minY, lit.maxX - wanted.maxX,
        lit.maxY - wanted.maxY,
      ].allSatisfy { abs($0) <= 4 }
    }
  }
}
