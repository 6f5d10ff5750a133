/// The exact times of a recording, in ticks of a millionth of a frame.
///
/// A frame is a whole number of ticks, whatever the frame rate, and so is a microsecond. So nothing is rounded, and no
/// error accumulates.
package struct TapeClock: Equatable, Sendable {
  static let ticksPerFrame = 1_000_000

  package let framesPerSecond: Int

  package init(framesPerSecond: Int) { self.framesPerSecond = framesPerSecond }

  func ticks(ofFrame number: Int) -> Int { number * Self.ticksPerFrame }

  func ticks(in duration: TapeDuration) -> Int { duration.microseconds * framesPerSecond }

  /// The time in seconds; for frame n exactly n divided by the frame rate.
  func seconds(_ ticks: Int) -> Double {
    Double(ticks) / Double(framesPerSecond * Self.ticksPerFrame)
  }
}
