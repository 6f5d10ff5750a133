import CCairo
import Foundation

/// A destination for drawing paths, pictures and text: a bitmap, drawn by Cairo.
///
/// As with Apple's, the origin of a context that you make is at the **lower left** and y points up. A context that a
/// layer passes to `draw(in:)` has the layer's own coordinates: points, the bounds' origin normally at the upper left,
/// y down; its `ctm` already includes that. Drawing with numbers that are not finite draws nothing.
public final class CGContext {
  /// The number of columns, in pixels.
  public let width: Int
  /// The number of rows, in pixels.
  public let height: Int
  /// From the initial coordinates of the context to device space, y up: shadows are placed in these coordinates.
  let baseTransform: CGAffineTransform
  /// The layout of the pixels in memory.
  let format: BitmapFormat
  let surface: CairoSurface
  let drawing: CairoDrawing
  /// The bitmap's memory; `nil` where it is the surface's own.
  let memory: PixelMemory?
  var state = GraphicsState()
  var savedStates: [SavedState] = []
  /// From text space, in which glyphs lie with y up, to user space; initially the identity.
  ///
  /// It is not a part of the graphics state: it is neither saved nor restored. Where user space has y down, text is
  /// upside down unless the matrix mirrors it (`CGAffineTransform(scaleX: 1, y: -1)`).
  public var textMatrix = CGAffineTransform.identity
  /// The current path in Apple's device space: pixels, y up.
  var devicePath = CGMutablePath()

  /// The state that `saveGState` saves; the clip is in Cairo's own stack beside it.
  struct GraphicsState {
    var ctm = CGAffineTransform.identity
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var alpha: Double = 1
    var blendMode = CGBlendMode.normal
    var stroke = StrokeStyle()
    var isAntialiased = true
    var allowsAntialiasing = true
    /// The mask of later drawing; `nil` for none.
    var mask: ClipMask?
    /// The shadow of later drawing; `nil` for none.
    var shadow: ContextShadow?
    var interpolationQuality = CGInterpolationQuality.default
    /// The color space of components that set the fill color.
    var fillSpace = CGColorSpace.deviceGraySpace
    var strokeSpace = CGColorSpace.deviceGraySpace
    /// The offset of patterns, in the initial coordinates of the context.
    var patternPhase = CGSize.zero
    /// The font of `showGlyphs`.
    var font: CGFont?
    var fontSize = 1.0
    var textMode = CGTextDrawingMode.fill
  }

  /// A state that `restoreGState` or the end of a transparency layer restores.
  struct SavedState {
    var state: GraphicsState
    /// Whether it was saved by the beginning of a transparency layer.
    var beginsLayer = false
  }

  /// A transparent bitmap for a layer's contents: origin at the upper left, y down, in points.
  ///
  /// - Parameters:
  ///   - pixelWidth: The number of columns, 1 … 32767.
  ///   - pixelHeight: The number of rows, 1 … 32767.
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

  /// A context that draws over the contents of memory, in the memory's own layout.
  init(over memory: PixelMemory, width: Int, height: Int) throws(CoreGraphicsError) {
    surface = try memory.makeSurface()
    drawing = try CairoDrawing(on: surface)
    (self.width, self.height) = (width, height)
    (format, self.memory) = (memory.format, memory)
    baseTransform = .identity
  }

  /// A context that records drawing commands, to be rendered later.
  ///
  /// - Parameters:
  ///   - width: The number of columns, 1 … 32767.
  ///   - height: The number of rows, 1 … 32767.
  ///   - ctm: The initial transform.
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
