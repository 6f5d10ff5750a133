import Foundation

/// Decodes and encodes JPEG with libjpeg-turbo.
///
/// Gray and color; CMYK is converted without a profile. Damage that the library would conceal is an error, except for
/// stray bytes between parts, which some cameras write.
enum JPEGDecoder {
  /// Decodes the picture as it is stored: no orientation is applied.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - header: Its header, whose size is within all limits.
  /// - Returns: Opaque pixels.
  /// - Throws: The reason why it cannot be decoded.
  static func decode(_ data: Data, _ header: JPEGHeader) throws(DecodingFailure) -> CGImage {
    guard let library = TurboJPEG.shared else { throw .missing(package: TurboJPEG.package) }
    var pixels = [UInt32](repeating: 0xFF00_0000, count: header.width * header.height)
    let format =
      header.componentCount == 4 ? TurboJPEG.PixelFormat.cmyk : TurboJPEG.PixelFormat.bgra
    var reason = run(library, data, header, &pixels, format)
    // Stray bytes alone are harmless: those between segments are removed first, then those before the end.
    for _ in 0..<2 {
      guard let stray = reason.flatMap(StrayBytes.init) else { break }
      let tidied = JPEGSegments.tidied(data, cuttingAtEnd: stray.isAtEnd ? stray.count : 0)
      reason = run(library, tidied, header, &pixels, format)
    }
    if let reason { throw .damaged(reason) }
    if format == TurboJPEG.PixelFormat.cmyk {
      mix(&pixels, storesWhite: header.isAdobe)
    }
    return CGImage(width: header.width, height: header.height, pixels: pixels)
  }

  /// Encodes a picture as a JPEG file; clear pixels become white.
  ///
  /// - Parameters:
  ///   - image: The picture, with at least one pixel.
  ///   - quality: The quality, 0 (lowest) … 1 (best).
  /// - Returns: The bytes of the file.
  /// - Throws: The reason why it cannot be encoded.
  static func encode(_ image: CGImage, quality: Double) throws(DecodingFailure) -> Data {
    guard let library = TurboJPEG.shared else { throw .missing(package: TurboJPEG.package) }
    guard let handle = library.startCompressing() else { throw .damaged("out of memory") }
    defer { _ = library.end(handle) }
    let percent = Int32((min(max(quality.isNaN ? 1 : quality, 0), 1) * 99).rounded()) + 1
    var (file, size): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
    defer { library.free(file) }
    let isDone = image.pixels.map(onWhite).withUnsafeBytes { bytes in
      library.compress(
        handle,
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
        Int32(image.width),
        Int32(4 * image.width),
        Int32(image.height),
        TurboJPEG.PixelFormat.bgra,
        &file,
        &size,
        // Full chroma resolution for high quality, half of it otherwise.
        percent > 90 ? 0 : 2,
        percent,
        0
      ) == 0
    }
    guard isDone, let file else { throw .damaged(library.lastReason(handle)) }
    return Data(bytes: file, count: Int(size))
  }

  /// Decodes until the first complaint of the library; returns that complaint, or `nil`.
  private static func run(
    _ library: TurboJPEG,
    _ data: Data,
    _ header: JPEGHeader,
    _ pixels: inout [UInt32],
    _ format: Int32
  ) -> String? {
    guard let handle = library.startDecompressing() else { return "out of memory" }
    defer { _ = library.end(handle) }
    let status = pixels.withUnsafeMutableBytes { target in
      data.withUnsafeBytes { source in
        library.decompress(
          handle,
          source.baseAddress?.assumingMemoryBound(to: UInt8.self),
          UInt(source.count),
          target.baseAddress?.assumingMemoryBound(to: UInt8.self),
          Int32(header.width),
          Int32(4 * header.width),
          Int32(header.height),
          format,
          TurboJPEG.Flag.limitScans | TurboJPEG.Flag.stopOnWarning
        )
      }
    }
    return status == 0 ? nil : library.lastReason(handle)
  }

  private static func onWhite(_ pixel: UInt32) -> UInt32 {
    let rest = 255 - pixel >> 24
    return 0xFF00_0000 | ((pixel & 0x00FF_FFFF) + (rest << 16 | rest << 8 | rest))
  }

  /// Converts CMYK, the low byte cyan, to RGB: each component is what its ink and black leave of white.
  private static func mix(_ pixels: inout [UInt32], storesWhite: Bool) {
    let turned: UInt32 = storesWhite ? 0 : 0xFFFF_FFFF
    for index in pixels.indices {
      let inks = pixels[index] ^ turned
      let white = inks >> 24
      func color(_ shift: UInt32) -> UInt32 { ((inks >> shift & 0xFF) * white + 127) / 255 }
      pixels[index] = 0xFF00_0000 | color(0) << 16 | color(8) << 8 | color(16)
    }
  }
}

/// The library's message for stray bytes: "Corrupt JPEG data: 3 extraneous bytes before marker 0xd9".
private struct StrayBytes {
  let count: Int
  /// Whether they are before the end-of-image marker.
  let isAtEnd: Bool

  /// `nil` for another message.
  init?(_ reason: String) {
    let words = reason.split(separator: " ")
    guard let place = words.firstIndex(of: "extraneous"), place > 0,
      let count = Int(words[place - 1])
    else { return nil }
    (self.count, isAtEnd) = (count, words.last == "0xd9")
  }
}
