import Foundation

/// Reads numbers and runs of bytes from a file, in order; past the end the results are `nil`, and nothing traps.
struct ByteReader: Sendable {
  private let data: Data
  /// The number of bytes before the next one.
  private(set) var offset: Int

  init(_ data: Data, at offset: Int = 0) {
    self.data = data
    self.offset = offset
  }

  /// All bytes that have not been read.
  var rest: Data { data.dropFirst(max(offset, 0)) }

  /// The next byte, without reading it; `nil` at the end.
  var peeked: UInt8? {
    guard offset >= 0, offset < data.count else { return nil }
    return data[data.startIndex + offset]
  }

  /// Reads the next byte; `nil` at the end.
  mutating func byte() -> UInt8? {
    guard let byte = peeked else { return nil }
    offset += 1
    return byte
  }

  /// Reads a number of `size` bytes; `nil` when fewer are left.
  ///
  /// - Parameters:
  ///   - size: The number of bytes, 1 … 4.
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

  /// Reads the next bytes; `nil` when fewer are left.
  mutating func run(_ count: Int) -> Data? {
    guard offset >= 0, count >= 0, count <= data.count - offset else { return nil }
    let first = data.startIndex + offset
    offset += count
    return data[first..<first + count]
  }

  /// Continues at another offset.
  mutating func seek(to offset: Int) { self.offset = offset }
}
