/// The clock that a window uses for the times of its ticks and its input.
package struct WindowTimeline {
  /// This clock's time, in seconds, at a time of the machine's clock (`MonotonicClock`).
  package var time: (_ machineTime: Double) -> Double
  /// Seconds of this clock per second of the machine's clock.
  package var rate: () -> Double

  package init(time: @escaping (_ machineTime: Double) -> Double, rate: @escaping () -> Double) {
    (self.time, self.rate) = (time, rate)
  }

  /// The machine's own clock.
  package static let machine = WindowTimeline(time: { $0 }, rate: { 1 })
}

extension FrameTick {
  /// Converts a blank from the machine's clock to a window's.
  package func on(_ timeline: WindowTimeline) -> FrameTick {
    FrameTick(
      timestamp: timeline.time(timestamp),
      targetTime: timeline.time(targetTime),
      interval: interval * timeline.rate(),
      sequence: sequence
    )
  }
}
