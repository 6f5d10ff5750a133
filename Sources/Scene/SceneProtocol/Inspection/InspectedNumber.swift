/// A number that may be one that JSON has no form for; that is one of the texts `"nan"`, `"inf"` and `"-inf"` then.
package struct InspectedNumber: Codable, Hashable, Sendable {
  /// The number.
  package var value: Double

  /// Makes the number.
  package init(_ value: Double) { self.value = value }

  package init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if let number = try? single.decode(Double.self) {
      value = number
      return
    }
    switch try single.decode(String.self) {
    case "nan": value = .nan
    case "inf": value = .infinity
    case "-inf": value = -.infinity
    case let other:
      throw DecodingError.dataCorruptedError(
        in: single,
        debugDescription: "\"\(other)\" is no number"
      )
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    if value.isFinite {
      try single.encode(value)
    } else {
      try single.encode(value.isNaN ? "nan" : value < 0 ? "-inf" : "inf")
    }
  }
}
