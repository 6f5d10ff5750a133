/// Takes messages out of a stream of bytes: each is a header with its length, an empty line, and its text.
///
/// (Language Server Protocol 3.17, "Base Protocol".)
package struct MessageReader {
  private var bytes: [UInt8] = []

  package init() {}

  /// Adds what was read.
  ///
  /// - Parameter chunk: The next bytes of the stream.
  /// - Returns: The texts of the messages that are whole by now.
  /// - Throws: When a header has no length: what comes after it cannot be understood any more.
  package mutating func take(_ chunk: [UInt8]) throws(WrongHeader) -> [[UInt8]] {
    bytes += chunk
    var messages: [[UInt8]] = []
    var rest = bytes[...]
    while let end = Self.headerEnd(in: rest) {
      let header = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
      guard let length = Self.length(in: header) else { throw WrongHeader(text: header) }
      guard rest.count - (end + 4 - rest.startIndex) >= length else { break }
      messages.append(Array(rest[end + 4..<end + 4 + length]))
      rest = rest[(end + 4 + length)...]
    }
    bytes = Array(rest)
    return messages
  }

  /// A message with its header.
  package static func framed(_ text: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(text.count)\r\n\r\n".utf8) + text
  }

  /// A header without a length.
  package struct WrongHeader: Error, Equatable {
    package var text: String
  }

  /// Where the first empty line's line end begins; `nil` before it is there.
  private static func headerEnd(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first {
      bytes[$0] == 0x0D && bytes[$0...].starts(with: [0x0D, 0x0A, 0x0D, 0x0A])
    }
  }

  private static func length(in header: String) -> Int? {
    for line in header.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      return Int(parts[1].drop { $0 == " " }).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }
}
