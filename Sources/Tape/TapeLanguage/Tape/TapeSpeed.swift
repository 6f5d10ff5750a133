/// How many seconds of the scene a second of the clip shows: whole hundredths, so that frame times are exact.
package struct TapeSpeed: Codable, Equatable, Sendable, CustomStringConvertible {
  package static let normal = TapeSpeed(hundredths: 100)
  /// Slower than a tenth, a clip is one picture shown again; faster than tenfold, it is a row of stills.
  package static let range = 10...1000

  /// The speed in hundredths, 10 … 1000.
  package let hundredths: Int

  package init(hundredths: Int) { self.hundredths = hundredths }

  /// Reads a number; `nil` for one that is out of range or has more than two decimals.
  init?(_ number: Double) {
    let hundredths = (number * 100).rounded()
    guard abs(number * 100 - hundredths) < 1e-6,
      hundredths >= Double(Self.range.lowerBound), hundredths <= Double(Self.range.upperBound)
    else { return nil }
    self.init(hundredths: Int(hundredths))
  }

  package var description: String { PlainNumber.write(Double(hundredths) / 100) }
}
