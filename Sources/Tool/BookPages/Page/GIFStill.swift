/// The first frame of an animated GIF.
package enum GIFStill {
  /// A GIF of the first frame alone.
  ///
  /// - Parameter bytes: A GIF file.
  /// - Returns: The file up to the end of its first picture, and its size in pixels; `nil` where it has none.
  package static func first(
    of bytes: [UInt8]
  ) -> (bytes: [UInt8], width: Int, height: Int, isAnimated: Bool)? {
    guard bytes.count > 13, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    let (width, height) = (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    var index = 13 + table(bytes[10])
    while index + 10 < bytes.count {
      switch bytes[index] {
      case 0x21:  // an extension
        guard let end = end(ofBlocksFrom: index + 2, in: bytes) else { return nil }
        index = end
      case 0x2C:  // a picture
        guard let end = end(ofBlocksFrom: index + 11 + table(bytes[index + 9]), in: bytes) else {
          return nil
        }
        let isAnimated = end < bytes.count && bytes[end] != 0x3B
        return (Array(bytes[..<end]) + [0x3B], width, height, isAnimated)
      default: return nil
      }
    }
    return nil
  }

  /// The length of a table of colors, by the byte that says whether there is one.
  private static func table(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  private static func end(ofBlocksFrom start: Int, in bytes: [UInt8]) -> Int? {
    var index = start
    while index < bytes.count {
      let length = Int(bytes[index])
      index += 1 + length
      if length == 0 { return index }
    }
    return nil
  }
}
