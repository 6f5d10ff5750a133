/// How long something takes, written `600ms` or `1.5s`: whole microseconds, so that times add up exactly.
package struct TapeDuration: Codable, Hashable, Comparable, Sendable, CustomStringConvertible {
  /// An hour: no recording is meant to be longer.
  package static let longest = TapeDuration(microseconds: 3_600_000_000)

  /// The duration in microseconds, 0 … 3 600 000 000.
  package let microseconds: Int

  package init(microseconds: Int) { self.microseconds = microseconds }
  package init(milliseconds: Int) { self.init(microseconds: milliseconds * 1000) }

  /// Parses a number of seconds or milliseconds with its unit; `nil` for anything else, or more than an hour.
  package init?(parsing text: String) {
    let lowered = text.lowercased()
    let isMilliseconds = lowered.hasSuffix("ms")
    guard isMilliseconds || lowered.hasSuffix("s"),
      let number = PlainNumber.read(lowered.dropLast(isMilliseconds ? 2 : 1)), number >= 0
    else { return nil }
    let microseconds = (number * (isMilliseconds ? 1000 : 1_000_000)).rounded()
    guard microseconds <= Double(Self.longest.microseconds) else { return nil }
    self.init(microseconds: Int(microseconds))
  }

  package var seconds: Double { Double(microseconds) / 1_000_000 }

  package var description: String {
    microseconds < 1_000_000
      ? "\(PlainNumber.write(Double(microseconds) / 1000))ms" : "\(PlainNumber.write(seconds))s"
  }

  package static func < (one: TapeDuration, other: TapeDuration) -> Bool {
    one.microseconds < other.microseconds
  }
}
