import Foundation

/// Numbers and runs of bytes in a file, in order; past the end there is nothing, never a crash.
struct ByteReader: Sendable {
  let bytes: [UInt8]
  private(set) var offset: Int

  init(_ bytes: [UInt8], at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The next byte; `nil` at the end.
  mutating func byte() -> UInt8? {
    guard offset >= 0, offset < bytes.count else { return nil }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// A number of `size` bytes; `nil` when there are not as many.
  ///
  /// - Parameters:
  ///   - size: 1 … 4.
  ///   - isBig: Whether the high byte comes first.
  /// - Returns: 0 or more.
  mutating func number(_ size: Int, bigEndian isBig: Bool) -> Int? {
    guard let run = run(size) else { return nil }
    return (isBig ? Array(run) : run.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }

  /// The next bytes; `nil` when there are not as many.
  mutating func run(_ count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, count <= bytes.count - offset else { return nil }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  /// Goes on elsewhere.
  mutating func seek(to offset: Int) { self.offset = offset }
}
