/// The times of a recording, exactly: in millionths of a frame, called ticks.
///
/// Of these a frame is a whole number, whatever the frame rate, and so is a microsecond: nothing is rounded, and
/// nothing adds up to something else after an hour.
package struct TapeClock: Equatable, Sendable {
  static let ticksPerFrame = 1_000_000

  package let framesPerSecond: Int

  package init(framesPerSecond: Int) { self.framesPerSecond = framesPerSecond }

  func ticks(ofFrame number: Int) -> Int { number * Self.ticksPerFrame }

  func ticks(in duration: TapeDuration) -> Int { duration.microseconds * framesPerSecond }

  /// For frame n, exactly n divided by the frame rate.
  func seconds(_ ticks: Int) -> Double {
    Double(ticks) / Double(framesPerSecond * Self.ticksPerFrame)
  }
}
