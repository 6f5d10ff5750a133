import DisplaySupport
import Foundation
import SceneProtocol
import Testing

extension InALesson {
  /// The inspector beside the lessons that it is taught with, by real keys and clicks.
  @Suite struct `The inspector beside a lesson` {
    private static func play(
      _ lesson: String,
      _ body: @escaping @Sendable (PreviewTrial) async throws -> Void
    ) async throws {
      let path = Repository.scenes + "/\(lesson).swift"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try await PreviewTrial.play(text, screen: (1280, 800)) { trial in
        try await trial.expectState("that it runs") { $0.isRunning }
        try await body(trial)
      }
    }

    /// Parts 1, 2, 5, 6 and 7: the tree, values, the hit path, depth and cost.
    @Test
    func `on hit testing finds each layer under the pointer, and says why others are not hit`()
      async throws
    {
      try await Self.play("HitTesting") { trial in
        try await trial.inspect("#behind")
        try await trial.expectLine("frame (40, 40, 100 x 100)")
        // A quarter of the lesson's background is seen through its teal.
        try await trial.scene.expect("the layer in front") { $0[170, 160] == 0x2C8C9D }
        try trial.scene.key("ctrl+shift+h")
        try trial.scene.move(150, 150)
        try await trial.expectLine("#\"in front\" is the layer that is hit.")
        try await trial.expectLine("Responder chain")
        // A fifth of the outline's blue, 0x0A73FF, over that.
        try await trial.scene.expect("the layer that is hit tinted") { $0[170, 160] == 0x2587B0 }
        try trial.scene.move(60, 60)
        try await trial.expectLine("#behind is the layer that is hit.")
        try trial.scene.key("ctrl+shift+d")
        try await trial.expectLine("levels, turned")
        try trial.scene.key("ctrl+shift+f")
        try await trial.expectLine("No layer needs pixels of its own.")
      }
    }

    /// Parts 3 and 4: what runs, and why a change was made at once beside it.
    @Test func `on a fade in has its animation, and why the model's change has none`() async throws
    {
      try await Self.play("FadeIn") { trial in
        try await trial.inspect("#card")
        try trial.scene.click(200, 150)
        try await trial.turn(toPage: 2)
        try await trial.expectLine("#card opacity")
        try await trial.turn(toPage: 3)
        try await trial.expectLine("the layer's view answered NSNull")
      }
    }

    @Test func `on a suppressed position says which answer of the action search moved the layer`()
      async throws
    {
      try await Self.play("SuppressedPosition") { trial in
        try await trial.inspect("#plain")
        try trial.scene.click(200, 150)
        try await trial.turn(toPage: 3)
        try await trial.expectLine("the engine's default answered a CABasicAnimation")
      }
    }

    /// Parts 3 and 8.
    @Test func `on retargeting has the animations that add up, and the trail of what they move`()
      async throws
    {
      try await Self.play("Retargeting") { trial in
        try await trial.inspect("RetargetingController.disc")
        for (x, y) in [(200, 150), (60, 250)] { try trial.scene.click(x, y) }
        try await trial.turn(toPage: 2)
        try await trial.expectState("two animations of the disc, or more") {
          $0.inspector?.lines.count { $0.contains("disc position") } ?? 0 >= 2
        }
        try trial.scene.key("ctrl+shift+l")
        try await trial.expectState("its trail") { $0.inspector?.page == "trails" }
        try await trial.expectLine("steps")
      }
    }
  }
}
