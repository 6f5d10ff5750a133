/// The value of a literal, as the compiler makes it of the text.
package enum LiteralValue: Codable, Equatable, Sendable {
  case int(Int)
  case double(Double)
  case bool(Bool)
  case string(String)
}

extension LiteralValue {
  /// The value of a literal of this type; `nil` for a text that is no such literal, or a number that the type
  /// cannot hold.
  ///
  /// - Parameters:
  ///   - token: The literal.
  ///   - type: The type that the compiler has found for it.
  package init?(_ token: LiteralToken, as type: LiteralType) {
    switch (token.kind, type) {
    case (.bool, .bool): self = .bool(token.text == "true")
    case (.string, .string): self = .string(token.text)
    case (.integer, .number):
      guard let value = token.integer.flatMap(Int.init(exactly:)) else { return nil }
      self = .int(value)
    case (.float, .number): self.init(rounded: token.fraction.map { Double($0) })
    case (.integer, _) where !type.isFloating: self.init(token.integer, in: type)
    case (.integer, _), (.float, _): self.init(token.fraction, in: type)
    default: return nil
    }
  }

  private init?(_ integer: Int128?, in type: LiteralType) {
    guard let integer else { return nil }
    let range: ClosedRange<Int128>? =
      switch type {
      case .int, .int64: Int128(Int64.min)...Int128(Int64.max)
      // (The values of a table are of one size.)
      case .uint, .uint64: 0...Int128(Int64.max)
      case .int32: Int128(Int32.min)...Int128(Int32.max)
      case .uint32: 0...Int128(UInt32.max)
      case .uint8: 0...Int128(UInt8.max)
      case .double, .float, .cgFloat, .number, .bool, .string: nil
      }
    guard let range, range.contains(integer) else { return nil }
    self = .int(Int(integer))
  }

  private init?(_ fraction: LiteralToken.Fraction?, in type: LiteralType) {
    switch type {
    case .double, .cgFloat: self.init(rounded: fraction.map { Double($0) })
    case .float: self.init(rounded: fraction.map { Double(Float($0)) })
    default: return nil
    }
  }

  private init?(rounded value: Double?) {
    guard let value, value.isFinite else { return nil }
    self = .double(value)
  }
}
