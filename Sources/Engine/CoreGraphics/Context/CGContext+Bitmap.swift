import CCairo
import Foundation

/// Gives up the memory of a bitmap context: called with what was said when it was made, and the memory.
public typealias CGBitmapContextReleaseDataCallback =
  (_ releaseInfo: UnsafeMutableRawPointer?, _ data: UnsafeMutableRawPointer?) -> Void

extension CGContext {
  /// A context that draws into a bitmap in memory; `nil` for a layout that there is not.
  ///
  /// What is drawn is in the memory when a call returns, that within a transparency layer when the layer ends; what the
  /// memory shows already is drawn over. Layouts have eight bits a component:
  ///
  /// - RGB in 32 bits with the alpha first or last, premultiplied (`premultipliedFirst`, `premultipliedLast`) or not
  ///   used (`noneSkipFirst`, `noneSkipLast`); its bytes are in that order, or reversed with `byteOrder32Little`.
  /// - Gray without alpha, by the weights of ITU-R BT.709 of red, green and blue.
  /// - Only alpha.
  ///
  /// (Apple's have 5, 16 and 32 bits a component as well.)
  ///
  /// - Parameters:
  ///   - data: The caller's memory, at least `bytesPerRow` × `height` bytes that outlive the context; `nil` for memory
  ///     of the context's own, clear at first, or black without alpha.
  ///   - width: Columns, 1 … 32767.
  ///   - height: Rows, 1 … 32767.
  ///   - bitsPerComponent: 8, or 0 for any.
  ///   - bytesPerRow: From one row to the next, no less than a row has; 0 for packed rows where `data` is `nil`.
  ///   - space: RGB or gray; not used for a bitmap of alpha only.
  ///   - bitmapInfo: Where the alpha is (`CGImageAlphaInfo`), and the order of the bytes (`CGBitmapInfo`).
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

  /// A context that draws into a bitmap in memory, which it gives up when it is gone.
  ///
  /// - Parameters:
  ///   - data: The caller's memory, or `nil`.
  ///   - width: Columns, 1 … 32767.
  ///   - height: Rows, 1 … 32767.
  ///   - bitsPerComponent: 8, or 0 for any.
  ///   - bytesPerRow: From one row to the next, no less than a row has; 0 for packed rows where `data` is `nil`.
  ///   - space: RGB or gray; not used for a bitmap of alpha only.
  ///   - bitmapInfo: Where the alpha is, and the order of the bytes.
  ///   - releaseCallback: Called with the caller's memory when the context is gone.
  ///   - releaseInfo: What the callback is called with.
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

  /// Bytes from one row to the next.
  public var bytesPerRow: Int { memory?.bytesPerRow ?? surface.bytesPerRow }
  /// Bits of each component: 8.
  public var bitsPerComponent: Int { 8 }
  /// Bits of each pixel.
  public var bitsPerPixel: Int { format.bitsPerPixel }
  /// What the components mean; `nil` where there is only alpha.
  public var colorSpace: CGColorSpace? { format.isAlphaOnly ? nil : format.space }
  /// Where the alpha is, and the order of the bytes: of a layer's context B, G, R, A, premultiplied.
  public var bitmapInfo: CGBitmapInfo { format.info }
  /// Where the alpha is.
  public var alphaInfo: CGImageAlphaInfo { format.alphaInfo }

  /// The pixels in memory, rows from the top, in the layout that `bitmapInfo` says; valid as long as the context.
  ///
  /// `nil` for a context that has none yet: that of a tiled layer's drawing.
  public var data: UnsafeMutableRawPointer? {
    if let memory {
      memory.watch(surface)
      return memory.base
    }
    cairo_surface_flush(surface.pointer)
    return UnsafeMutableRawPointer(cairo_image_surface_get_data(surface.pointer))
  }

  /// A picture of what is drawn so far, in the same layout; later drawing does not change it.
  public func makeImage() -> CGImage? { makeImage(isOpaque: false) }

  /// A picture of what is drawn so far.
  ///
  /// - Parameter isOpaque: Whether it has no alpha: black shows through where nothing was drawn, or not all.
  /// - Returns: `nil` when there is no memory for it.
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
