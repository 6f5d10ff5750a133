/// A JSON value, whose objects keep their keys in the order given.
package enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Int)
  /// A number that is no `Int`, as it is written.
  case decimal(String)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A key with its value.
  package struct Member: Equatable, Sendable {
    package var key: String
    package var value: JSON

    package init(key: String, value: JSON) { (self.key, self.value) = (key, value) }
  }

  /// A string, or null for `nil`.
  package init(_ text: String?) { self = text.map(JSON.string) ?? .null }

  /// A number, or null for `nil`.
  package init(_ number: Int?) { self = number.map(JSON.number) ?? .null }

  /// The value as text, on one line.
  package var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): "\(value)"
    case .decimal(let value): value
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.key)):\($0.value.text)" }.joined(separator: ",") + "}"
    }
  }

  /// RFC 8259, 7: quotes, backslashes and control characters are escaped, all else stands for itself.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\t": "\\t"
      case _ where scalar.value < 0x20:
        "\\u00" + (scalar.value < 0x10 ? "0" : "")
          + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
}

extension JSON: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
}
