internal import QuartzCore
internal import Stage

extension FrameTick {
  /// A blank of the machine's clock on the clock of `CACurrentMediaTime()`, which may run at another rate.
  var onMediaClock: FrameTick {
    FrameTick(
      timestamp: MediaClock.time(ofMachine: timestamp),
      targetTime: MediaClock.time(ofMachine: targetTime),
      interval: interval * MediaClock.rate,
      sequence: sequence
    )
  }
}
