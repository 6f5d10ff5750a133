import CoreGraphics
import Foundation
import TapeLanguage
import Testing

@testable import RecordingOverlay

/// What clicks and drags leave behind.
@Suite(.serialized)
struct `Clicks and drags` {
  private static let point = TapePoint(x: 60, y: 40)

  private static func room(_ text: String = "") -> OverlayRoom {
    OverlayRoom(Played.tape("Set Cursor off\n" + text).settings, picture: OverlayRoom.clear())
  }

  private static func click(_ button: TapeButton = .left) -> [TapeInput] {
    [
      TapeInput(time: 1, .press(button, at: point)),
      TapeInput(time: 1.08, .release(button, at: point)),
    ]
  }

  @Test(arguments: [0.1, 0.2, 0.3])
  func `a ring grows around the place`(_ age: Double) {
    let room = Self.room()
    let picture = room.drawn(Played.frame(1 + age, at: Self.point, Self.click()))
    let radius = ClickMarks.radius(age / HandTrack.rippleTime)
    let seen = picture.difference(from: room.picture)
    // Half of the line and its rim are outside the radius; a pixel is for the edge.
    #expect(abs(Double(seen.midX) - 60) <= 0.5 && abs(Double(seen.midY) - 40) <= 0.5)
    #expect(Double(seen.width) / 2 >= radius + 1 && Double(seen.width) / 2 <= radius + 4)
    let edge = Int((60 + radius).rounded(.down))
    #expect(picture.blue(edge, 40) > picture.red(edge, 40) + 20)
  }

  @Test func `a ring is gone after its time`() {
    let room = Self.room()
    room.show(Played.frame(1.44, at: Self.point, Self.click()))
    #expect(!room.overlay.isPlain)
    room.show(Played.frame(1.46, at: Self.point))
    #expect(room.overlay.isPlain)
  }

  @Test func `buttons have colors of their own`() {
    let colors = TapeButton.allCases.map { button in
      let picture = Self.room().drawn(Played.frame(1.2, at: Self.point, Self.click(button)))
      let edge = 60 + Int(ClickMarks.radius(0.2 / HandTrack.rippleTime))
      return [picture.red(edge, 40), picture.green(edge, 40), picture.blue(edge, 40)]
    }
    #expect(Set(colors).count == 3)
    let (left, right) = (colors[0], colors[1])
    #expect(left[2] > left[0] + 40 && right[0] > right[2] + 40)
  }

  @Test func `a held button has a mark that goes with the pointer`() {
    let room = Self.room()
    let press = TapeInput(time: 1, .press(.left, at: Self.point))
    let held = room.drawn(Played.frame(3, at: Self.point, [press]))
    let longer = room.drawn(Played.frame(9, at: Self.point))
    let seen = held.difference(from: room.picture)
    #expect(held.pixels == longer.pixels && seen.width > 24 && seen.width < 32)
    let other = TapePoint(x: 80, y: 50)
    let moved = room.drawn(Played.frame(10, at: other)).difference(from: room.picture)
    #expect(moved == seen.offsetBy(dx: 20, dy: 10))
    room.show(Played.frame(10.5, at: other, [TapeInput(time: 10, .release(.left, at: other))]))
    #expect(room.overlay.isPlain)
  }

  /// A hundred points a second to the right.
  private static func drag(_ room: OverlayRoom, to end: Double) -> CGImage {
    room.show(
      Played.frame(
        1,
        at: TapePoint(x: 10, y: 40),
        [
          TapeInput(time: 1, .press(.left, at: TapePoint(x: 10, y: 40)))
        ]
      )
    )
    for step in 1...Int((end * 50).rounded()) {
      let time = 1 + Double(step) / 50
      let point = TapePoint(x: 10 + Double(step) * 2, y: 40)
      room.show(Played.frame(time, at: point, [TapeInput(time: time, .move(point))]))
    }
    return room.draw()
  }

  @Test func `a drag leaves its last way behind, thinner towards the end`() {
    let room = Self.room()
    let picture = Self.drag(room, to: 1)
    // From 75 to 110: 0.35 s.
    let seen = picture.difference(from: room.picture)
    #expect(seen.minX >= 74 && seen.minX <= 82)
    let thickness = [80, 88, 94].map { x in
      (0..<90).reduce(0) { $0 + Int(picture[x, $1] >> 24) }
    }
    #expect(thickness[0] > 0 && thickness[0] < thickness[1] && thickness[1] < thickness[2])
  }

