import DisplaySupport
import Testing

extension InAWindow {
  /// `Scenes/DisplayLink.swift`, and what a link costs (SL10).
  @Suite struct `Display link` {
    @Test
    func `the ball moves by itself, and while it is held nothing runs`() async throws {
      let (run, wakeUps) = try await LiveScene.play(["DisplayLink.swift"]) { scene in
        try await Self.expectMotion(in: scene)
        try scene.key("space")
        try await Self.expectRest(in: scene)
        try await scene.waitUntilSettled()
        let before = try ProcessCounters(of: scene.process)
        // The span is what is measured, nothing waits for it.
        try await Task.sleep(for: .seconds(2))
        let after = try ProcessCounters(of: scene.process)
        try scene.key("space")
        try await Self.expectMotion(in: scene)
        return after.wakeUps - before.wakeUps
      }
      // The link would wake it 120 times; twice a second is noise.
      #expect(wakeUps < 10)
      #expect(run.status == 0)
      #expect(run.errors == "")
    }

    /// Twenty calls, ten a second, then green.
    private static let slow = """
      import UIKit
      final class SlowView: UIView {
        var calls = 0
        func step(_ link: CADisplayLink) {
          calls += 1
          backgroundColor = calls < 20 ? UIColor(white: CGFloat(calls) / 20, alpha: 1) : .systemGreen
          if calls == 20 { link.invalidate() }
        }
      }
      #Preview("Slow") {
        let view = SlowView()
        let link = CADisplayLink(target: view, selector: Selector("step", SlowView.step))
        link.preferredFramesPerSecond = 10
        link.add(to: .main, forMode: .common)
        return view
      }

      """

    @Test
    func `a slow link wakes the window for its own blanks only`() async throws {
      let workspace = try Workspace(["slow.swift": Self.slow])
      let (run, _) = try await LiveScene.play(["-v", "slow.swift"], in: workspace.path) { scene in
        try await scene.expect("the last call") { $0[240, 160] == 0x34C759 }
      }
      #expect(run.status == 0)
      let ticks = try #require(run.errors.firstMatch(of: #/(\d+) ticks/#)?.output.1)
      // One for each call, and a few more for the commits of the start; every blank would be 115.
      #expect((20...30).contains(try #require(Int(ticks))))
    }

    /// Sees the ball in five places.
    private static func expectMotion(in scene: LiveScene) async throws {
      var places: Set<Int> = []
      try await scene.expect("the ball moves") { picture in
        places.insert(leftEnd(of: picture))
        return places.count >= 5
      }
    }

    /// Sees the ball in one place thirty times running: for some tenths of a second.
    private static func expectRest(in scene: LiveScene) async throws {
      var last = (place: -1, count: 0)
      try await scene.expect("the ball rests") { picture in
        let place = leftEnd(of: picture)
        last = (place, place == last.place ? last.count + 1 : 0)
        return last.count >= 30
      }
    }

    /// How many points of a coarse grid lie left of or above the ball: another number for another place.
    private static func leftEnd(of picture: ScenePicture) -> Int {
      var count = 0
      for x in 0..<480 {
        for y in stride(from: 60, to: 260, by: 8) {
          if picture[x, y] == 0xFF9500 { return count }
          count += 1
        }
      }
      return count
    }
  }
}
