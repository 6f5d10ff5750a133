import SeededCases
import TapeLanguage
import Testing

/// How the pointer gets somewhere.
struct `Pointer paths` {
  private let start = TapePoint(x: 40, y: 300)
  private let end = TapePoint(x: 400, y: 60)

  @Test func `a path begins and ends exactly where it should`() {
    for seed in 0..<200 {
      let path = PointerPath(from: start, to: end, seed: UInt64(seed))
      #expect(path.position(at: 0) == start)
      #expect(path.position(at: -1) == start)
      #expect(path.position(at: path.duration) == end)
      #expect(path.position(at: path.duration + 5) == end)
    }
  }

  @Test func `it never goes back, and never far from the straight line`() {
    let way = end - start
    for seed in 0..<200 {
      let path = PointerPath(from: start, to: end, seed: UInt64(seed))
      var before = 0.0
      for step in 0...240 {
        let along = path.position(at: path.duration * Double(step) / 240) - start
        let progress = (along.x * way.x + along.y * way.y) / (way.length * way.length)
        let beside = abs(along.x * way.y - along.y * way.x) / (way.length * way.length)
        // What rounding may do to coordinates of hundreds.
        #expect(progress >= before - 1e-12)
        #expect(beside <= 0.075)
        before = progress
      }
    }
  }

  @Test func `it is curved to one side or the other, as the seed has it`() {
    let way = end - start
    let sides = (0..<50).map { seed in
      let path = PointerPath(from: start, to: end, seed: UInt64(seed))
      let middle = path.position(at: path.duration / 2) - start
      return (middle.x * way.y - middle.y * way.x) / way.length
    }
    #expect(sides.contains { $0 > 5 })
    #expect(sides.contains { $0 < -5 })
    #expect(sides.allSatisfy { abs($0) > 5 })
  }

  @Test func `the bend grows with the distance`() {
    let near = PointerPath(from: .zero, to: TapePoint(x: 10, y: 0), seed: 3)
    let far = PointerPath(from: .zero, to: TapePoint(x: 1000, y: 0), seed: 3)
    let ratio = far.position(at: far.duration / 2).y / near.position(at: near.duration / 2).y
    #expect(abs(ratio - 100) < 1e-9)
  }

  @Test func `it starts and stops slowly, and is in the middle half way through`() {
    let path = PointerPath(from: .zero, to: TapePoint(x: 1000, y: 0), duration: 1, seed: 7)
    // Minimum jerk at a tenth of the time: 10 · 0.001 − 15 · 0.0001 + 6 · 0.00001.
    #expect(abs(path.position(at: 0.1).x - 8.56) < 1e-9)
    #expect(abs(path.position(at: 0.5).x - 500) < 1e-9)
    #expect(abs(path.position(at: 0.9).x - 991.44) < 1e-9)
  }

  @Test(arguments: [
    // 0.1 + 0.15 · log2(1 + distance / size): 3 bits, 1 bit, too quick, too slow, no size.
    (700.0, 100.0, 0.55), (100, 100, 0.25), (0, 100, 0.15), (3, 100, 0.15), (4000, 2, 1.2),
    (63, 0, 1.0),
  ])
  func `it takes as long as a hand would`(distance: Double, size: Double, seconds: Double) {
    let path = PointerPath(
      from: .zero,
      to: TapePoint(x: distance, y: 0),
      targetSize: size,
      seed: 1
    )
    #expect(abs(path.duration - seconds) < 1e-12)
  }

  @Test func `a duration that is given is kept`() {
    let path = PointerPath(from: start, to: end, duration: 7.5, seed: 1)
    #expect(path.duration == 7.5)
    let jump = PointerPath(from: start, to: end, duration: 0, seed: 1)
    #expect(jump.position(at: 0) == end)
  }

  @Test func `it goes to a rectangle's middle, or beside it, and its smaller side is its size`() {
    let card = TapeRectangle(x: 700, y: -50, width: 300, height: 100)
    let path = PointerPath(from: TapePoint(x: 150, y: 0), to: card, seed: 1)
    #expect(path.end == TapePoint(x: 850, y: 0))
    #expect(abs(path.duration - 0.55) < 1e-12)
    let beside = PointerPath(from: .zero, to: card, offset: TapePoint(x: 10, y: -4), seed: 1)
    #expect(beside.end == TapePoint(x: 860, y: -4))
  }

  @Test func `the same seed makes the same path, another one another`() {
    let one = PointerPath(from: start, to: end, seed: 5)
    #expect(one == PointerPath(from: start, to: end, seed: 5))
    #expect(one != PointerPath(from: start, to: end, seed: 6))
  }

  @Test func `the numbers of a seed are those of SplitMix64`() {
    var numbers = SplitMix64(seed: 0)
    #expect(numbers.next() == 0xE220_A839_7B1D_CDAF)
    #expect(numbers.next() == 0x6E78_9E6A_A1B9_65F4)
  }
}
