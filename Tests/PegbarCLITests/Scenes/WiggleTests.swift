import Testing

extension InAWindow {
  /// `Scenes/Wiggle.swift`: the delegate's path leaves the straight way and ends at the click.
  @Suite struct Wiggle {
    @Test
    func `the square swings to both ends of its way`() async throws {
      let home = try await shot("Wiggle", "--click 80,80 --at 2")
      let away = try await shot("Wiggle", "--click 400,240 --at 2")
      let straightHome = try await shot("Wiggle", "--key Space --at 2")
      let straightAway = try await shot("Wiggle", "--key Space --click 400,240 --at 2")
      let (run, _) = try await LiveScene.play(["Wiggle.swift"]) { scene in
        try await scene.expect(home)
        try await scene.again("a curved wiggle leaves the line") {
          try scene.click(400, 240)
          let distances = try await Self.wiggle(of: scene, toX: 400)
          try await scene.expect(away)
          try scene.click(80, 80)
          try await scene.expect(home)
          return distances.contains { $0 > 15 }
        }
        try scene.key("space")
        try await scene.expect(straightHome)
        try await scene.again("a straight wiggle leaves the line") {
          try scene.key("Return")
          let distances = try await Self.wiggle(of: scene, toX: 400)
          try await scene.expect(straightAway)
          try scene.key("Return")
          try await scene.expect(straightHome)
          return distances.contains { $0 > 15 }
        }
      }
      #expect(run.status == 0)
      #expect(run.errors == "")
    }

    /// How far the square was from the straight line, in pixels, until its center was there.
    private static func wiggle(of scene: LiveScene, toX x: Int) async throws -> [Double] {
      try await scene.watch(
        distanceFromLine,
        until: { $0[x - 26, 240] == 0xFFCC00 && $0[x + 26, 240] == 0xFFCC00 },
        "the square arrives"
      )
    }

    /// How far the square's middle is from the line between its two places, in pixels.
    private static func distanceFromLine(_ picture: ScenePicture) -> Double {
      var (left, right, top, bottom) = (Int.max, 0, Int.max, 0)
      for y in stride(from: 0, to: 320, by: 4) {
        for x in stride(from: 0, to: 480, by: 4) where picture[x, y] == 0xFFCC00 {
          (left, right) = (min(left, x), max(right, x))
          (top, bottom) = (min(top, y), max(bottom, y))
        }
      }
      guard left <= right else { return 0 }
      // From (80, 80) to (400, 240): two to the right for each one down.
      let (x, y) = (Double(left + right) / 2 - 80, Double(top + bottom) / 2 - 80)
      return abs(x - 2 * y) / 5.0.squareRoot()
    }
  }
}
