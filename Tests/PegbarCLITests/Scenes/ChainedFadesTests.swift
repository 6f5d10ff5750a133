import Testing

extension InAWindow {
  /// `Scenes/ChainedFades.swift`: target-actions alone start the second fade and the third.
  @Suite struct `Chained Fades` {
    @Test
    func `each fade waits for the one before`() async throws {
      let before = try await shot("ChainedFades", "--at 0")
      let after = try await shot("ChainedFades", "--click 240,160 --at 3")
      let (run, _) = try await LiveScene.play(["ChainedFades.swift"]) { scene in
        try await scene.expect(before)
        for trigger in Trigger.allCases {
          let start = monotonicTime()
          try trigger.pull(in: scene)
          // By keyboard all three are there already, and leave at once.
          var samples = try await scene.watch(Chain.init, until: { !Chain($0).isDone }, "it starts")
          samples += try await scene.watch(Chain.init, until: { Chain($0).isDone }, "it ends")
          Self.check(samples, since: start)
          try await scene.expect(after)
        }
      }
      #expect(run.status == 0)
      #expect(run.errors == "")
    }

    private static func check(_ samples: [Chain], since start: Double) {
      for sample in samples {
        #expect(sample.opacities[1] == 0 || sample.opacities[0] == 1)
        #expect(sample.opacities[2] == 0 || sample.opacities[1] == 1)
      }
      // Three fades of 0.4 s. Each ends in a frame that is made for the next blank, so that what follows
      // begins up to a blank early; and one that is 1/512 short of its end already rounds to it.
      if let end = samples.last?.end { #expect(end - start >= 3 * (0.4 * 511 / 512 - 1.0 / 60)) }
    }
  }
}

/// How opaque the three circles are in a picture, 0 … 1.
private struct Chain: Sendable {
  let opacities: [Double]
  let end: Double

  init(_ picture: ScenePicture) {
    end = picture.end
    // Of each circle the channel in which its color is farthest from the white background.
    opacities = [
      Double(255 - picture.rgb(110, 160).blue) / (255 - 48),
      Double(255 - picture.rgb(240, 160).blue) / 255,
      Double(255 - picture.rgb(370, 160).red) / (255 - 52),
    ]
  }

  var isDone: Bool { opacities == [1, 1, 1] }
}
