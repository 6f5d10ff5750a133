import Foundation

/// Numbers and runs of bytes in a file, in order; past the end there is nothing, never a crash.
struct ByteReader: Sendable {
  private let data: Data
  /// How many bytes are before the next one.
  private(set) var offset: Int

  init(_ data: Data, at offset: Int = 0) {
    self.data = data
    self.offset = offset
  }

  /// All that has not been read.
  var rest: Data { data.dropFirst(max(offset, 0)) }

  /// The next byte, which is not read; `nil` at the end.
  var peeked: UInt8? {
    guard offset >= 0, offset < data.count else { return nil }
    return data[data.startIndex + offset]
  }

  /// The next byte; `nil` at the end.
  mutating func byte() -> UInt8? {
    guard let byte = peeked else { return nil }
    offset += 1
    return byte
  }

  /// A number of `size` bytes; `nil` when there are not as many.
  ///
  /// - Parameters:
  ///   - size: 1 … 4.
  ///   - isBig: Whether the high byte comes first.
  /// - Returns: 0 or more.
  mutating func number(_ size: Int, bigEndian isBig: Bool) -> Int? {
    guard offset >= 0, size <= data.count - offset else { return nil }
    let first = data.startIndex + offset
    var number = 0
    for index in 0..<size {
      number = number << 8 | Int(data[first + (isBig ? index : size - 1 - index)])
    }
    offset += size
    return number
  }

  /// The next bytes; `nil` when there are not as many.
  mutating func run(_ count: Int) -> Data? {
    guard offset >= 0, count >= 0, count <= data.count - offset else { return nil }
    let first = data.startIndex + offset
    offset += count
    return data[first..<first + count]
  }

  /// Goes on elsewhere.
  mutating func seek(to offset: Int) { self.offset = offset }
}
