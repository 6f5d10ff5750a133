import CCairo
import Foundation

/// Releases the memory of a bitmap context: takes the context's release info, and the memory.
public typealias CGBitmapContextReleaseDataCallback =
  (_ releaseInfo: UnsafeMutableRawPointer?, _ data: UnsafeMutableRawPointer?) -> Void

extension CGContext {
  /// A context that draws into a bitmap in memory; `nil` for an unsupported layout.
  ///
  /// Each call's drawing is in the memory when the call returns; that of a transparency layer when the layer ends.
  /// Drawing goes over the memory's contents. Layouts have eight bits per component:
  ///
  /// - RGB in 32 bits with the alpha first or last, premultiplied (`premultipliedFirst`, `premultipliedLast`) or not
  ///   used (`noneSkipFirst`, `noneSkipLast`); its bytes are in that order, or reversed with `byteOrder32Little`.
  /// - Gray without alpha: the luma of red, green and blue (the weights of ITU-R BT.709).
  /// - Alpha only.
  ///
  /// (Apple's also have 5, 16 and 32 bits per component.)
  ///
  /// - Parameters:
  ///   - data: The caller's memory, at least `bytesPerRow` × `height` bytes, which must outlive the context; `nil` for
  ///     memory of the context's own, initially clear, or black without alpha.
  ///   - width: The number of columns, 1 … 32767.
  ///   - height: The number of rows, 1 … 32767.
  ///   - bitsPerComponent: 8, or 0 for the default.
  ///   - bytesPerRow: The distance from one row to the next, at least the bytes of a row; 0 for packed rows where
  ///     `data` is `nil`.
  ///   - space: An RGB or gray space; not used for an alpha-only bitmap.
  ///   - bitmapInfo: The place of the alpha (`CGImageAlphaInfo`), and the byte order (`CGBitmapInfo`).
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    self.init(
      data: data,
      width: width,
      height: height,
      bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow,
      space: space,
      bitmapInfo: bitmapInfo,
      releaseCallback: nil,
      releaseInfo: nil
    )
  }

  /// A context that draws into a bitmap in memory, with a callback that releases the memory.
  ///
  /// - Parameters:
  ///   - data: The caller's memory, or `nil` for memory of the context's own.
  ///   - width: The number of columns, 1 … 32767.
  ///   - height: The number of rows, 1 … 32767.
  ///   - bitsPerComponent: 8, or 0 for the default.
  ///   - bytesPerRow: The distance from one row to the next, at least the bytes of a row; 0 for packed rows where
  ///     `data` is `nil`.
  ///   - space: An RGB or gray space; not used for an alpha-only bitmap.
  ///   - bitmapInfo: The place of the alpha, and the byte order.
  ///   - releaseCallback: Called with the caller's memory when the context is deallocated.
  ///   - releaseInfo: The first argument of the callback.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32,
    releaseCallback: CGBitmapContextReleaseDataCallback?,
    releaseInfo: UnsafeMutableRawPointer?
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard (1...32767).contains(width), (1...32767).contains(height),
      let format = BitmapFormat(contextWithBits: bitsPerComponent, space: space, info: info)
    else { return nil }
    let packed = width * format.bitsPerPixel / 8
    let stride = bytesPerRow == 0 && data == nil ? packed : bytesPerRow
    guard (packed...Int(Int32.max)).contains(stride),
      let memory = PixelMemory(
        data,
        width: width,
        height: height,
        bytesPerRow: stride,
        format: format,
        release: releaseCallback.map { ($0, releaseInfo) }
      )
    else { return nil }
    try? self.init(over: memory, width: width, height: height)
  }

  /// The distance from one row to the next, in bytes.
  public var bytesPerRow: Int { memory?.bytesPerRow ?? surface.bytesPerRow }
  /// The number of bits per component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits per pixel.
  public var bitsPerPixel: Int { format.bitsPerPixel }
  /// The color space of the components; `nil` for an alpha-only bitmap.
  public var colorSpace: CGColorSpace? { format.isAlphaOnly ? nil : format.space }
  /// The place of the alpha, and the byte order; in a layer's context B, G, R, A, premultiplied.
  public var bitmapInfo: CGBitmapInfo { format.info }
  /// The place of the alpha.
  public var alphaInfo: CGImageAlphaInfo { format.alphaInfo }

  /// The pixels in memory, rows from the top, in the layout of `bitmapInfo`; valid as long as the context.
  ///
  /// `nil` for a context without pixels: that of a tiled layer's drawing.
  public var data: UnsafeMutableRawPointer? {
    if let memory {
      memory.watch(surface)
      return memory.base
    }
    cairo_surface_flush(surface.pointer)
    return UnsafeMutableRawPointer(cairo_image_surface_get_data(surface.pointer))
  }

  /// A picture of the drawing so far, in the same layout; later drawing does not change it.
  public func makeImage() -> CGImage? { makeImage(isOpaque: false) }

  /// A picture of the drawing so far.
  ///
  /// - Parameter isOpaque: Whether it has no alpha: black shows through where the drawing is not opaque.
  /// - Returns: `nil` when memory cannot be allocated.
  package func makeImage(isOpaque: Bool) -> CGImage? {
    guard !surface.isRecording else {
      return surface.played(width: width, height: height, opaque: isOpaque)
    }
    if let memory, memory.isWatched, isDrawingIntoBitmap {
      memory.load(PixelMemory.Area(columns: 0..<width, rows: 0..<height), into: surface)
    }
    let pixels = surface.copyPixels(opaque: isOpaque || format.isOpaque)
    return CGImage(width: width, height: height, pixels: pixels, format: format)
  }
}
