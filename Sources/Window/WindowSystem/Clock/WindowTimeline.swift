/// The clock that a window tells the times of its ticks and its input by.
package struct WindowTimeline {
  /// What it says at a moment of the machine's clock (`MonotonicClock`), in seconds.
  package var time: (_ machineTime: Double) -> Double
  /// Seconds for each of the machine's.
  package var rate: () -> Double

  package init(time: @escaping (_ machineTime: Double) -> Double, rate: @escaping () -> Double) {
    (self.time, self.rate) = (time, rate)
  }

  /// The machine's own clock.
  package static let machine = WindowTimeline(time: { $0 }, rate: { 1 })
}

extension FrameTick {
  /// A blank of the machine's clock on a window's.
  package func on(_ timeline: WindowTimeline) -> FrameTick {
    FrameTick(
      timestamp: timeline.time(timestamp),
      targetTime: timeline.time(targetTime),
      interval: interval * timeline.rate(),
      sequence: sequence
    )
  }
}
