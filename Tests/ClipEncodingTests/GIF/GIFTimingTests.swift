import Testing

@testable import ClipEncoding

/// Frames at hundredths of a second.
struct `Times of a GIF` {
  @Test(arguments: [
    (10, [0, 10, 20, 30]), (24, [0, 4, 8, 13, 17, 21, 25]), (25, [0, 4, 8, 12]),
    (30, [0, 3, 7, 10, 13, 17, 20]), (50, [0, 2, 4, 6]),
  ])
  func `up to 50 a second each frame begins at the nearest hundredth`(rate: Int, starts: [Int]) {
    #expect(times(rate, frames: starts.count) == starts)
  }

  @Test(arguments: [
    (60, [0, 2, 4, 6, 8, nil, 10, 12]), (100, [0, nil, 2, nil, 4, nil]),
    (120, [0, nil, 2, nil, 4, 6, nil, 8, nil]),
  ])
  func `beyond 50 a second frames are left out, and no delay is under two`(
    rate: Int,
    starts: [Int?]
  ) {
    let seen = times(rate, frames: 240).compactMap { $0 }
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $1 - $0 == 2 })
    #expect(seen.count == 240 * 50 / rate)
    if rate != 120 { #expect(times(rate, frames: starts.count) == starts) }
  }

  @Test(arguments: 10...120)
  func `a second has a hundred of them`(rate: Int) {
    var timing = GIFTiming(framesPerSecond: rate)
    for second in 1...5 {
      for _ in 0..<rate { _ = timing.advance(by: 1) }
      #expect(timing.now == second * 100)
    }
  }

  private func times(_ rate: Int, frames: Int) -> [Int?] {
    var timing = GIFTiming(framesPerSecond: rate)
    return (0..<frames).map { _ in timing.advance(by: 1) }
  }
}
