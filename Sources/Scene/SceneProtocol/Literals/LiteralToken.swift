/// A literal in a text in Swift: a number with its sign, `true` or `false`, or a string on one line without
/// interpolation.
package struct LiteralToken: Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case integer, float, bool, string
  }

  /// The type in which the compiler keeps a literal before conversion.
  #if arch(x86_64)
    package typealias Fraction = Float80
  #else
    package typealias Fraction = Double
  #endif

  package let kind: Kind
  /// The number or the Boolean as it is written; what a string's escapes stand for.
  package let text: String
  /// The length in the text, in bytes.
  package let length: Int

  /// Reads the literal that begins at a place; `nil` where there is none, or one that is not read here.
  ///
  /// - Parameters:
  ///   - place: The offset of its first byte: of the sign, the digit, the letter or the quotation mark.
  ///   - bytes: The text.
  package init?(at place: Int, in bytes: [UInt8]) {
    guard bytes.indices.contains(place) else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "\""): self.init(stringAt: place, in: bytes)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      self.init(numberAt: place, in: bytes)
    default: self.init(wordAt: place, in: bytes)
    }
  }

  private init(_ kind: Kind, _ text: String, _ length: Int) {
    (self.kind, self.text, self.length) = (kind, text, length)
  }

  private init?(wordAt place: Int, in bytes: [UInt8]) {
    let word = bytes[place...].prefix { $0.isWordByte }
    let text = String(decoding: word, as: UTF8.self)
    guard text == "true" || text == "false" else { return nil }
    self.init(.bool, text, word.count)
  }
}

// MARK: - Numbers

extension LiteralToken {
  private init?(numberAt place: Int, in bytes: [UInt8]) {
    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    let first = byte(place) == UInt8(ascii: "-") ? place + 1 : place
    guard byte(first).isDigit else { return nil }
    var end = first
    let isHex = byte(first) == UInt8(ascii: "0") && byte(first + 1) == UInt8(ascii: "x")
    var isFloat = false
    while true {
      let next = byte(end)
      if next == UInt8(ascii: "."), !isFloat, byte(end + 1).isDigit, !isHex {
        (isFloat, end) = (true, end + 2)
      } else if next | 0x20 == UInt8(ascii: "e"), !isHex {
        let hasSign = byte(end + 1) == UInt8(ascii: "-") || byte(end + 1) == UInt8(ascii: "+")
        (isFloat, end) = (true, end + (hasSign ? 2 : 1))
      } else if next.isWordByte {
        end += 1
      } else {
        break
      }
    }
    let text = String(decoding: bytes[place..<end], as: UTF8.self)
    self.init(isFloat ? .float : .integer, text, end - place)
    guard isFloat ? fraction != nil : integer != nil else { return nil }
  }

  /// The whole number that is written; `nil` for other literals.
  package var integer: Int128? {
    guard kind == .integer else { return nil }
    let (digits, radix) = digits
    guard let first = digits.first, first != "_",
      let value = Int128(digits.filter { $0 != "_" }, radix: radix)
    else { return nil }
    return text.hasPrefix("-") ? -value : value
  }

  /// The number that is written; `nil` for other literals.
  package var fraction: Fraction? {
    if kind == .integer {
      // An integer beyond 2⁶⁴ may have more digits than a `Fraction`.
      return integer.flatMap { abs($0) < 1 << 64 ? Fraction($0) : nil }
    }
    guard kind == .float, !text.contains("_.") else { return nil }
    let isDecimal = text.allSatisfy { "-+0123456789._eE".contains($0) }
    return isDecimal ? Fraction(text.filter { $0 != "_" }) : nil
  }

  private var digits: (text: Substring, radix: Int) {
    let plain = text.hasPrefix("-") ? text.dropFirst() : text[...]
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where plain.hasPrefix(prefix) {
      return (plain.dropFirst(2), radix)
    }
    return (plain, 10)
  }
}

// MARK: - Strings

extension LiteralToken {
  private init?(stringAt place: Int, in bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    var (value, end) = ([UInt8](), place + 1)
    while end < bytes.count {
      let byte = bytes[end]
      switch byte {
      case quote:
        let isLong = end == place + 1 && end + 1 < bytes.count && bytes[end + 1] == quote
        guard !isLong, let text = String(validating: value, as: UTF8.self) else { return nil }
        self.init(.string, text, end + 1 - place)
        return
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0: return nil
      case UInt8(ascii: "\\"):
        guard let escape = Self.escape(at: end + 1, in: bytes) else { return nil }
        value += escape.bytes
        end += 1 + escape.length
      default:
        value.append(byte)
        end += 1
      }
    }
    return nil
  }

  /// The bytes that an escape stands for, and its length after the backslash; `nil` for an interpolation or no escape.
  private static func escape(at place: Int, in bytes: [UInt8]) -> (bytes: [UInt8], length: Int)? {
    guard place < bytes.count else { return nil }
    let letter = Character(UnicodeScalar(bytes[place]))
    let plain: [Character: UInt8] = [
      "n": 10, "t": 9, "r": 13, "0": 0, "\\": 92, "\"": 34, "'": 39,
    ]
    if let byte = plain[letter] { return ([byte], 1) }
    guard letter == "u", place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "{"),
      let close = bytes[place...].firstIndex(of: UInt8(ascii: "}")),
      (1...8).contains(close - place - 2),
      let number = UInt32(String(decoding: bytes[place + 2..<close], as: UTF8.self), radix: 16),
      let scalar = UnicodeScalar(number)
    else { return nil }
    return (Array(String(scalar).utf8), close + 1 - place)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether it continues a name or a number.
  fileprivate var isWordByte: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || self == UInt8(ascii: "_") || self >= 0x80
  }
}
