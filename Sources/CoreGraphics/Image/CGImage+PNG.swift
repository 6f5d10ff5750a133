import CCairo
public import Foundation

extension CGImage {
  /// The most pixels that a decoded picture may have: 64 million, a quarter of a gigabyte.
  public static let maximumPixelCount = 1 << 26

  /// Reads a PNG file. (Pegbar's own; Apple's goes through `CGDataProvider`.)
  ///
  /// - Throws: `unreadable`, `notPNG` or `tooLarge`, each naming the path.
  public convenience init(
    pngFile path: String,
    pixelLimit: Int = CGImage.maximumPixelCount
  ) throws(CoreGraphicsError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path: path, reason: plainReason(error))
    }
    try self.init(pngData: data, source: path, pixelLimit: pixelLimit)
  }

  /// Decodes a PNG picture in memory.
  ///
  /// - Parameters:
  ///   - data: The whole of the file.
  ///   - source: What to call it in an error.
  ///   - pixelLimit: The most pixels accepted; the header is checked before anything is decoded.
  /// - Throws: `notPNG` or `tooLarge`.
  public convenience init(
    pngData data: Data,
    source: String = "PNG data",
    pixelLimit: Int = CGImage.maximumPixelCount
  ) throws(CoreGraphicsError) {
    let size = try pngSize(of: data, source: source)
    guard size.width <= 32767, size.height <= 32767, size.width * size.height <= pixelLimit else {
      throw .tooLarge(
        source: source,
        width: size.width,
        height: size.height,
        limit: pixelLimit
      )
    }
    let surface = try decode(data, source: source)
    var pixels = surface.copyPixels()
    // Cairo leaves the alpha byte of pictures without alpha undefined.
    if cairo_image_surface_get_format(surface.pointer) == CAIRO_FORMAT_RGB24 {
      for index in pixels.indices { pixels[index] |= 0xFF00_0000 }
    }
    self.init(width: surface.width, height: surface.height, pixels: pixels)
  }

  /// The picture as the bytes of a PNG file; pictures without transparency get no alpha channel.
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
      bytesPerRow: bytesPerRow,
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

  /// Writes a PNG file as a whole: a file of that name is replaced only once all bytes are written.
  ///
  /// - Throws: `unwritable` with the path and the reason; no half-written file is left.
  public func writePNG(to path: String) throws(CoreGraphicsError) {
    let data = try pngData()
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: plainReason(error))
    }
  }
}

/// The size that a PNG file's header gives, before anything is decoded.
private func pngSize(
  of data: Data,
  source: String
) throws(CoreGraphicsError) -> (width: Int, height: Int) {
  let bytes = [UInt8](data.prefix(24))
  guard bytes.count == 24, bytes[0..<8].elementsEqual([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]),
    bytes[12..<16].elementsEqual("IHDR".utf8)
  else { throw .notPNG(source: source, reason: "it does not begin like a PNG file") }
  func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
  let size = (width: number(at: 16), height: number(at: 20))
  guard size.width > 0, size.height > 0 else {
    throw .notPNG(source: source, reason: "its size is \(size.width)×\(size.height)")
  }
  return size
}

/// What is left to read of a PNG file in memory.
private struct ByteReader {
  var rest: Data.SubSequence
}

private func decode(_ data: Data, source: String) throws(CoreGraphicsError) -> CairoSurface {
  var reader = ByteReader(rest: data[...])
  let surface = withUnsafeMutablePointer(to: &reader) { reader in
    cairo_image_surface_create_from_png_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
        let reader = closure.assumingMemoryBound(to: ByteReader.self)
        guard reader.pointee.rest.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
        reader.pointee.rest.copyBytes(to: bytes, count: Int(count))
        reader.pointee.rest = reader.pointee.rest.dropFirst(Int(count))
        return CAIRO_STATUS_SUCCESS
      },
      reader
    )
  }
  do {
    return try CairoSurface(adopting: surface, operation: "decode \(source)")
  } catch {
    guard case .drawing(_, let reason) = error else { throw error }
    throw .notPNG(source: source, reason: "it is damaged (\(reason))")
  }
}

/// The system's own words for a file error, without Foundation's wrapping.
private func plainReason(_ error: any Error) -> String {
  let error = error as NSError
  if let posix = error.userInfo[NSUnderlyingErrorKey] as? POSIXError {
    return String(cString: strerror(posix.code.rawValue))
  }
  if let posix = error.userInfo[NSUnderlyingErrorKey] as? NSError,
    posix.domain == NSPOSIXErrorDomain
  {
    return String(cString: strerror(Int32(posix.code)))
  }
  return error.localizedDescription
}
