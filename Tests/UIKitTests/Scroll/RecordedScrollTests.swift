import Foundation
import Recorded
import Testing

/// How UIKit's scroll views moved in the simulator (scroll_*, bounce_*, rubber_band_*), each drag made by touches.
@Suite(.serialized) struct `Recorded scroll traces` {
  /// Half a pixel of the recorded device, for rounding, and what four digits of a file leave.
  private let halfPixel = 0.5 / 3 + 1e-4
  /// UIKit stops with the last frame before it is too slow, at 10 points a second.
  private let lastFrame = 10.0 / 60
  /// The goal for a trace, in points: the pixels' rounding alone makes 0.1.
  private let allowedDifference = 0.35
  /// A recorded time is a frame's, which may begin a frame later than the lift.
  private let allowedTime = ScrollReplay.shift + 1.0 / 60

  private static func drags() throws -> [RecordedScroll] {
    try ["scroll", "bounce"].flatMap { try RecordedFile.all($0, as: RecordedScroll.self) }
  }

  @Test func `there are records`() throws {
    #expect(try !Self.drags().isEmpty || RecordedFile.areElsewhere)
  }

  /// A finger that rests is one that sends nothing, or the same place again and again.
  @Test(arguments: [false, true])
  func `content is where UIKit's was after the lift`(_ repeatsPlace: Bool) throws {
    for record in try Self.drags() {
      guard let samples = record.samples, let last = samples.last else { continue }
      let replay = ScrollReplay(record, lasting: last[0] + 1, repeatsPlace: repeatsPlace)
      let difference = replay.difference(to: samples)
      #expect(difference <= allowedDifference, "\(record.kind): \(difference) points")
      let end = replay.course.last ?? .nan
      let rest = record.finalOffset ?? last[1]
      #expect(abs(end - rest) <= halfPixel + lastFrame, "\(record.kind): ends at \(end)")
      guard let stop = record.didEndDeceleratingAt else { continue }
      let found = replay.end ?? .infinity
      #expect(abs(found - stop) <= allowedTime, "\(record.kind): stops at \(found)")
    }
  }

  @Test func `the delegate hears of the velocity and the target that UIKit's did`() throws {
    for record in try Self.drags() {
      let replay = ScrollReplay(record, lasting: 0.01)
      if let velocity = record.velocityPtPerMs ?? record.reportedVelocityPtPerMs {
        let found = replay.velocityPerMillisecond
        #expect(abs(found - velocity) < 1e-3, "\(record.kind): \(found)")
      }
      if let offset = record.offsetAtLift {
        #expect(abs(replay.offsetAtLift - offset) <= halfPixel, "\(record.kind)")
      }
      if let target = record.targetOffset {
        #expect(abs(replay.target - target) <= halfPixel, "\(record.kind): \(replay.target)")
      }
      if let willDecelerate = record.willDecelerate {
        #expect(replay.willDecelerate == willDecelerate, "\(record.kind)")
        guard !willDecelerate, let rest = record.finalOffset else { continue }
        #expect(abs(replay.course[0] - rest) <= halfPixel, "\(record.kind)")
      }
    }
  }

  @Test func `content follows the finger as UIKit's did, less the slop`() throws {
    for record in try Self.drags() {
      guard let travels = record.travelToOffset else { continue }
      let replay = ScrollReplay(record, lasting: 0.01)
      for travel in travels {
        let found = replay.offsets.first { abs($0.travel - travel[0]) < 1e-9 }?.offset
        let moved = (found ?? .nan) - record.gesture.startOffsetY
        #expect(abs(moved - travel[1]) <= halfPixel, "\(record.kind): \(travel) but \(moved)")
      }
      if let first = record.firstMovingTravel {
        let moving = replay.offsets.first { $0.offset != record.gesture.startOffsetY }
        #expect(moving?.travel == first, "\(record.kind)")
      }
      if let begin = record.willBeginDraggingAtTravel {
        #expect(replay.travelAtBegin == begin, "\(record.kind)")
      }
    }
  }

  /// The finger's way beyond the slop is how far the content would be beyond its end if it did not give.
  @Test func `content resists beyond its end as UIKit's did`() throws {
    let records = try RecordedFile.all("rubber_band", as: RecordedScroll.self)
    for record in records {
      let replay = ScrollReplay(record, lasting: 0.01)
      for sample in try #require(record.samples) {
        let travel = sample[0] + 10
        let found = try #require(replay.offsets.first { abs($0.travel - travel) < 1e-9 }?.offset)
        #expect(abs(found - sample[1]) <= halfPixel, "\(record.kind): \(sample) but \(found)")
      }
    }
    #expect(!records.isEmpty || RecordedFile.areElsewhere)
  }

  /// The edge that a bounce comes back to is where it rests.
  @Test func `a bounce rests at the edge`() throws {
    for record in try Self.drags() {
      guard let edge = record.edge, let last = record.samples?.last else { continue }
      let replay = ScrollReplay(record, lasting: last[0] + 1)
      #expect(abs((replay.course.last ?? .nan) - edge) <= halfPixel, "\(record.kind)")
    }
  }
}
