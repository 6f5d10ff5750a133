import CoreGraphics
import Testing

extension InAWindow {
  /// `Scenes/HitTesting.swift`: what lies under the pointer, with a pointer that really moves.
  @Suite struct `Hit Testing` {
    /// Where the pointer goes, and a pixel of the border of the layer that is hit there.
    private static let places: [(x: Int, y: Int, border: (x: Int, y: Int)?)] = [
      (60, 60, (42, 60)),  // behind
      (110, 110, (92, 120)),  // in front, though "behind" is there too
      (280, 85, (263, 46)),  // rotated: its corner
      (295, 165, (284, 127)),  // inside, which reaches out of "rotated"
      (300, 195, (284, 127)),  // inside, where "rotated" ends
      (430, 110, (412, 110)),  // cut off, where it is not
      (470, 140, nil),  // cut off, where "clips" clips it: the stage
      (100, 200, (42, 200)),  // raised over "above by order"
      (150, 250, (168, 250)),  // above by order
      (430, 220, nil),  // hidden: the stage
    ]

    @Test
    func `the layer under the pointer lights up and the path is written`() async throws {
      var pictures: [CGImage] = []
      for place in Self.places {
        let picture = try await shot("HitTesting", "--move \(place.x),\(place.y) --at 0.1")
        for other in Self.places {
          guard let border = other.border else { continue }
          let isLit = place.border.map { $0 == border } ?? false
          let color = picture[border.x, border.y]
          #expect((color == 0xFFFFFF) == isLit, "at \(place), pixel \(border)")
        }
        for other in pictures { #expect(Self.text(in: other) != Self.text(in: picture)) }
        pictures.append(picture)
      }
      let right = try await shot("HitTesting", "--move 60,60 --key Right --at 0.1")
      let click = try await shot("HitTesting", "--click 280,85 --at 0.1")
      let expected = pictures
      let (run, _) = try await LiveScene.play(["HitTesting.swift"]) { scene in
        for (place, picture) in zip(Self.places, expected) {
          try scene.move(place.x, place.y)
          try await scene.expect(picture)
        }
        try scene.move(60, 60)
        try await scene.expect(expected[0])
        try scene.key("Right")
        try await scene.expect(right)
        try scene.click(280, 85)
        try await scene.expect(click)
      }
      #expect(run.status == 0)
      #expect(run.errors == "")
    }

    /// The rows in which the path is written.
    private static func text(in picture: CGImage) -> ArraySlice<UInt32> {
      picture.pixels[288 * 480..<312 * 480]
    }
  }
}
