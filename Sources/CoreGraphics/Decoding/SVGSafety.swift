import Foundation

/// What an SVG file may not hold, told from its text before a parser sees it.
///
/// Entities can multiply a short text without end, and pictures inside would be decoded by other libraries without
/// Pegbar's limits. Element names cannot be written in another way in a text of ASCII's superset, so looking for them
/// is enough.
enum SVGSafety {
  /// The most bytes of text: 4 million.
  static let maximumByteCount = 1 << 22

  /// Why a file is not read, in words; `nil` where nothing speaks against it.
  static func objection(to data: Data) -> String? {
    guard data.count <= maximumByteCount else {
      return "it has \(data.count) bytes of text, more than \(maximumByteCount)"
    }
    let text = [UInt8](data)
    if text.contains(0) { return "its text is not UTF-8" }
    if let encoding = declaredEncoding(text),
      !["utf-8", "us-ascii", "iso-8859-1"].contains(encoding)
    {
      return "its text is \(encoding); save it as UTF-8"
    }
    return text.withUnsafeBufferPointer { text in
      for index in text.indices where text[index] == UInt8(ascii: "<") {
        let rest = UnsafeBufferPointer(rebasing: text[(index + 1)...])
        if rest.starts(with: "!ENTITY".utf8) { return "it declares entities, which are not read" }
        if holdsPicture(rest) { return "it holds a picture, and only shapes and text are drawn" }
      }
      return nil
    }
  }

  /// Whether an element that follows `<` is an `image` or a `feImage`, in any namespace.
  private static func holdsPicture(_ rest: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = rest.firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") }
    let name = rest[..<(end ?? rest.endIndex)]
    let colon = name.lastIndex(of: UInt8(ascii: ":"))
    let local = colon.map { name[($0 + 1)...] } ?? name
    return local.elementsEqual("image".utf8) || local.elementsEqual("feImage".utf8)
  }

  /// The encoding that the first line names, in small letters.
  private static func declaredEncoding(_ text: [UInt8]) -> String? {
    let start = String(decoding: text.prefix(256), as: UTF8.self)
    guard let end = start.range(of: "?>"),
      let mark = start.range(of: "encoding", range: start.startIndex..<end.lowerBound)
    else { return nil }
    let quotes: Set<Character> = ["\"", "'"]
    let rest = start[mark.upperBound..<end.lowerBound].drop { !quotes.contains($0) }.dropFirst()
    return rest.prefix { !quotes.contains($0) }.lowercased()
  }
}
