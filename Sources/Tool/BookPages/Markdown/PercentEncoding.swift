/// Paths as they are written in addresses: `my%20page.md`.
enum PercentEncoding {
  /// A path without escapes; as it is where they are wrong, or are not UTF-8.
  static func decoded(_ text: Substring) -> String {
    var (bytes, rest): ([UInt8], Substring.UTF8View) = ([], text.utf8)
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = Substring(rest.prefix(2))
      guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
        let value = UInt8(digits, radix: 16)
      else { return String(text) }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self) ?? String(text)
  }

  /// A path with escapes for all but letters, digits, `/` and what no address gives a meaning to.
  static func encoded(_ path: String) -> String {
    path.utf8.reduce(into: "") { result, byte in
      let character = Character(Unicode.Scalar(byte))
      if byte < 0x80,
        character.isLetter || character.isNumber || "/-._~@+,()!$'*=".contains(character)
      {
        result.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }
}
