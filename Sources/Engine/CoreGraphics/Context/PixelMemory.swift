import CCairo
import Foundation

/// The memory of a context's bitmap, where it is the caller's or has another layout than Cairo's.
///
/// Memory in Cairo's layout is drawn into by Cairo itself. For other layouts there is a second surface: before each
/// drawing it is read from the memory, and afterwards written back, as far as the drawing reaches. So the caller's own
/// changes in between are drawn over, and drawing is in the memory immediately.
final class PixelMemory {
  /// Releases the memory: takes the context's release info, and the memory.
  typealias Release = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

  /// A rectangle of pixels, rows from the top.
  struct Area {
    var columns, rows: Range<Int>
  }

  let base: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let format: BitmapFormat
  private let width, height: Int
  private let layout: PixelLayout
  private let isOwned: Bool
  private let release: (call: Release, info: UnsafeMutableRawPointer?)?
  /// Whether Cairo draws into the memory itself.
  let isDirect: Bool
  /// Whether each drawing is written to the memory at once; until the memory can be read by the caller, the surface
  /// alone has it.
  private(set) var isWatched: Bool

  /// The memory of a context; `nil` for an unsupported layout, and when it cannot be allocated.
  ///
  /// - Parameters:
  ///   - data: The caller's memory, which must outlive the context; `nil` for memory of its own, initially clear.
  ///   - width: The number of columns, 1 … 32767.
  ///   - height: The number of rows, 1 … 32767.
  ///   - bytesPerRow: The distance from one row to the next, at least the bytes of a row.
  ///   - format: A format that contexts have.
  ///   - release: Called when the memory is no longer used.
  init?(
    _ data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bytesPerRow: Int,
    format: BitmapFormat,
    release: (call: Release, info: UnsafeMutableRawPointer?)? = nil
  ) {
    guard let layout = format.layout, let base = data ?? calloc(height, bytesPerRow) else {
      return nil
    }
    (self.base, self.bytesPerRow, self.format) = (base, bytesPerRow, format)
    (self.width, self.height, self.layout) = (width, height, layout)
    (isOwned, self.release) = (data == nil, release)
    isDirect =
      format.isDrawnByCairo && bytesPerRow % 4 == 0 && UInt(bitPattern: base) % 4 == 0
    // Grays are rounded after each drawing, always.
    isWatched = data != nil || isDirect || format.isGray
  }

  deinit {
    if isOwned { free(base) } else { release?.call(release?.info, base) }
  }

  /// The surface that Cairo draws into.
  func makeSurface() throws(CoreGraphicsError) -> CairoSurface {
    if isDirect {
      return try CairoSurface(
        over: base.assumingMemoryBound(to: UInt32.self),
        width: width,
        height: height,
        bytesPerRow: bytesPerRow,
        hasAlpha: !format.isOpaque
      )
    }
    let surface = try CairoSurface(width: width, height: height, hasAlpha: !format.isOpaque)
    load(Area(columns: 0..<width, rows: 0..<height), into: surface)
    return surface
  }

  /// Writes all drawing so far to the memory, and from now on each one.
  func watch(_ surface: borrowing CairoSurface) {
    guard !isWatched else { return }
    store(Area(columns: 0..<width, rows: 0..<height), from: surface)
    isWatched = true
  }

  /// Reads an area of the memory into the surface.
  func load(_ area: Area, into surface: borrowing CairoSurface) {
    cairo_surface_flush(surface.pointer)
    defer { cairo_surface_mark_dirty(surface.pointer) }
    guard !isDirect, let pixels = cairo_image_surface_get_data(surface.pointer) else { return }
    let (stride, size) = (surface.bytesPerRow, layout.bytesPerPixel)
    for row in area.rows {
      let line = UnsafeMutableRawPointer(pixels) + row * stride
      let bytes = UnsafeRawPointer(base) + row * bytesPerRow
      for column in area.columns {
        let pixel = layout.pixel(
          UnsafeRawBufferPointer(start: bytes + column * size, count: size),
          []
        )
        line.storeBytes(of: pixel, toByteOffset: 4 * column, as: UInt32.self)
      }
    }
  }

  /// Writes an area of the surface to the memory.
  func store(_ area: Area, from surface: borrowing CairoSurface) {
    cairo_surface_flush(surface.pointer)
    guard !isDirect, let pixels = cairo_image_surface_get_data(surface.pointer) else { return }
    let (stride, size) = (surface.bytesPerRow, layout.bytesPerPixel)
    for row in area.rows {
      let line = UnsafeRawPointer(pixels) + row * stride
      let bytes = base + row * bytesPerRow
      for column in area.columns {
        let pixel = line.load(fromByteOffset: 4 * column, as: UInt32.self)
        layout.write(
          pixel,
          to: UnsafeMutableRawBufferPointer(start: bytes + column * size, count: size)
        )
      }
    }
  }
}
