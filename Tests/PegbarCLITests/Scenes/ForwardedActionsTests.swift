import Testing

extension InAWindow {
  /// `Scenes/ForwardedActions.swift`: with the forwarder the frame moves with its view.
  @Suite struct `Forwarded Actions` {
    @Test
    func `the frame is in step with its view until Space lets it go`() async throws {
      let small = try await shot("ForwardedActions", "--at 0")
      let large = try await shot("ForwardedActions", "--click 240,160 --at 3")
      let (run, _) = try await LiveScene.play(["ForwardedActions.swift"]) { scene in
        try await scene.expect(small)
        try await scene.again("the view is seen on its way") {
          try scene.click(240, 160)
          var samples = try await Self.edges(of: scene, until: 419)
          try await scene.expect(large)
          try scene.key("Return")
          samples += try await Self.edges(of: scene, until: 299)
          try await scene.expect(small)
          let areFramed = samples.allSatisfy(\.isFramed)
          #expect(areFramed)
          return samples.contains { (310..<410).contains($0.x) }
        }
        try scene.key("space")
        try await scene.expect("the frame is red") { $0[296, 160] == 0xFF3B30 }
        try await scene.again("the frame is out of step") {
          try scene.key("Return")
          var samples = try await Self.edges(of: scene, until: 419)
          try scene.click(240, 160)
          samples += try await Self.edges(of: scene, until: 299)
          return samples.contains { !$0.isFramed }
        }
      }
      #expect(run.status == 0)
      #expect(run.errors == "")
    }

    private static func edges(of scene: LiveScene, until x: Int) async throws -> [Edge] {
      try await scene.watch(
        Edge.init,
        until: { picture in
          let edge = Edge(picture)
          return edge.x == x && edge.isFramed
        },
        "the view and its frame arrive"
      )
    }
  }
}

/// Where what is shown ends on the right, in the window's middle row.
private struct Edge: Sendable {
  /// The last column that is not the background.
  let x: Int
  /// Whether the frame, 8 pixels wide, ends there, and the view is just inside it.
  let isFramed: Bool

  init(_ picture: ScenePicture) {
    let x = (0..<480).last { picture[$0, 160] != 0x1F1F1F } ?? 0
    self.x = x
    isFramed =
      x > 12 && [0xFFCC00, 0xFF3B30].contains(picture[x - 4, 160])
      && picture[x - 12, 160] == 0x007AFF
  }
}
