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
  /// The layout of the pixels in memory.
  let format: BitmapFormat
  let surface: CairoSurface
  let drawing: CairoDrawing
  /// The bitmap's memory where it is not the surface's own.
  let memory: PixelMemory?
  var state = GraphicsState()
  var savedStates: [SavedState] = []
  /// From text space, in which glyphs lie with y up, to user space; the identity at first.
  ///
  /// It is no part of the graphics state: it is neither saved nor restored. Where user space has y down, text stands on
  /// its head unless the matrix reverses it (`CGAffineTransform(scaleX: 1, y: -1)`).
  public var textMatrix = CGAffineTransform.identity
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
    /// What components mean that colors are set by.
    var fillSpace = CGColorSpace.deviceGraySpace
    var strokeSpace = CGColorSpace.deviceGraySpace
    /// How far patterns are moved, in the coordinates that the context begins with.
    var patternPhase = CGSize.zero
    /// What `showGlyphs` draws with.
    var font: CGFont?
    var fontSize = 1.0
    var textMode = CGTextDrawingMode.fill
  }

  /// What `restoreGState` or the end of a transparency layer goes back to.
  struct SavedState {
    var state: GraphicsState
    /// Whether it was saved by the beginning of a transparency layer.
    var beginsLayer = false
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
    (format, memory) = (.native, nil)
    baseTransform = ctm
    state.ctm = ctm
  }

  /// A context that draws into memory whose layout is its own, as it is there.
  init(over memory: PixelMemory, width: Int, height: Int) throws(CoreGraphicsError) {
    surface = try memory.makeSurface()
    drawing = try CairoDrawing(on: surface)
    (self.width, self.height) = (width, height)
    (format, self.memory) = (memory.format, memory)
    baseTransform = .identity
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
    (format, memory) = (.native, nil)
    baseTransform = ctm
    state.ctm = ctm
  }

  /// From Apple's device space (y up) to Cairo's (y down).
  var toCairo: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }
}
