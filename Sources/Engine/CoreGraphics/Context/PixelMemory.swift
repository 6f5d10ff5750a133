import CCairo
import Foundation

/// The memory of a bitmap that a context draws into, where it is the caller's or of another layout than Cairo's.
///
/// Cairo draws into memory of its own layout itself. For others there is a surface beside it, which is read from the
/// memory before each drawing and written to it after, as far as the drawing reaches: so what the caller has written
/// meanwhile is drawn over, and what is drawn is there at once.
final class PixelMemory {
  /// Gives the memory up: with what was said when the context was made, and the memory.
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
  /// Whether the memory has each drawing at once; until someone can look at the memory, the surface alone has it.
  private(set) var isWatched: Bool

  /// Memory of a context; `nil` for another layout, and when there is none.
  ///
  /// - Parameters:
  ///   - data: The caller's, which must outlive the context; `nil` for memory of its own, clear at first.
  ///   - width: Columns, 1 … 32767.
  ///   - height: Rows, 1 … 32767.
  ///   - bytesPerRow: No less than a row has.
  ///   - format: Of a context.
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
    // Grays are rounded after each drawing, not after some.
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

  /// Lets the memory have all drawing from now on, and all that there was.
  func watch(_ surface: borrowing CairoSurface) {
    guard !isWatched else { return }
    store(Area(columns: 0..<width, rows: 0..<height), from: surface)
    isWatched = true
  }

  /// Brings what the memory shows into the surface.
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

  /// Brings what the surface shows into the memory.
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
