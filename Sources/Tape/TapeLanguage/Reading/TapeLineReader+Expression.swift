import SceneProtocol

extension TapeLineReader {
  /// Reads an expression, such as `#card.position.x == 90 ± 0.5`.
  mutating func expression() throws(TapeError) -> TapeExpression {
    let (subject, keyPath) = try value(
      "a property (#card.presentation.opacity) or hit(X,Y), with a space after it",
      Self.subject
    )
    let relationPlace = place
    let relation = try value("one of == != < <= > >= with spaces around it") {
      $0.plain.flatMap(TapeExpression.Relation.init(rawValue:))
    }
    // (What looks like a color may be a name: a hit is a layer or a view, whatever it is called.)
    let value =
      if case .point = subject {
        try value("a layer (#card) or a view (@submit)", Self.place)
      } else {
        try value("a number, a \"text\", true, false or a color (#RRGGBB)", Self.value)
      }
    let tolerancePlace = place
    let tolerance = try tolerance()
    if case .number = value {
      if tolerance != nil, relation.isOrder {
        throw .toleranceOfOrder(relation.rawValue, tolerancePlace)
      }
    } else if relation.isOrder {
      throw .orderWithoutNumber(relation.rawValue, relationPlace)
    } else if tolerance != nil {
      throw .toleranceWithoutNumber(tolerancePlace)
    }
    return TapeExpression(subject, keyPath, relation, value, tolerance: tolerance ?? 0)
  }

  /// Reads `± 0.5` or `+-0.5`, with or without a space.
  private mutating func tolerance() throws(TapeError) -> Double? {
    let place = place
    guard let rest = ifNext(Self.afterPlusMinus) else { return nil }
    let wanted = "a tolerance, 0 or more (0.5)"
    let number: Double? =
      rest.isEmpty ? try value(wanted, Self.readNumber) : PlainNumber.read(rest)
    guard let number, number >= 0 else {
      let written = number.map(PlainNumber.write) ?? TapeText.visible(rest)
      throw .wrongValue(written, wanted: wanted, form: form, meant: nil, place)
    }
    return number
  }

  /// The rest of a word that begins with `±` or `+-`.
  private static func afterPlusMinus(_ word: TapeWord) -> String? {
    guard let bytes = word.plain?.utf8 else { return nil }
    let sign = ["±", "+-"].first { bytes.starts(with: $0.utf8) }
    return sign.map { String(decoding: bytes.dropFirst($0.utf8.count), as: UTF8.self) }
  }

  /// A place, and the key path after its first dot.
  private static func subject(_ word: TapeWord) -> (TapeTarget.Place, keyPath: String)? {
    if let point = hitPoint(word) { return (.point(point), "hit") }
    let place: TapeTarget.Place?
    let rest: ArraySlice<UInt8>
    if let plain = word.plain {
      let bytes = Array(plain.utf8)
      let name = bytes.dropFirst().prefix(while: TapeTarget.Place.isNameByte)
      place = bytes.first.flatMap { TapeTarget.Place(sign: $0, name: name) }
      rest = bytes[name.endIndex...]
    } else {
      place = TapeTarget.Place(quoted: word.parts)
      guard word.parts.count == 3, !word.parts[2].isQuoted else { return nil }
      rest = Array(word.parts[2].text.utf8)[...]
    }
    guard let place, rest.first == dot, isKeyPath(rest.dropFirst()) else { return nil }
    return (place, String(decoding: rest.dropFirst(), as: UTF8.self))
  }

  /// The point of `hit(120,80)`.
  private static func hitPoint(_ word: TapeWord) -> TapePoint? {
    guard let plain = word.plain, plain.hasPrefix("hit("), plain.hasSuffix(")") else { return nil }
    var scanner = NumberScanner(Array(plain.utf8.dropFirst(4).dropLast())[...])
    guard let point = scanner.pair(), scanner.isAtEnd else { return nil }
    return point
  }

  /// A name alone, without an offset.
  private static func place(_ word: TapeWord) -> TapeValue? {
    guard let target = TapeTarget(word), target.offset == .zero else { return nil }
    if case .point = target.place { return nil }
    return .place(target.place)
  }

  private static let dot = UInt8(ascii: ".")

  private static func isKeyPath(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.split(separator: dot, omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0.allSatisfy(TapeTarget.Place.isNameByte)
    }
  }

  private static func value(_ word: TapeWord) -> TapeValue? {
    if let text = word.quoted { return .text(text) }
    guard let plain = word.plain else { return nil }
    switch plain.lowercased() {
    case "true": return .truth(true)
    case "false": return .truth(false)
    default:
      return TapeColor(parsing: plain).map(TapeValue.color)
        ?? PlainNumber.read(plain).map(TapeValue.number)
    }
  }
}
