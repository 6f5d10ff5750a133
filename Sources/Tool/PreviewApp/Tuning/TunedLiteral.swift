import SceneProtocol

/// A literal of the scene's files that can be changed by hand.
struct TunedLiteral: Equatable {
  /// The index of its file among those of the scene.
  let file: Int
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
  /// The literals of a scene's texts, file by file.
  ///
  /// - Parameters:
  ///   - scene: The program that takes their values.
  ///   - texts: The texts, which differ from the program's own in nothing else.
  /// - Returns: The literals; `nil` where a text differs in something else.
  static func all(of scene: TunableScene, in texts: [[UInt8]]) -> [TunedLiteral]? {
    guard texts.count == scene.files.count else { return nil }
    var literals: [TunedLiteral] = []
    for (index, text) in texts.enumerated() {
      guard let own = all(ofFile: index, scene.files[index], in: text) else { return nil }
      literals += own
    }
    return literals
  }

  private static func all(
    ofFile index: Int,
    _ file: TunableFile,
    in bytes: [UInt8]
  ) -> [TunedLiteral]? {
    guard let places = file.places(in: bytes) else { return nil }
    let sites = LiteralSites(places, in: bytes).sites
    return zip(file.marks, places).map { mark, place in
      let range = place.offset..<place.offset + place.token.length
      let newline = UInt8(ascii: "\n")
      let start = bytes[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
      let end = bytes[range.upperBound...].firstIndex(of: newline) ?? bytes.count
      let before = bytes[start..<range.lowerBound].drop { $0 == 0x20 || $0 == 0x09 }
      return TunedLiteral(
        file: index,
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
