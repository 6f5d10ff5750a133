import Testing

extension InAWindow {
  /// `Scenes/AnimateViews.swift`: each turn moves every tile on by one place.
  @Suite struct `Animate Views` {
    @Test
    func `tiles move to their next places`() async throws {
      let first = try await shot("AnimateViews", "--at 0")
      let (run, _) = try await LiveScene.play(["AnimateViews.swift"]) { scene in
        try await scene.expect(first)
        var last = first
        var turns: [String] = []
        for trigger in Trigger.allCases {
          try await scene.again("the tiles are seen on their way") {
            turns.append(trigger.option(at: Double(turns.count) * 2))
            let options = turns.joined(separator: " ")
            let next = try await shot("AnimateViews", "\(options) --at \(turns.count * 2)")
            try trigger.pull(in: scene)
            let samples = try await scene.watch(
              { $0.difference(from: last) != nil && $0.difference(from: next) != nil },
              until: { $0.difference(from: next) == nil },
              "the tiles arrive"
            )
            last = next
            return samples.contains(true)
          }
        }
      }
      #expect(run.status == 0)
      #expect(run.errors == "")
    }
  }
}
