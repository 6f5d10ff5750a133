import CoreGraphics
import QuartzCore
import Testing

/// `render(in:)` draws the frame's display list by the frame's renderer (RE16).
@Suite(.serialized)
struct `Drawings by render in` {
  /// What a layer that is in transition looked like before is the frame's alone, and tiles of other levels than that of
  /// the device are not drawn for it.
  private static let ofFramesAlone =
    FactPicture.transitions.map(\.name)
    + ["tiles-finer-than-the-contents", "tiles-of-the-level-that-is-seen"]
  private static let facts = FactPicture.all.filter { !ofFramesAlone.contains($0.name) }

  @Test func `are the frame's pixels`() throws {
    for fact in Self.facts { try compare(fact) }
  }

  private func compare(_ fact: FactPicture) throws {
    let frame = PictureRoom.picture(of: fact, threads: 1)
    let drawing = try PictureRoom.drawing(of: fact)
    let unlike = zip(frame.pixels, drawing.pixels).count { $0 != $1 }
    #expect(unlike == 0, "\(fact.name): \(unlike) pixels differ")
  }
}
