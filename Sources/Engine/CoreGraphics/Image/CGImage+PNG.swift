import CCairo
public import Foundation

extension CGImage {
  /// Reads a PNG file. (Pegbar's own; Apple's goes through `CGDataProvider`.)
  ///
  /// - Throws: `unreadable`, `undecodable` or `tooLarge`, each with the path.
  public convenience init(
    pngFile path: String,
    pixelLimit: Int = CGImage.maximumPixelCount
  ) throws(CoreGraphicsError) {
    let data = try PictureFile.read(path)
    try self.init(pngData: data, source: path, pixelLimit: pixelLimit)
  }

  /// Decodes a PNG picture in memory.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - source: The name of the file in an error.
  ///   - pixelLimit: The maximum number of pixels; the header is checked before anything is decoded.
  /// - Throws: `undecodable` or `tooLarge`.
  public convenience init(
    pngData data: Data,
    source: String = "PNG data",
    pixelLimit: Int = CGImage.maximumPixelCount
  ) throws(CoreGraphicsError) {
    let file = try EncodedImage(data, as: .png, source: source, pixelLimit: pixelLimit)
    self.init(copying: try file.decode())
  }

  /// The picture as the bytes of a PNG file; opaque pictures get no alpha channel.
  public func pngData() throws(CoreGraphicsError) -> Data {
    guard width > 0, height > 0 else {
      throw .drawing(operation: "encode a PNG", reason: "the picture is empty")
    }
    // Cairo only reads through this pointer, but its API has no const form.
    let copy = UnsafeMutablePointer<UInt32>.allocate(capacity: pixels.count)
    defer { copy.deallocate() }
    pixels.withUnsafeBufferPointer { pixels in
      if let base = pixels.baseAddress { copy.initialize(from: base, count: pixels.count) }
    }
    let surface = try CairoSurface(
      over: copy,
      width: width,
      height: height,
      bytesPerRow: 4 * width,
      hasAlpha: !isOpaque
    )
    var sink = Data()
    let status = withUnsafeMutablePointer(to: &sink) { sink in
      cairo_surface_write_to_png_stream(
        surface.pointer,
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        },
        sink
      )
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .drawing(operation: "encode a PNG", reason: cairoReason(status))
    }
    return sink
  }

  /// Writes a PNG file atomically: an existing file is replaced only when all bytes are written.
  ///
  /// - Throws: `unwritable` with the path and the reason; no partial file is left.
  public func writePNG(to path: String) throws(CoreGraphicsError) {
    let data = try pngData()
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: PictureFile.reason(error))
    }
  }
}
