/// A value in words, for people: `(10, 20)`, `#ff8000`, `0.25`, `nil`.
extension InspectedValue {
  package var words: String {
    switch kind {
    case .none: return "nil"
    case .flag: return numbers.first == 0 ? "false" : "true"
    case .text: return "\"\(Self.escaped(text))\""
    case .number: return Self.number(numbers.first ?? .nan)
    case .bits:
      return Int(exactly: numbers.first ?? 0).map { "0b\(String($0, radix: 2))" } ?? "0"
    case .point, .numbers: return "(\(list))"
    case .size: return numbers.map(Self.number).joined(separator: " x ")
    case .rect: return Self.rect(numbers)
    case .color: return Self.color(numbers)
    case .image: return "image \(numbers.map(Self.number).joined(separator: " x ")) pixels"
    case .path: return "path of \(text), \(Self.rect(numbers))"
    case .transform: return Self.transform(numbers)
    case .other: return Self.escaped(text)
    }
  }

  private var list: String { numbers.map(Self.number).joined(separator: ", ") }

  /// A number to four digits after the point, without trailing zeros.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-infinity" : "infinity" }
    guard abs(value) < 1e11 else { return "\(value)" }
    let rounded = (value * 10_000).rounded() / 10_000
    if rounded == 0 { return abs(value) < 1e-12 ? "0" : "\(value)" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func rect(_ n: [Double]) -> String {
    guard n.count == 4 else { return "()" }
    return "(\(number(n[0])), \(number(n[1])), \(number(n[2])) x \(number(n[3])))"
  }

  private static func color(_ n: [Double]) -> String {
    guard n.count == 4 else { return "()" }
    func byte(_ value: Double) -> Int? {
      value.isFinite && (0...1).contains(value) ? Int((value * 255).rounded()) : nil
    }
    let bytes = n.prefix(3).compactMap(byte)
    guard bytes.count == 3 else { return "(\(n.map(number).joined(separator: ", ")))" }
    let hex = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    return "#\(hex)" + (n[3] == 1 ? "" : ", alpha \(number(n[3]))")
  }

  /// The identity and a plain translation by what they do, all else by its rows.
  private static func transform(_ n: [Double]) -> String {
    guard n.count == 16 else { return "()" }
    let identity: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    if n == identity { return "identity" }
    if n.prefix(12) == identity.prefix(12), n[15] == 1 {
      return "translation (\(n[12...14].map(number).joined(separator: ", ")))"
    }
    let rows = stride(from: 0, to: 16, by: 4).map { row in
      n[row..<(row + 4)].map(number).joined(separator: " ")
    }
    return "[\(rows.joined(separator: "; "))]"
  }

  /// A text on one line.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\"": result += "\\\""
      case _ where scalar.properties.generalCategory == .control:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
