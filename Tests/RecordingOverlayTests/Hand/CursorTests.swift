import CoreGraphics
import Foundation
import TapeLanguage
import Testing

@testable import RecordingOverlay

/// The pointer of a recording.
@Suite(.serialized)
struct `The pointer` {
  private static let point = TapePoint(x: 50, y: 30)

  /// A room where the pointer has come to a point a second ago.
  private static func room(_ text: String = "", scale: Double = 1) -> OverlayRoom {
    let room = OverlayRoom(Played.tape(text).settings, scale: scale)
    room.show(Played.frame(0, at: point, [TapeInput(time: 0, .move(point))]))
    return room
  }

  private nonisolated static let zooms = [
    (1.0, TapePoint(x: 0, y: 0)), (2, TapePoint(x: 60, y: 40)), (4, TapePoint(x: 50, y: 30)),
  ]

  @Test(arguments: ["", "Set Crop 20,10,80,70"], zooms)
  func `has its tip where it points`(_ text: String, _ zoom: (Double, TapePoint)) {
    for scale in [1.0, 2.0] {
      let room = Self.room(text, scale: scale)
      let zoom = TapeZoom(factor: zoom.0, center: zoom.1)
      let area = CGRect(origin: .zero, size: OverlayRoom.size)
      let seen = text.isEmpty ? area : CGRect(x: 20, y: 10, width: 80, height: 70)
      let part = VisiblePart(zoom, of: seen)
      let x = Int(((50 - part.rect.minX) * zoom.factor * scale).rounded())
      let y = Int(((30 - part.rect.minY) * zoom.factor * scale).rounded())
      let picture = room.drawn(Played.frame(1, at: Self.point, zoom: zoom))
      // The tip's left side is upright: black from it on, white before.
      let below = y + Int(5 * scale)
      #expect(picture.light(x, below) < 60 && picture.light(x - 1, below) > 230)
      let dark = (0..<picture.height).filter { picture.light(x, $0) < 60 }
      let first = dark.first ?? -100
      #expect((y...y + Int(3 * scale)).contains(first))
    }
  }

  @Test func `comes when it is used first`() {
    let room = OverlayRoom()
    room.show(Played.frame(1, at: Self.point))
    #expect(room.overlay.isPlain)
    let move = TapeInput(time: 2, .move(Self.point))
    room.show(Played.frame(2, at: Self.point, [move]))
    #expect(room.overlay.isPlain)
    let half = room.drawn(Played.frame(2.1, at: Self.point)).light(50, 36)
    let all = room.drawn(Played.frame(2.2, at: Self.point)).light(50, 36)
    let later = room.drawn(Played.frame(60, at: Self.point)).light(50, 36)
    #expect(half > 60 && half < 120 && all < 20 && later == all)
  }

  @Test func `does not come where it is not wanted`() {
    let room = Self.room("Set Cursor off")
    room.show(Played.frame(1, at: Self.point))
    #expect(room.overlay.isPlain)
  }

  @Test func `is smaller while a button is down`() {
    let room = Self.room("Set Clicks off")
    let press = TapeInput(time: 1, .press(.left, at: Self.point))
    let release = TapeInput(time: 2, .release(.left, at: Self.point))
    let up = room.drawn(Played.frame(1, at: Self.point, [press]))
    let down = room.drawn(Played.frame(1.5, at: Self.point))
    let again = room.drawn(Played.frame(2.5, at: Self.point, [release]))
    let base = room.picture
    let (large, small) = (up.difference(from: base), down.difference(from: base))
    #expect(small.height < large.height - 1 && small.width < large.width - 0.5)
    #expect(again.pixels == up.pixels)
    // The tip stays.
    #expect(down.light(50, 34) < 60 && down.light(49, 34) > 230)
  }
}
