import CCairo
import Foundation

/// An SVG file with its size, drawn by librsvg: shapes, text in installed fonts, gradients and filters, but no
/// pictures.
struct SVGFile: Sendable {
  let data: Data
  /// The size it says it has in units of CSS, a pixel each at scale 1; 300 × 150 when it says none, as in browsers.
  let size: CGSize

  /// Reads the file to its end and finds its size.
  ///
  /// - Throws: `damaged`, or `missing`.
  init(_ data: Data) throws(DecodingFailure) {
    if let objection = SVGSafety.objection(to: data) { throw .damaged(objection) }
    let handle = try SVGHandle(data)
    self.data = data
    size = handle.size
  }

  /// Draws it to fill a bitmap.
  ///
  /// - Parameters:
  ///   - width: Columns, 1 … 32767.
  ///   - height: Rows, 1 … 32767.
  /// - Returns: A picture, clear where nothing is drawn.
  /// - Throws: `damaged`, or `missing`.
  func draw(width: Int, height: Int) throws(DecodingFailure) -> CGImage {
    let handle = try SVGHandle(data)
    let surface = try DecodingFailure.drawing { () throws(CoreGraphicsError) -> CairoSurface in
      try CairoSurface(width: width, height: height)
    }
    let drawing = try DecodingFailure.drawing { () throws(CoreGraphicsError) -> CairoDrawing in
      try CairoDrawing(on: surface)
    }
    try handle.draw(on: drawing, width: width, height: height)
    return CGImage(width: width, height: height, pixels: surface.copyPixels())
  }
}

/// An SVG document in memory, owned by this value alone (`RsvgHandle`).
private struct SVGHandle: ~Copyable {
  private let library: SVGLibrary
  private let pointer: OpaquePointer

  init(_ data: Data) throws(DecodingFailure) {
    guard let library = SVGLibrary.shared else { throw .missing(package: SVGLibrary.package) }
    var error: UnsafeMutableRawPointer?
    let pointer = data.withUnsafeBytes {
      library.new($0.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt($0.count), &error)
    }
    guard let pointer else { throw .damaged(library.reason(error)) }
    library.setResolution(pointer, 96)
    self.library = library
    self.pointer = pointer
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// Its width and height in pixels; where it has none, those of its `viewBox`.
  var size: CGSize {
    var (width, height) = (0.0, 0.0)
    if library.pixelSize(pointer, &width, &height) != 0 {
      return CGSize(width: width, height: height)
    }
    var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
    // A length is a number and a unit; a box has four numbers.
    var (across, down, box) = ([0.0, 0], [0.0, 0], [0.0, 0, 0, 0])
    library.dimensions(pointer, &hasWidth, &across, &hasHeight, &down, &hasBox, &box)
    return hasBox != 0 ? CGSize(width: box[2], height: box[3]) : CGSize(width: 300, height: 150)
  }

  func draw(
    on drawing: borrowing CairoDrawing,
    width: Int,
    height: Int
  ) throws(DecodingFailure) {
    var error: UnsafeMutableRawPointer?
    let viewport = [0, 0, Double(width), Double(height)]
    guard library.render(pointer, drawing.pointer, viewport, &error) != 0 else {
      throw .damaged(library.reason(error))
    }
  }
}
