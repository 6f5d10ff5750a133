import FrameLoop

/// The movers' frames drawn into memory, one after the other on a clock that is set by hand.
enum OfflineFrames {
  /// The minimum frames per second that are good enough.
  private static let target = 300.0

  static func measure(frames: Int) {
    let run = HeadlessRun.start(.movers)
    run.advance(to: 1)
    let start = wallTime()
    run.advance(to: 1 + Double(frames) / 60)
    let rate = Double(frames) / (wallTime() - start)
    Row.report(
      "W10 offline frames of W1",
      rate,
      "frames/s",
      target: target,
      isOk: rate >= target
    )
  }
}
