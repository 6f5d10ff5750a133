extension TapeTarget {
  /// Parses a target; `nil` for a word that is not one.
  init?(_ word: TapeWord) {
    let first = word.parts[0]
    if word.parts.count > 1 {
      self.init(quoted: word.parts)
    } else if first.isQuoted {
      return nil
    } else if first.text.utf8.first.map(Place.isSign) ?? false {
      self.init(bare: Array(first.text.utf8))
    } else {
      self.init(point: Array(first.text.utf8)[...])
    }
  }

  /// Parses `#"my card"+10,-4`.
  private init?(quoted parts: [TapeWord.Part]) {
    guard let place = Place(quoted: parts) else { return nil }
    switch parts.count {
    case 2: self.init(place)
    case 3:
      guard !parts[2].isQuoted, let offset = Self.offset(Array(parts[2].text.utf8)[...]) else {
        return nil
      }
      self.init(place, offset: offset)
    default: return nil
    }
  }

  /// Parses `#card+10,-4`.
  private init?(bare bytes: [UInt8]) {
    let name = bytes.dropFirst().prefix(while: Place.isNameByte)
    var end = name.endIndex
    // A name that ends before a comma or a point has the offset's first number, a negative one, at its end.
    if end < bytes.endIndex, bytes[end] != UInt8(ascii: "+") {
      guard let minus = name.lastIndex(of: UInt8(ascii: "-")) else { return nil }
      end = minus
    }
    guard let place = Place(sign: bytes[0], name: bytes[1..<end]) else { return nil }
    if end == bytes.endIndex {
      self.init(place)
    } else {
      guard let offset = Self.offset(bytes[end...]) else { return nil }
      self.init(place, offset: offset)
    }
  }

  /// Parses `120,40`, or `120,40+10,-4`.
  private init?(point bytes: ArraySlice<UInt8>) {
    var scanner = NumberScanner(bytes)
    guard let point = scanner.pair() else { return nil }
    if scanner.isAtEnd {
      self.init(.point(point))
    } else {
      guard let offset = Self.offset(scanner.rest) else { return nil }
      self.init(.point(point), offset: offset)
    }
  }

  /// Two numbers; the first has a sign.
  private static func offset(_ bytes: ArraySlice<UInt8>) -> TapePoint? {
    guard bytes.first == UInt8(ascii: "+") || bytes.first == UInt8(ascii: "-") else { return nil }
    var scanner = NumberScanner(bytes)
    guard let offset = scanner.pair(), scanner.isAtEnd else { return nil }
    return offset
  }
}

extension TapeTarget.Place {
  /// Whether a byte is the sign in front of a name.
  ///
  /// (Bytes, not characters: a name may begin with a combining accent, which would form one character with the sign.)
  static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || byte == UInt8(ascii: "@")
  }

  /// Parses `#` or `@`, then an unquoted name.
  init?(sign: UInt8, name: ArraySlice<UInt8>) {
    guard !name.isEmpty else { return nil }
    let name = String(decoding: name, as: UTF8.self)
    switch sign {
    case UInt8(ascii: "#"): self = .name(name)
    case UInt8(ascii: "@"): self = .identifier(name)
    default: return nil
    }
  }

  /// Parses `#` or `@`, then a quoted name, then anything.
  init?(quoted parts: [TapeWord.Part]) {
    guard parts.count > 1, !parts[0].isQuoted, parts[1].isQuoted, !parts[1].text.isEmpty else {
      return nil
    }
    switch parts[0].text {
    case "#": self = .name(parts[1].text)
    case "@": self = .identifier(parts[1].text)
    default: return nil
    }
  }
}
