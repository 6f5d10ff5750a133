import Foundation

/// The root element of an SVG file, and its size.
struct SVGRoot {
  /// In CSS pixels: width and height; a missing one follows from the `viewBox`; `nil` where the size is not defined.
  let size: CGSize?

  /// Parses the first element; `nil` when that is not `svg`.
  init?(_ data: Data) {
    // Far more than any comments before it should need.
    var reader = ByteReader(data.prefix(1 << 20))
    guard let attributes = Self.attributes(&reader) else { return nil }
    let width = attributes["width"].flatMap(Self.length)
    let height = attributes["height"].flatMap(Self.length)
    let box = attributes["viewBox"].map(Self.numbers).flatMap { $0.count == 4 ? $0 : nil }
    switch (width, height, box) {
    case (let width?, let height?, _): size = CGSize(width: width, height: height)
    case (let width?, nil, let box?) where box[2] > 0:
      size = CGSize(width: width, height: width * box[3] / box[2])
    case (nil, let height?, let box?) where box[3] > 0:
      size = CGSize(width: height * box[2] / box[3], height: height)
    case (nil, nil, let box?): size = CGSize(width: box[2], height: box[3])
    default: size = nil
    }
  }

  /// The attributes of the first element's start tag, by name.
  private static func attributes(_ reader: inout ByteReader) -> [String: String]? {
    while let byte = reader.byte() {
      guard byte == UInt8(ascii: "<") else { continue }
      let rest = reader.rest
      if rest.starts(with: "!--".utf8) {
        guard skip(&reader, past: "-->") else { return nil }
      } else if rest.first == UInt8(ascii: "?") {
        guard skip(&reader, past: "?>") else { return nil }
      } else if rest.first == UInt8(ascii: "!") {
        guard skipDeclaration(&reader) else { return nil }
      } else {
        return startTag(&reader)
      }
    }
    return nil
  }

  private static func skip(_ reader: inout ByteReader, past mark: String) -> Bool {
    let rest = reader.rest
    guard let found = rest.range(of: Data(mark.utf8)) else { return false }
    return reader.run(found.upperBound - rest.startIndex) != nil
  }

  /// Skips a document type, which may have declarations in brackets.
  private static func skipDeclaration(_ reader: inout ByteReader) -> Bool {
    var depth = 0
    while let byte = reader.byte() {
      switch byte {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where depth == 0: return true
      case UInt8(ascii: ">"): depth -= 1
      default: break
      }
    }
    return false
  }

  private static func startTag(_ reader: inout ByteReader) -> [String: String]? {
    func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
    func word(_ reader: inout ByteReader, until ends: (UInt8) -> Bool) -> String {
      var bytes: [UInt8] = []
      while let byte = reader.peeked, !ends(byte) {
        bytes.append(byte)
        _ = reader.byte()
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    let closing = [UInt8(ascii: ">"), UInt8(ascii: "/")]
    let name = word(&reader) { isBlank($0) || closing.contains($0) }
    guard name == "svg" || name.hasSuffix(":svg") else { return nil }
    var attributes: [String: String] = [:]
    while true {
      _ = word(&reader) { !isBlank($0) }
      let name = word(&reader) { isBlank($0) || closing.contains($0) || $0 == UInt8(ascii: "=") }
      guard !name.isEmpty else { return attributes }
      _ = word(&reader) { !isBlank($0) && $0 != UInt8(ascii: "=") }
      guard let quote = reader.byte(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      else { return attributes }
      attributes[name] = word(&reader) { $0 == quote }
      _ = reader.byte()
    }
  }

  /// A length in pixels; `nil` for a percentage, and for text that is not a length.
  private static func length(_ text: String) -> Double? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 96 / 72.0), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96),
      ("em", 12), ("ex", 6), ("", 1),
    ]
    for (unit, pixels) in units where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.count)).flatMap { $0.isFinite ? $0 * pixels : nil }
    }
    return nil
  }

  private static func numbers(_ text: String) -> [Double] {
    text.split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }.filter(\.isFinite)
  }
}
