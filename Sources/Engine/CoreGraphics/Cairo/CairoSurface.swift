import CCairo

/// A Cairo image surface, owned by this value alone and freed when it goes out of scope.
struct CairoSurface: ~Copyable {
  let pointer: OpaquePointer

  /// A new premultiplied BGRA surface of transparent pixels, or an opaque black one (`cairo_image_surface_create`).
  init(width: Int, height: Int, hasAlpha: Bool = true) throws(CoreGraphicsError) {
    guard (1...32767).contains(width), (1...32767).contains(height) else {
      throw .drawing(operation: "make a \(width)×\(height) bitmap", reason: "sides are 1 … 32767")
    }
    try self.init(
      adopting: cairo_image_surface_create(
        hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24,
        Int32(width),
        Int32(height)
      ),
      operation: "make a \(width)×\(height) bitmap"
    )
  }

  /// A new surface with one byte a pixel, all clear.
  init(coverageWidth width: Int, height: Int) throws(CoreGraphicsError) {
    try self.init(
      adopting: cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      operation: "make a \(width)×\(height) mask"
    )
  }

  /// A surface that records drawing commands instead of drawing them (`cairo_recording_surface_create`).
  init(recordingWidth width: Int, height: Int) throws(CoreGraphicsError) {
    guard (1...32767).contains(width), (1...32767).contains(height) else {
      throw .drawing(operation: "record \(width)×\(height) pixels", reason: "sides are 1 … 32767")
    }
    var extents = cairo_rectangle_t(x: 0, y: 0, width: Double(width), height: Double(height))
    try self.init(
      adopting: cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents),
      operation: "record \(width)×\(height) pixels"
    )
  }

  /// A surface over pixels that must outlive it (`cairo_image_surface_create_for_data`).
  init(
    over pixels: UnsafeMutablePointer<UInt32>,
    width: Int,
    height: Int,
    bytesPerRow: Int,
    hasAlpha: Bool = true
  ) throws(CoreGraphicsError) {
    guard (1...32767).contains(width), (1...32767).contains(height),
      bytesPerRow >= 4 * width, bytesPerRow % 4 == 0, bytesPerRow <= Int(Int32.max)
    else {
      throw .drawing(operation: "use a \(width)×\(height) bitmap", reason: "bad size or row length")
    }
    let bytes = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
    try self.init(
      adopting: cairo_image_surface_create_for_data(
        bytes,
        hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24,
        Int32(width),
        Int32(height),
        Int32(bytesPerRow)
      ),
      operation: "use a \(width)×\(height) bitmap"
    )
  }

  /// Takes ownership of the result of a Cairo call; if it failed, frees it and throws the reason.
  init(adopting surface: OpaquePointer?, operation: String) throws(CoreGraphicsError) {
    guard let surface else { throw .drawing(operation: operation, reason: "out of memory") }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .drawing(operation: operation, reason: cairoReason(status))
    }
    pointer = surface
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Whether it records drawing commands, and has no pixels.
  var isRecording: Bool { cairo_surface_get_type(pointer) == CAIRO_SURFACE_TYPE_RECORDING }

  /// The number of columns (`cairo_image_surface_get_width`).
  var width: Int { Int(cairo_image_surface_get_width(pointer)) }
  /// The number of rows (`cairo_image_surface_get_height`).
  var height: Int { Int(cairo_image_surface_get_height(pointer)) }
  /// The distance from one row to the next, in bytes (`cairo_image_surface_get_stride`).
  var bytesPerRow: Int { Int(cairo_image_surface_get_stride(pointer)) }

  /// A copy of the pixels, rows packed, once all drawing is finished (`cairo_surface_flush`).
  ///
  /// - Parameter opaque: Whether to make all pixels opaque: black shows through where they are not.
  /// - Returns: The pixels; none for a surface without pixels.
  func copyPixels(opaque: Bool = false) -> [UInt32] {
    cairo_surface_flush(pointer)
    let (width, height, stride) = (width, height, bytesPerRow / 4)
    guard let bytes = cairo_image_surface_get_data(pointer) else { return [] }
    return bytes.withMemoryRebound(to: UInt32.self, capacity: stride * height) { pixels in
      [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
        guard let base = buffer.baseAddress else { return }
        for row in 0..<height {
          let (target, source) = (base + row * width, pixels + row * stride)
          target.initialize(from: source, count: width)
          if opaque { for column in 0..<width { target[column] |= 0xFF00_0000 } }
        }
        count = width * height
      }
    }
  }

  /// Whether all pixels are clear; they are read in place.
  var isClear: Bool {
    cairo_surface_flush(pointer)
    let count = bytesPerRow * height
    guard let bytes = cairo_image_surface_get_data(pointer) else { return true }
    return UnsafeRawBufferPointer(start: bytes, count: count).allSatisfy { $0 == 0 }
  }

  /// Sets all pixels, rows packed (`cairo_surface_mark_dirty`).
  func setPixels(_ pixels: [UInt32]) {
    cairo_surface_flush(pointer)
    let (width, height, stride) = (width, height, bytesPerRow / 4)
    guard pixels.count == width * height, let bytes = cairo_image_surface_get_data(pointer) else {
      return
    }
    bytes.withMemoryRebound(to: UInt32.self, capacity: stride * height) { target in
      pixels.withUnsafeBufferPointer { source in
        guard let base = source.baseAddress else { return }
        for row in 0..<height {
          (target + row * stride).update(from: base + row * width, count: width)
        }
      }
    }
    cairo_surface_mark_dirty(pointer)
  }
}

/// Cairo's text for a status (`cairo_status_to_string`).
func cairoReason(_ status: cairo_status_t) -> String {
  cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown reason"
}
