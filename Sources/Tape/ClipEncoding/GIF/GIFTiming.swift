/// When a GIF shows what: its times are hundredths of a second.
///
/// Up to 50 frames a second each frame begins at the hundredth that is nearest to its time, so that delays differ by
/// one but do not add up to more or less. At more than 50 a second, those frames are shown that are due at every second
/// hundredth: browsers take a delay of one hundredth for ten.
struct GIFTiming {
  private let framesPerSecond: Int
  private var frames = 0

  init(framesPerSecond: Int) { self.framesPerSecond = framesPerSecond }

  /// When the next frame begins, which is also when the last one ends.
  var now: Int { Self.hundredths(frames, framesPerSecond) }

  /// Goes on by a frame that is shown `count` times.
  ///
  /// - Parameter count: How many frames long it is.
  /// - Returns: When it begins; `nil` when it is not shown at all.
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
