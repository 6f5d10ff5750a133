import QuartzCore
import Testing

/// Frame rates asked for: kept, compared, and without effect on what a frame shows.
struct `Frame rate ranges` {
  @Test func `a range keeps its numbers`() {
    let range = CAFrameRateRange(minimum: 8, maximum: 15, preferred: 12)
    #expect(range.minimum == 8 && range.maximum == 15 && range.preferred == 12)
    #expect(CAFrameRateRange(minimum: 8, maximum: 15).preferred == nil)
    #expect(CAFrameRateRange() == .default)
    #expect(CAFrameRateRange.default.minimum == 0 && CAFrameRateRange.default.maximum == 0)
  }

  @Test func `ranges are equal when their numbers are`() {
    let range = CAFrameRateRange(minimum: 8, maximum: 15, preferred: 12)
    var other = range
    #expect(range == other && CAFrameRateRangeIsEqualToRange(range, other))
    other.preferred = nil
    #expect(range != other && !CAFrameRateRangeIsEqualToRange(range, other))
  }

  /// The clock is exact: a frame between two of the rate's shows its own time's value.
  @Test func `an animation's range is copied and does not lower its rate`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let slow = basic("zPosition", from: 0, to: 10)
    #expect(slow.preferredFrameRateRange == .default)
    slow.preferredFrameRateRange = CAFrameRateRange(minimum: 1, maximum: 2, preferred: 1)
    stage.add(slow, to: layer)
    let copy = layer.animation(forKey: "animation")
    #expect(copy?.preferredFrameRateRange == slow.preferredFrameRateRange)
    #expect(try stage.shown(layer, at: 0.25).zPosition == 2.5)
    #expect(try stage.shown(layer, at: 0.26).zPosition == 2.6)
  }
}
