import Testing

extension InAWindow {
  /// `Scenes/FixedDuration.swift`: a duration of its own beats the transaction's (TR5).
  @Suite struct `Fixed Duration` {
    @Test
    func `the upper layer takes one second, the lower one five`() async throws {
      let before = try await shot("FixedDuration", "--at 0")
      let after = try await shot("FixedDuration", "--click 240,160 --at 6")
      let (run, _) = try await LiveScene.play(["FixedDuration.swift"]) { scene in
        try await scene.expect(before)
        let start = monotonicTime()
        try scene.click(240, 160)
        let samples = try await scene.watch(
          { Arrivals($0, atX: 439) },
          until: { Arrivals($0, atX: 439).hasLower },
          "the lower layer arrives"
        )
        try await scene.expect(after)
        Self.check(samples, since: start)
        try scene.key("Return")
        try await scene.expect("the upper layer is back while the lower one is on its way") {
          let arrivals = Arrivals($0, atX: 40)
          return arrivals.hasUpper && !arrivals.hasLower
        }
      }
      #expect(run.status == 0)
      #expect(run.errors == "")
    }

    /// At two seconds, exactly: the linear five seconds are at 0.4 of 320 points.
    @Test
    func `after two seconds the lower layer is two fifths on its way`() async throws {
      let picture = try await shot("FixedDuration", "--key Return --at 2")
      #expect(picture[439, 100] == 0x30B0C7)
      #expect(picture[440, 100] == 0xF5F5F5)
      #expect(picture[167, 220] == 0xF5F5F5)
      #expect(picture[168, 220] == 0x5856D6)
      #expect(picture[247, 220] == 0x5856D6)
      #expect(picture[248, 220] == 0xF5F5F5)
    }

    private static func check(_ samples: [Arrivals], since start: Double) {
      // The last frame is made for the next blank.
      let twoFrames = 2.0 / 60
      #expect(samples.allSatisfy { $0.hasUpper || !$0.hasLower })
      #expect(samples.contains { $0.hasUpper && !$0.hasLower })
      for sample in samples where sample.hasUpper { #expect(sample.end - start >= 1 - twoFrames) }
      for sample in samples where sample.hasLower { #expect(sample.end - start >= 5 - twoFrames) }
    }
  }
}

/// Which layers cover a column whole that they only reach at the end.
private struct Arrivals: Sendable {
  let end: Double
  let hasUpper: Bool
  let hasLower: Bool

  init(_ picture: ScenePicture, atX x: Int) {
    end = picture.end
    hasUpper = picture[x, 100] == 0x30B0C7
    hasLower = picture[x, 220] == 0x5856D6
  }
}
