/// A JSON value, whose objects keep their keys in the order given.
enum JSON: Equatable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A key with its value.
  struct Member: Equatable {
    var key: String
    var value: JSON
  }

  /// A string, or null for `nil`.
  init(_ text: String?) { self = text.map(JSON.string) ?? .null }

  /// A number, or null for `nil`.
  init(_ number: Int?) { self = number.map(JSON.number) ?? .null }

  /// The value as text, on one line.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): "\(value)"
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
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
}
