import Foundation
import Testing

extension InAWindow {
  /// `Scenes/PopIn.swift`: `onOrderIn` brings a layer in, a transaction's key sees it out.
  @Suite struct `Pop In` {
    private static let white: UInt32 = 0xFFFFFF

    @Test
    func `dots grow in, and shrink away`() async throws {
      let empty = try await shot("PopIn", "--at 0")
      let dot = try await shot("PopIn", "--click 100,200 --at 2")
      let (run, _) = try await LiveScene.play(["PopIn.swift"]) { scene in
        try await scene.expect(empty)
        try scene.click(100, 200)
        try await scene.expect(dot)
        try scene.click(100, 200)
        try await scene.expect(empty)
        // What is gone is not hit: the same place takes a new dot each time.
        try await Self.growAndShrink(in: scene, x: 100, y: 200) { try scene.click(100, 200) }
        try await scene.expect(empty)
        let keys = ["Return", "BackSpace"]
        var turn = 0
        try await Self.growAndShrink(in: scene, x: 240, y: 160) {
          try scene.key(keys[turn % 2])
          turn += 1
        }
        try await scene.expect(empty)
      }
      #expect(run.status == 0)
      #expect(run.errors == "")
    }

    /// Brings a dot in and takes it away until it was seen growing and shrinking.
    private static func growAndShrink(
      in scene: LiveScene,
      x: Int,
      y: Int,
      by toggle: () throws -> Void
    ) async throws {
      let isPartial = { (picture: ScenePicture) in
        picture[x, y] != white && picture[x, y - 37] == white
      }
      var (hasGrown, hasShrunk) = (false, false)
      try await scene.again("the dot is seen growing and shrinking") {
        try toggle()
        let growing = try await scene.watch(
          isPartial,
          until: { $0[x, y - 37] != white },
          "the dot has its size"
        )
        hasGrown = hasGrown || growing.contains(true)
        try toggle()
        let shrinking = try await scene.watch(
          isPartial,
          until: { $0[x, y] == white },
          "the dot is gone"
        )
        hasShrunk = hasShrunk || shrinking.contains(true)
        return hasGrown && hasShrunk
      }
    }

    /// The completion block takes the layer out of the tree, and not before its animations end.
    @Test
    func `a dot is removed once its animation has ended`() async throws {
      let path = Repository.scenes + "/PopIn.swift"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let line = "CATransaction.setCompletionBlock { dot.removeFromSuperlayer() }"
      try #require(text.contains(line))
      let talking = text.replacingOccurrences(
        of: line,
        with: """
          let layers = { self.view.layer.sublayers?.count ?? 0 }
          CATransaction.setCompletionBlock {
            print("before \\(layers())")
            dot.removeFromSuperlayer()
            print("after \\(layers())")
          }
          """
      )
      let workspace = try Workspace(["talking.swift": talking])
      let options = "--click 100,200 --click 100,200@1 -o out.png"
      let during = try await workspace.pegbar(line: "shot talking.swift \(options) --at 1.3")
      #expect(during.status == 0)
      #expect(during.output == "")
      // The hint is a sublayer too.
      let after = try await workspace.pegbar(line: "shot talking.swift \(options) --at 2")
      #expect(after.output == "before 2\nafter 1\n")
    }
  }
}
