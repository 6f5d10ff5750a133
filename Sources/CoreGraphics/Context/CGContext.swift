import CCairo
import Foundation

/// A place to draw paths, pictures and text into: a bitmap, drawn by Cairo.
///
/// As with Apple's, the origin of a context you make is at the **lower left** and y points up. A context
/// that a layer hands to `draw(in:)` has the layer's own coordinates: points, the bounds' origin normally
/// at the upper left, y down; its `ctm` already holds all that. Numbers that are not finite draw nothing.
public final class CGContext {
  /// Columns, in pixels.
  public let width: Int
  /// Rows, in pixels.
  public let height: Int
  /// From the coordinates that a context begins with to device space, y up: a shadow is placed in them.
  let baseTransform: CGAffineTransform
  let surface: CairoSurface
  let drawing: CairoDrawing
  var state = GraphicsState()
  var savedStates: [SavedState] = []
  /// The current path in Apple's device space: pixels, y up.
  var devicePath = CGMutablePath()

  /// What `saveGState` saves; the clip is in Cairo's own stack beside it.
  struct GraphicsState {
    var ctm = CGAffineTransform.identity
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var alpha: Double = 1
    var blendMode = CGBlendMode.normal
    var stroke = StrokeStyle()
    var isAntialiased = true
    var allowsAntialiasing = true
    /// What later drawing is seen through; `nil` for all of it.
    var mask: ClipMask?
    /// What later drawing casts; `nil` for nothing.
    var shadow: ContextShadow?
    var interpolationQuality = CGInterpolationQuality.default
  }

  /// What `restoreGState` or the end of a transparency layer goes back to.
  struct SavedState {
    var state: GraphicsState
    /// Whether it was saved by the beginning of a transparency layer.
    var beginsLayer = false
  }

  /// A transparent bitmap; `nil` when it cannot be made.
  ///
  /// Only one layout exists: 8 bits per component, premultiplied BGRA. Other alpha kinds are accepted
  /// for a bitmap that the context makes itself, and `data` then still has this layout.
  ///
  /// - Parameters:
  ///   - data: Must be `nil`: the context owns its pixels.
  ///   - width: Columns, 1 … 32767.
  ///   - height: Rows, 1 … 32767.
  ///   - bitsPerComponent: 8, or 0 for any.
  ///   - bytesPerRow: Ignored; see `bytesPerRow`.
  ///   - space: An RGB space.
  ///   - bitmapInfo: Ignored.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    guard data == nil, space.model == .rgb, bitsPerComponent == 8 || bitsPerComponent == 0 else {
      return nil
    }
    try? self.init(width: width, height: height, ctm: .identity)
  }

  /// A transparent bitmap for a layer's contents: origin at the upper left, y down, in points.
  ///
  /// - Parameters:
  ///   - pixelWidth: Columns, 1 … 32767.
  ///   - pixelHeight: Rows, 1 … 32767.
  ///   - scale: Pixels per point.
  /// - Throws: `drawing` for a size that no bitmap can have.
  package convenience init(
    pixelWidth: Int,
    pixelHeight: Int,
    scale: Double
  ) throws(CoreGraphicsError) {
    try self.init(
      width: pixelWidth,
      height: pixelHeight,
      ctm: CGAffineTransform(
        a: scale,
        b: 0,
        c: 0,
        d: -scale,
        tx: 0,
        ty: CGFloat(pixelHeight)
      )
    )
  }

  init(width: Int, height: Int, ctm: CGAffineTransform) throws(CoreGraphicsError) {
    surface = try CairoSurface(width: width, height: height)
    drawing = try CairoDrawing(on: surface)
    (self.width, self.height) = (width, height)
    baseTransform = ctm
    state.ctm = ctm
  }

  /// A context whose drawing is kept, to be turned into pixels later.
  ///
  /// - Parameters:
  ///   - width: Columns, 1 … 32767.
  ///   - height: Rows, 1 … 32767.
  ///   - ctm: The first transform.
  /// - Throws: `drawing` for a size that no bitmap can have.
  init(
    recordingWidth width: Int,
    height: Int,
    ctm: CGAffineTransform
  ) throws(CoreGraphicsError) {
    surface = try CairoSurface(recordingWidth: width, height: height)
    drawing = try CairoDrawing(on: surface)
    (self.width, self.height) = (width, height)
    baseTransform = ctm
    state.ctm = ctm
  }

  /// Bytes from one row to the next.
  public var bytesPerRow: Int { surface.bytesPerRow }

  /// The pixels, rows from the top, B, G, R, A bytes; valid as long as the context.
  ///
  /// `nil` for a context that has none yet: that of a tiled layer's drawing.
  public var data: UnsafeMutableRawPointer? {
    cairo_surface_flush(surface.pointer)
    return UnsafeMutableRawPointer(cairo_image_surface_get_data(surface.pointer))
  }

  /// A picture of what is drawn so far; later drawing does not change it.
  public func makeImage() -> CGImage? { makeImage(isOpaque: false) }

  /// A picture of what is drawn so far.
  ///
  /// - Parameter isOpaque: Whether it has no alpha: black shows through where nothing was drawn, or not all.
  /// - Returns: `nil` when there is no memory for it.
  package func makeImage(isOpaque: Bool) -> CGImage? {
    guard !surface.isRecording else {
      return surface.played(width: width, height: height, opaque: isOpaque)
    }
    let pixels = surface.copyPixels(opaque: isOpaque)
    return CGImage(width: width, height: height, pixels: pixels)
  }

  /// From Apple's device space (y up) to Cairo's (y down).
  var toCairo: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }
}
