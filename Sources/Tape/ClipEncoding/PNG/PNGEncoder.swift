import CClips

/// A fast PNG encoder.
package enum PNGEncoder {
  /// The filter applied to rows before compression.
  enum Filter: Int32, CaseIterable {
    case none, sub, up
  }
  // Measured (Documentation/Encoding.md): other filters pay off for vertical gradients only, and higher levels take up
  // to twice as long for files a tenth smaller.
  static let filter = Filter.none
  static let level: Int32 = 1

  /// A PNG's bytes: 8-bit sRGB, straight alpha or none.
  ///
  /// - Parameters:
  ///   - frame: The pixels.
  ///   - width: Number of pixels in a row.
  ///   - height: Number of rows.
  ///   - hasAlpha: Whether alpha is kept; otherwise it is ignored.
  /// - Returns: The whole file.
  /// - Throws: `noDeflate` when libdeflate is not installed.
  package static func encode(_ frame: ClipFrame, width: Int, height: Int, hasAlpha: Bool)
    throws(ClipError) -> [UInt8]
  {
    let deflate = try Deflate.load()
    var chunks = PNGChunks(deflate)
    chunks.begin(width: width, height: height, hasAlpha: hasAlpha)
    chunks.add("IDAT", compressed(frame, width, height, hasAlpha, deflate))
    chunks.add("IEND", [])
    return chunks.bytes
  }

  /// The compressed rows of a picture, as in `IDAT`.
  static func compressed(
    _ frame: ClipFrame,
    _ width: Int,
    _ height: Int,
    _ hasAlpha: Bool,
    _ deflate: Deflate,
    filter: Filter = filter,
    level: Int32 = level
  ) -> [UInt8] {
    let size = (width * (hasAlpha ? 4 : 3) + 1) * height
    let scratch = UnsafeMutablePointer<UInt8>.allocate(capacity: width * 8)
    let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    defer {
      scratch.deallocate()
      rows.deallocate()
    }
    pegbar_clip_png_rows(
      frame.pixels,
      frame.stride,
      width,
      height,
      hasAlpha ? 1 : 0,
      filter.rawValue,
      scratch,
      rows
    )
    return deflate.compressed(.init(start: rows, count: size), level: level)
  }
}