  @Test func `the way fades when the pointer rests`() {
    let room = Self.room()
    _ = Self.drag(room, to: 0.6)
    let end = TapePoint(x: 70, y: 40)
    let rest = room.drawn(Played.frame(1.8, at: end)).difference(from: room.picture)
    #expect(rest.minX > 49 && rest.minX < 57)
    let later = room.drawn(Played.frame(2, at: end)).difference(from: room.picture)
    // Nothing but the mark of the held button.
    #expect(later.midX == 70 && later.width < 32)
  }

  @Test func `a way's end is between two frames`() {
    let point = { TapePoint(x: $0, y: 0) }
    let samples = [0.0, 1, 2].map {
      HandTrack.Sample(time: $0, point: point($0 * 10), isFirst: $0 == 0)
    }
    let lines = Trail.lines(samples, at: 2, life: 1.5)
    #expect(lines.map { $0.map(\.point.x) } == [[5, 10, 20]])
    let strengths = lines.first?.map { ($0.strength * 300).rounded() }
    #expect(strengths == [0, 100, 300])
    #expect(Trail.lines(samples, at: 9, life: 1.5).isEmpty)
  }

  /// Pieces that turned the other way would leave holes where they overlap.
  @Test func `a way's pieces all turn the same way`() {
    let places = [(10.0, 10.0), (40, 12), (20, 40), (20, 10), (5, 30)].enumerated().map {
      Trail.Place(point: CGPoint(x: $1.0, y: $1.1), strength: Double($0) / 4)
    }
    var areas: [Double] = []
    var ends: [CGPoint] = []
    for element in Trail.outline([places], width: 8).elements {
      if let end = element.points.last {
        ends.append(end)
      } else {
        let next = ends.dropFirst() + ends.prefix(1)
        areas.append(zip(ends, next).reduce(0) { $0 + Double($1.0.x * $1.1.y - $1.1.x * $1.0.y) })
        ends = []
      }
    }
    #expect(areas.count > 20 && areas.allSatisfy { $0 > 0 })
  }

  @Test func `are not drawn where they are not wanted`() {
    let room = Self.room("Set Clicks off")
    room.show(Played.frame(1.2, at: Self.point, Self.click()))
    #expect(room.overlay.isPlain)
  }
}

/// The mark of the wheel.
@Suite(.serialized)
struct `The wheel` {
  @Test(arguments: [
    (TapePoint(x: 0, y: -10), WheelMark.Direction.down), (TapePoint(x: 0, y: 10), .up),
    (TapePoint(x: -10, y: 2), .right), (TapePoint(x: 10, y: -2), .left),
  ])
  func `points to what comes into view`(_ way: TapePoint, _ direction: WheelMark.Direction) {
    #expect(WheelMark.Direction(of: way) == direction)
  }

  @Test func `is marked while it turns, beside the pointer`() {
    let point = TapePoint(x: 30, y: 40)
    let room = OverlayRoom(Played.tape("Set Cursor off").settings)
    let turn = TapeInput(time: 1, .wheel(TapePoint(x: 0, y: -9), at: point))
    let seen = room.drawn(Played.frame(1.2, at: point, [turn])).difference(from: room.picture)
    #expect(seen.minX > 40 && seen.maxX < 66 && seen.minY > 30 && seen.maxY < 70)
    room.show(Played.frame(1.46, at: point))
    #expect(room.overlay.isPlain)
  }

  @Test func `is marked on the other side where there is no room`() {
    let point = TapePoint(x: 110, y: 88)
    let room = OverlayRoom(Played.tape("Set Cursor off").settings)
    let turn = TapeInput(time: 1, .wheel(TapePoint(x: 0, y: -9), at: point))
    let seen = room.drawn(Played.frame(1.2, at: point, [turn])).difference(from: room.picture)
    #expect(seen.maxX < 106 && seen.minX > 76 && seen.maxY <= 89 && seen.height > 26)
  }
}
