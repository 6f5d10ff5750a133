import Foundation
@_exported public import SeededRandom

/// Numbers that are the same on every run, as tests choose by them.
package typealias Seeded = SplitMix64

extension SplitMix64 {
  package init(_ seed: UInt64) { self.init(seed: seed) }

  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &self)
  }

  package mutating func index(below count: Int) -> Int { .random(in: 0..<count, using: &self) }

  /// At least 0 and less than `bound`; quicker than `index(below:)`, and less even by a part in 2³² / `bound`.
  package mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: ((next() >> 32) &* UInt64(bound)) >> 32)
  }

  package mutating func flag() -> Bool { .random(using: &self) }

  /// True once in a number of times, on average.
  package mutating func once(in count: Int) -> Bool { index(below: count) == 0 }

  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[index(below: elements.count)]
  }
}

/// The seeds that a randomized test goes through.
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
