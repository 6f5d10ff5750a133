/// Numbers in plain decimal notation: digits, with or without a sign and a point; never an exponent.
enum PlainNumber {
  /// The maximum; nothing in a recording is larger, so a larger number is a mistake.
  static let largest = 1e9

  /// Parses a number; `nil` for anything else, also for one beyond `largest`.
  static func read(_ text: some StringProtocol) -> Double? {
    var scanner = NumberScanner(Array(text.utf8)[...])
    guard let number = scanner.number(), scanner.isAtEnd else { return nil }
    return number
  }

  /// Formats a number so that it is parsed as the same number.
  static func write(_ number: Double) -> String {
    let text = number.description
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
    else { return text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
    let digits = text[..<mark].filter { $0.isNumber }
    let zeros = String(repeating: "0", count: abs(exponent))
    let sign = number < 0 ? "-" : ""
    return exponent < 0
      ? "\(sign)0.\(zeros.dropLast())\(digits)"
      : "\(sign)\(digits)\(zeros.dropLast(digits.count - 1))"
  }
}

/// Parses numbers at the beginning of a text.
struct NumberScanner {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  /// The next number; `nil`, with an undefined rest, where there is none.
  mutating func number() -> Double? {
    let start = rest
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    guard takeDigits() else { return nil }
    if take(UInt8(ascii: ".")), !takeDigits() { return nil }
    let text = String(decoding: start[..<rest.startIndex], as: UTF8.self)
    guard let number = Double(text), abs(number) <= PlainNumber.largest else { return nil }
    // Negative zero is zero.
    return number == 0 ? 0 : number
  }

  /// Two numbers separated by a comma.
  mutating func pair() -> TapePoint? {
    guard let x = number(), take(UInt8(ascii: ",")), let y = number() else { return nil }
    return TapePoint(x: x, y: y)
  }

  /// Skips a byte if it is next; returns whether it was.
  mutating func take(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func takeDigits() -> Bool {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest[digits.endIndex...]
    return !digits.isEmpty
  }
}
