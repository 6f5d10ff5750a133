/// A color, written `#RRGGBB`.
package struct TapeColor: Codable, Equatable, Sendable, CustomStringConvertible {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Parses `#` and six hexadecimal digits; `nil` for anything else.
  package init?(parsing text: String) {
    let digits = text.utf8.dropFirst()
    let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6, values.count == 6 else {
      return nil
    }
    red = UInt8(values[0] * 16 + values[1])
    green = UInt8(values[2] * 16 + values[3])
    blue = UInt8(values[4] * 16 + values[5])
  }

  package var description: String {
    [red, green, blue].reduce(into: "#") { text, value in
      let digits = String(value, radix: 16, uppercase: true)
      text += value < 16 ? "0" + digits : digits
    }
  }
}
