/// The times at which a GIF shows its frames, in hundredths of a second.
///
/// Up to 50 frames a second each frame begins at the hundredth nearest to its time, so delays differ by one but
/// rounding does not accumulate. At more than 50 a second, only the frames due at every second hundredth are shown:
/// browsers replace a delay of one hundredth by ten.
struct GIFTiming {
  private let framesPerSecond: Int
  private var frames = 0

  init(framesPerSecond: Int) { self.framesPerSecond = framesPerSecond }

  /// When the next frame begins, which is also when the last one ends, in hundredths of a second.
  var now: Int { Self.hundredths(frames, framesPerSecond) }

  /// Advances by a frame that is shown `count` times.
  ///
  /// - Parameter count: The frame's length in frames.
  /// - Returns: When it begins, in hundredths of a second; `nil` when it is not shown at all.
  mutating func advance(by count: Int) -> Int? {
    let start = now
    frames += count
    return now > start ? start : nil
  }

  private static func hundredths(_ frame: Int, _ rate: Int) -> Int {
    if rate <= 50 { return (frame * 200 + rate) / (rate * 2) }
    return (frame * 50 + rate - 1) / rate * 2
  }
}
