import Testing

extension InAWindow {
  /// `Scenes/SuppressedPosition.swift`: one layer answers its own action search with "none".
  @Suite struct `Suppressed Position` {
    @Test
    func `the quiet layer jumps until Space lets it move`() async throws {
      let left = try await shot("SuppressedPosition", "--at 0")
      let right = try await shot("SuppressedPosition", "--click 240,300 --at 2")
      let loudLeft = try await shot("SuppressedPosition", "--key space --at 2")
      let loudRight = try await shot("SuppressedPosition", "--key space --key Return --at 2")
      let (run, _) = try await LiveScene.play(["SuppressedPosition.swift"]) { scene in
        try await scene.expect(left)
        try await scene.again("the plain layer is seen on its way") {
          try scene.click(240, 300)
          let there = try await Self.move(of: scene, toX: 400)
          try await scene.expect(right)
          try scene.click(240, 300)
          let back = try await Self.move(of: scene, toX: 80)
          try await scene.expect(left)
          let samples = there + back
          let hasMoved = samples.contains(where: \.isQuietOnItsWay)
          #expect(!hasMoved)
          return samples.contains { $0.isPlainOnItsWay }
        }
        try scene.key("space")
        try await scene.expect(loudLeft)
        try await scene.again("the quiet layer is seen on its way") {
          try scene.key("Return")
          let there = try await Self.move(of: scene, toX: 400)
          try await scene.expect(loudRight)
          try scene.key("Return")
          let back = try await Self.move(of: scene, toX: 80)
          try await scene.expect(loudLeft)
          return (there + back).contains { $0.isQuietOnItsWay && $0.isPlainOnItsWay }
        }
      }
      #expect(run.status == 0)
      #expect(run.errors == "")
    }

    private static func move(of scene: LiveScene, toX x: Int) async throws -> [Ways] {
      try await scene.watch(
        Ways.init,
        until: { $0[x - 36, 100] == 0x8E8E93 && $0[x + 36, 100] == 0x8E8E93 },
        "the plain layer arrives"
      )
    }
  }
}

/// Which layers cover the middle, where neither stands at rest: from column 120 to 360.
private struct Ways: Sendable {
  let isPlainOnItsWay: Bool
  let isQuietOnItsWay: Bool

  init(_ picture: ScenePicture) {
    // Looked at near both ends: the animation is quickest at its start, and may be past the middle.
    let columns = [124, 240, 355]
    isPlainOnItsWay = columns.contains { picture[$0, 100] != 0xFFFFFF }
    isQuietOnItsWay = columns.contains { picture[$0, 220] != 0xFFFFFF }
  }
}
