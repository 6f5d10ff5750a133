import Foundation

/// Numbers that are the same on every run (SplitMix64).
package struct Seeded: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(_ seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &self)
  }

  package mutating func index(below count: Int) -> Int { .random(in: 0..<count, using: &self) }

  package mutating func flag() -> Bool { .random(using: &self) }

  /// True once in a number of times, on average.
  package mutating func once(in count: Int) -> Bool { index(below: count) == 0 }

  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[index(below: elements.count)]
  }
}

/// The seeds that a randomised test goes through.
package enum Seeds {
  /// Those of `PEGBAR_SEEDS`, as in `100-299`, for a wider search than each run of the tests makes; else
  /// the first `count`.
  package static func first(_ count: UInt64) -> [UInt64] {
    let ends = ProcessInfo.processInfo.environment["PEGBAR_SEEDS"]?.split(separator: "-")
    guard let ends, ends.count == 2, let first = UInt64(ends[0]), let last = UInt64(ends[1]),
      first <= last
    else { return Array(0..<count) }
    return Array(first...last)
  }
}
