/// The types of literals whose values can be replaced in a program that is built already.
package enum LiteralType: String, Codable, CaseIterable, Sendable {
  case int, uint, int32, uint32, int64, uint64, uint8
  case double, float, cgFloat
  /// An object of a number, `NSNumber`.
  case number
  case bool, string

  /// Whether its values are numbers with a fraction.
  package var isFloating: Bool {
    switch self {
    case .double, .float, .cgFloat: true
    default: false
    }
  }

  /// Whether its values are never negative.
  package var isUnsigned: Bool {
    switch self {
    case .uint, .uint32, .uint64, .uint8: true
    default: false
    }
  }
}
