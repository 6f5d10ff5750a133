public import Foundation

extension CGImage {
  /// A picture of bytes in memory, which are copied; `nil` for an unsupported layout, for too few bytes, and for more
  /// pixels than `maximumPixelCount`.
  ///
  /// The layouts have eight bits per component: gray or RGB without alpha, with the alpha first or last, or alpha only
  /// (which is drawn black); bytes in that order, or of 32-bit words with the low byte first.
  ///
  /// - Parameters:
  ///   - width: The number of columns, at least 1.
  ///   - height: The number of rows, at least 1.
  ///   - bitsPerComponent: 8.
  ///   - bitsPerPixel: 8 for each component.
  ///   - bytesPerRow: The distance from one row to the next, at least the bytes of a row.
  ///   - space: An RGB or gray space.
  ///   - bitmapInfo: The place of the alpha, and the byte order.
  ///   - provider: The source of the bytes.
  ///   - decode: The minimum and maximum, 0 … 1, of each component in turn, alpha included; `nil` for 0 and 1.
  ///   - shouldInterpolate: Not used: the context's quality counts.
  ///   - intent: Not used.
  public convenience init?(
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: CGBitmapInfo,
    provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = provider.data,
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent,
        bitsPerPixel: bitsPerPixel,
        model: space.model,
        info: bitmapInfo
      ),
      (1...Self.maximumPixelCount).contains(width), (1...Self.maximumPixelCount).contains(height),
      width * height <= Self.maximumPixelCount,
      (width * layout.bytesPerPixel...Int(Int32.max)).contains(bytesPerRow),
      data.count >= (height - 1) * bytesPerRow + width * layout.bytesPerPixel
    else { return nil }
    let tables = decode.map { Self.tables(of: $0, count: layout.componentCount) } ?? []
    let size = layout.bytesPerPixel
    let pixels = data.withUnsafeBytes { bytes in
      [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
        for row in 0..<height {
          for column in 0..<width {
            let first = row * bytesPerRow + column * size
            let pixel = UnsafeRawBufferPointer(rebasing: bytes[first..<first + size])
            pixels.initializeElement(at: row * width + column, to: layout.pixel(pixel, tables))
          }
        }
        count = width * height
      }
    }
    let format = BitmapFormat(space: space, info: bitmapInfo, bitsPerPixel: bitsPerPixel)
    self.init(width: width, height: height, pixels: pixels, format: format)
  }

  /// A picture of a PNG file's bytes; `nil` for other bytes, and for more than `maximumPixelCount` pixels.
  ///
  /// - Parameters:
  ///   - source: The source of the bytes.
  ///   - decode: Not used.
  ///   - shouldInterpolate: Not used: the context's quality counts.
  ///   - intent: Not used.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = source.data else { return nil }
    try? self.init(pngData: data)
  }

  /// A picture of a JPEG file's bytes; `nil` for other bytes, and for more than `maximumPixelCount` pixels.
  ///
  /// - Parameters:
  ///   - source: The source of the bytes.
  ///   - decode: Not used.
  ///   - shouldInterpolate: Not used: the context's quality counts.
  ///   - intent: Not used.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, let file = try? EncodedImage(data), file.format == .jpeg,
      let image = try? file.decode()
    else { return nil }
    self.init(copying: image)
  }

  /// The pixels: rows from the top, packed, in the layout of `bitmapInfo`; skipped bytes are 255.
  public var dataProvider: CGDataProvider? {
    guard format != .native, let layout = format.layout else {
      // The bytes in little-endian order, on any machine.
      return CGDataProvider(data: pixels.map(\.littleEndian).withUnsafeBytes { Data($0) })
    }
    let size = layout.bytesPerPixel
    var data = Data(repeating: 255, count: pixels.count * size)
    data.withUnsafeMutableBytes { bytes in
      for (index, pixel) in pixels.enumerated() {
        let own = UnsafeMutableRawBufferPointer(rebasing: bytes[index * size..<(index + 1) * size])
        layout.write(pixel, to: own)
      }
    }
    return CGDataProvider(data: data)
  }

  /// The lookup tables that decode the bytes of each component.
  private static func tables(of decode: UnsafePointer<CGFloat>, count: Int) -> [[UInt8]] {
    (0..<count).map { component in
      let (low, high) = (decode[2 * component], decode[2 * component + 1])
      return (0..<256).map { byte in
        let value = low + (high - low) * CGFloat(byte) / 255
        return value > 0 ? UInt8((min(value, 1) * 255).rounded()) : 0
      }
    }
  }
}
