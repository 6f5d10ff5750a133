/// The exact times of a recording, in ticks of a millionth of a frame, or of a part of one where the clip has another
/// speed than the scene.
///
/// A frame is a whole number of ticks, whatever the frame rate and the speed, and so is a microsecond. So nothing is
/// rounded, and no error accumulates.
package struct TapeClock: Equatable, Sendable {
  let ticksPerFrame: Int
  private let ticksPerMicrosecond: Int

  /// - Parameters:
  ///   - framesPerSecond: The clip's frame rate.
  ///   - speed: The seconds of the scene that a second of the clip shows.
  package init(framesPerSecond: Int, speed: TapeSpeed = .normal) {
    // In lowest terms, so that ticks of the normal speed are the coarsest.
    let common = Self.greatestCommonDivisor(speed.hundredths, 100)
    ticksPerFrame = 1_000_000 * (speed.hundredths / common)
    ticksPerMicrosecond = framesPerSecond * (100 / common)
  }

  private var ticksPerSecond: Int { ticksPerMicrosecond * 1_000_000 }

  func ticks(ofFrame number: Int) -> Int { number * ticksPerFrame }

  func ticks(in duration: TapeDuration) -> Int { duration.microseconds * ticksPerMicrosecond }

  /// The time in seconds; for frame n exactly n times the speed divided by the frame rate.
  func seconds(_ ticks: Int) -> Double { Double(ticks) / Double(ticksPerSecond) }

  /// The scene's time at a frame, in seconds.
  package func time(ofFrame number: Int) -> Double { seconds(ticks(ofFrame: number)) }

  /// The scene's time at a frame, in whole hundredths of a second, rounded down.
  package func hundredths(ofFrame number: Int) -> Int {
    ticks(ofFrame: number) / (ticksPerSecond / 100)
  }

  /// The number of the first frame at a time in seconds, or after it.
  func firstFrame(from time: Double) -> Int {
    let frames = time * Double(ticksPerSecond) / Double(ticksPerFrame)
    return Int((frames - 1e-6).rounded(.up))
  }

  private static func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : greatestCommonDivisor(other, one % other)
  }
}
