/// The name of a `#Preview`, as far as the scene's text shows it.
enum PreviewName: Equatable {
  /// It has no name of its own, and gets the file's name.
  case unnamed
  /// It is a string literal.
  case written(String)
  /// It is computed when the scene runs.
  case madeByCode
}

extension SwiftTextScanner {
  /// The name of the `#Preview` that the scanner has just passed; the scanner does not move.
  func previewName() -> PreviewName {
    var ahead = self
    ahead.skipSpace()
    guard ahead.take("(") else { return .unnamed }
    ahead.skipSpace()
    guard ahead.take("\"") else { return ahead.isAtLabelOrEnd ? .unnamed : .madeByCode }
    guard let text = ahead.plainString() else { return .madeByCode }
    ahead.skipSpace()
    return ahead.take(",") || ahead.take(")") ? .written(text) : .madeByCode
  }

  /// Whether a label such as `traits:` or the closing parenthesis is next.
  private var isAtLabelOrEnd: Bool {
    [")", "traits:", "body:"].contains { word in
      var ahead = self
      return ahead.take(word)
    }
  }

  /// The rest of a string literal, after its first quote; `nil` for one with escapes or interpolation.
  private mutating func plainString() -> String? {
    var bytes: [UInt8] = []
    while let byte = takeByte() {
      switch byte {
      case UInt8(ascii: "\""):
        // Three quotes begin a multi-line string.
        var ahead = self
        if bytes.isEmpty && ahead.take("\"") { return nil }
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = takeByte(), [UInt8(ascii: "\""), UInt8(ascii: "\\")].contains(escaped)
        else { return nil }
        bytes.append(escaped)
      case UInt8(ascii: "\n"): return nil
      default: bytes.append(byte)
      }
    }
    return nil
  }
}
