import Foundation
import Recorded
import Testing
import UIKit

/// The Mac's wheel at an end of the content (mac_wheel).
///
/// The record's spring moves content that a track pad has pulled beyond an end, between the phases of its gesture.
/// Events of X11 have no phases, and the wheel pulls nothing here, however far it turns. What is left of the record is
/// that a pull shorter than `minimumDelta` does nothing.
@Suite(.serialized) struct `Recorded wheels` {
  private struct File: Decodable {
    let rubberBand: Band

    struct Band: Decodable {
      let minimumDelta: Double
    }
  }

  @Test func `a turn shorter than the Mac's least pull leaves content at its end`() throws {
    let files = try RecordedFile.all("mac_wheel", as: File.self)
    for pull in files.map(\.rubberBand.minimumDelta) {
      try #require(pull > 0)
      let trial = ScrollTrial(CGSize(width: 200, height: 300))
      trial.turn(0, pull * 0.9)
      #expect(trial.pass(30).allSatisfy { $0 == 0 } && trial.isStill)
      // Away from the end the same turn counts.
      trial.turn(0, -pull * 0.9)
      trial.pass(60)
      #expect(abs(trial.y - pull * 0.9) < 0.1)
      trial.view.contentOffset.y = 100
      trial.turn(0, -pull * 0.9)
      #expect(trial.pass(30).allSatisfy { $0 == 100 } && trial.isStill)
    }
    #expect(!files.isEmpty || RecordedFile.areElsewhere)
  }
}
