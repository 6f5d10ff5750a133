extension JSON {
  /// Parses a text by RFC 8259; `nil` for one that is none, or whose values lie deeper than 512 in each other.
  package init?(parsing text: [UInt8]) {
    var parser = JSONParser(bytes: text)
    guard let value = parser.value(depth: 0), parser.isAtEnd() else { return nil }
    self = value
  }
}

/// A recursive descent over the bytes of a text.
private struct JSONParser {
  let bytes: [UInt8]
  var offset = 0

  private static let deepest = 512

  /// Whether nothing but space is left.
  mutating func isAtEnd() -> Bool {
    skipSpace()
    return offset == bytes.count
  }

  mutating func value(depth: Int) -> JSON? {
    skipSpace()
    guard offset < bytes.count, depth <= Self.deepest else { return nil }
    switch bytes[offset] {
    case UInt8(ascii: "{"): return object(depth)
    case UInt8(ascii: "["): return array(depth)
    case UInt8(ascii: "\""): return string().map(JSON.string)
    case UInt8(ascii: "t"): return word("true", .bool(true))
    case UInt8(ascii: "f"): return word("false", .bool(false))
    case UInt8(ascii: "n"): return word("null", .null)
    default: return number()
    }
  }

  private mutating func skipSpace() {
    while offset < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[offset]) { offset += 1 }
  }

  /// Whether the next byte after space is this one, which is then passed.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func word(_ word: StaticString, _ value: JSON) -> JSON? {
    let isThere = word.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    offset += word.utf8CodeUnitCount
    return isThere ? value : nil
  }

  private mutating func object(_ depth: Int) -> JSON? {
    offset += 1
    var members: [JSON.Member] = []
    if take("}") { return .object([]) }
    repeat {
      skipSpace()
      guard let key = string(), take(":"), let value = value(depth: depth + 1) else { return nil }
      members.append(JSON.Member(key: key, value: value))
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array(_ depth: Int) -> JSON? {
    offset += 1
    var values: [JSON] = []
    if take("]") { return .array([]) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
    } while take(",")
    return take("]") ? .array(values) : nil
  }

  private mutating func number() -> JSON? {
    let digits = bytes[offset...].prefix { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
    offset += digits.count
    let text = String(decoding: digits, as: UTF8.self)
    if let number = Int(text), !text.hasPrefix("+") { return .number(number) }
    return Double(text) == nil || !(text.first?.isNumber ?? false || text.hasPrefix("-"))
      ? nil : .decimal(text)
  }

  private mutating func string() -> String? {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { return nil }
    offset += 1
    var text = ""
    while true {
      let plain = bytes[offset...].prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
      text += String(decoding: plain, as: UTF8.self)
      offset += plain.count
      guard offset < bytes.count else { return nil }
      offset += 1
      if bytes[offset - 1] == UInt8(ascii: "\"") { return text }
      guard let scalar = escaped() else { return nil }
      text.unicodeScalars.append(scalar)
    }
  }

  /// The character after a backslash.
  private mutating func escaped() -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    let letter = Unicode.Scalar(bytes[offset])
    offset += 1
    switch letter {
    case "\"", "\\", "/": return letter
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      guard let unit = codeUnit() else { return nil }
      return scalar(unit)
    default: return nil
    }
  }

  /// The scalar that begins with a UTF-16 code unit; half of a pair alone is the replacement character.
  private mutating func scalar(_ unit: UInt32) -> Unicode.Scalar {
    let rest = offset
    if (0xD800..<0xDC00).contains(unit), bytes[offset...].starts(with: "\\u".utf8) {
      offset += 2
      if let low = codeUnit(), (0xDC00..<0xE000).contains(low) {
        return Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00)) ?? "\u{FFFD}"
      }
      offset = rest
    }
    return Unicode.Scalar(unit) ?? "\u{FFFD}"
  }

  private mutating func codeUnit() -> UInt32? {
    let digits = bytes[offset...].prefix(4)
    guard digits.count == 4 else { return nil }
    offset += 4
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
