/// A PNG under construction, chunk by chunk.
struct PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private(set) var bytes: [UInt8] = []
  private let deflate: Deflate

  init(_ deflate: Deflate) { self.deflate = deflate }

  /// Adds the signature, the size and the color space: 8-bit sRGB with perceptual intent.
  mutating func begin(width: Int, height: Int, hasAlpha: Bool) {
    bytes += Self.signature
    let colorType: UInt8 = hasAlpha ? 6 : 2
    add("IHDR", Self.number(width) + Self.number(height) + [8, colorType, 0, 0, 0])
    add("sRGB", [0])
  }

  /// Adds a chunk: its length, its type, its contents, and the checksum of the latter two.
  mutating func add(_ type: StaticString, _ contents: [UInt8], _ more: [UInt8] = []) {
    bytes.reserveCapacity(bytes.count + contents.count + more.count + 12)
    bytes += Self.number(contents.count + more.count)
    let start = bytes.count
    type.withUTF8Buffer { bytes += $0 }
    bytes += contents
    bytes += more
    let crc = bytes.withUnsafeBytes { deflate.crc(.init(rebasing: $0[start...])) }
    bytes += Self.number(Int(crc))
  }

  /// A number in PNG's byte order: four bytes, the highest first.
  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func short(_ value: Int) -> [UInt8] {
    [8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
