import CCairo
import Foundation

/// Decodes PNG with Cairo's reader (libpng); sixteen bits per component become eight.
struct PNGDecoder: Sendable {
  let data: Data
  private(set) var width = 0
  private(set) var height = 0
  private(set) var orientation = 1

  /// Reads the header, and the orientation from an `eXIf` chunk before the pixels.
  ///
  /// - Throws: `damaged`.
  init(_ data: Data) throws(DecodingFailure) {
    self.data = data
    guard ImageFormat(of: data) == .png else { throw .damaged("it does not begin like a PNG file") }
    var reader = ByteReader(data, at: 8)
    while let size = reader.number(4, bigEndian: true), let name = reader.run(4),
      let chunk = reader.run(size)
    {
      if name.elementsEqual("IHDR".utf8) {
        var fields = ByteReader(chunk)
        width = fields.number(4, bigEndian: true) ?? 0
        height = fields.number(4, bigEndian: true) ?? 0
      } else if name.elementsEqual("eXIf".utf8) {
        orientation = EXIFOrientation.read(chunk)
      } else if name.elementsEqual("IDAT".utf8) || width == 0 {
        break
      }
      _ = reader.run(4)
    }
    guard width > 0, height > 0 else { throw .damaged("its size is \(width)×\(height)") }
  }

  /// Decodes the picture; its size must be within all limits.
  ///
  /// - Throws: `damaged`.
  func decode() throws(DecodingFailure) -> CGImage {
    let pixels: [UInt32]
    do throws(CoreGraphicsError) {
      pixels = try self.pixels(of: try read())
    } catch {
      guard case .drawing(_, let reason) = error else { throw .damaged("\(error)") }
      throw .damaged("it is damaged (\(reason))")
    }
    guard pixels.count == width * height else { throw .damaged("it has two sizes") }
    return CGImage(width: width, height: height, pixels: pixels)
  }

  private func read() throws(CoreGraphicsError) -> CairoSurface {
    var rest = data[...]
    let surface = withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
          let rest = closure.assumingMemoryBound(to: Data.SubSequence.self)
          guard rest.pointee.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
          rest.pointee.copyBytes(to: bytes, count: Int(count))
          rest.pointee = rest.pointee.dropFirst(Int(count))
          return CAIRO_STATUS_SUCCESS
        },
        rest
      )
    }
    return try CairoSurface(adopting: surface, operation: "decode a PNG")
  }

  private func pixels(of surface: borrowing CairoSurface) throws(CoreGraphicsError) -> [UInt32] {
    switch cairo_image_surface_get_format(surface.pointer) {
    case CAIRO_FORMAT_ARGB32: return surface.copyPixels()
    // Cairo leaves the alpha byte of pictures without alpha undefined.
    case CAIRO_FORMAT_RGB24: return surface.copyPixels(opaque: true)
    default:
      // Newer Cairo versions keep sixteen bits as floating-point numbers.
      let eight = try CairoSurface(width: width, height: height)
      let drawing = try CairoDrawing(on: eight)
      cairo_set_operator(drawing.pointer, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(drawing.pointer, surface.pointer, 0, 0)
      cairo_paint(drawing.pointer)
      cairo_set_source_rgba(drawing.pointer, 0, 0, 0, 0)
      return eight.copyPixels()
    }
  }
}
