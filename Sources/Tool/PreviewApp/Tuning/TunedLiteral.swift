import SceneProtocol

/// A literal of the scene's file that can be changed by hand.
struct TunedLiteral: Equatable {
  /// Where it is in the file, in bytes.
  let range: Range<Int>
  /// As it is written in the file.
  let text: String
  let kind: LiteralToken.Kind
  let type: LiteralType
  /// Whether a minus can be in front of it.
  let takesSign: Bool
  let site: LiteralSite
  /// Its line up to it, without the indentation.
  let before: String
  /// The rest of its line.
  let after: String

  /// The number that a literal is written for; `nil` for strings and Booleans.
  static func number(_ text: String) -> Double? {
    LiteralToken(at: 0, in: Array(text.utf8)).flatMap { $0.fraction.map { Double($0) } }
  }

  /// A number as it is written in its place.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - step: The number is rounded to a multiple of this.
  /// - Returns: The literal.
  func text(_ value: Double, step: Double) -> String {
    var rounded = step > 0 ? (value / step).rounded() * step : value
    rounded = (rounded * 1e9).rounded() / 1e9
    if kind == .integer, !type.isFloating, type != .number || step >= 1 {
      return "\(Int(min(max(rounded, -9e15), 9e15)))"
    }
    let isWhole = rounded == rounded.rounded() && abs(rounded) < 1e15
    if isWhole, kind == .integer { return "\(Int(rounded))" }
    return "\(rounded == 0 ? 0 : rounded)"
  }

  /// A string as it is written in a text in Swift.
  static func quoted(_ text: String) -> String {
    let escapes: [Character: String] = [
      "\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\0": "\\0",
    ]
    return "\"" + text.map { escapes[$0] ?? String($0) }.joined() + "\""
  }
}

extension TunedLiteral {
  /// The literals of a text.
  ///
  /// - Parameters:
  ///   - scene: The program that takes their values.
  ///   - bytes: The text, which differs from the program's own in nothing else.
  /// - Returns: The literals; `nil` where the text differs in something else.
  static func all(of scene: TunableScene, in bytes: [UInt8]) -> [TunedLiteral]? {
    guard let places = scene.places(in: bytes) else { return nil }
    let sites = LiteralSites(places, in: bytes).sites
    return zip(scene.marks, places).map { mark, place in
      let range = place.offset..<place.offset + place.token.length
      let newline = UInt8(ascii: "\n")
      let start = bytes[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
      let end = bytes[range.upperBound...].firstIndex(of: newline) ?? bytes.count
      let before = bytes[start..<range.lowerBound].drop { $0 == 0x20 || $0 == 0x09 }
      return TunedLiteral(
        range: range,
        text: String(decoding: bytes[range], as: UTF8.self),
        kind: mark.kind,
        type: mark.type,
        takesSign: LiteralMark.takesSign(at: range.lowerBound, in: bytes),
        site: sites[place.offset] ?? LiteralSite(),
        before: String(decoding: before, as: UTF8.self),
        after: String(decoding: bytes[range.upperBound..<end], as: UTF8.self)
      )
    }
  }
}
