public import QuartzCore

/// The properties of a renderer's output.
nonisolated open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle that is drawn, in points; (0, 0, 0, 0) before it belongs to a renderer.
  public internal(set) final var bounds = CGRect.zero

  /// A format with default values.
  public required override init() { super.init() }

  /// The format that suits the screen.
  open class func preferred() -> Self { Self() }

  /// The same as `preferred()`.
  open class func `default`() -> Self { preferred() }

  /// A copy of the format, for a rectangle.
  func copy(bounds: CGRect) -> Self {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// The properties of an image renderer's output: the scale, and whether there is alpha.
nonisolated open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point; default the screen's scale.
  open var scale = ScreenScale.current
  /// Whether images have no alpha, and are black where nothing is drawn; default false.
  open var opaque = false

  override func copy(bounds: CGRect) -> Self {
    let copy = super.copy(bounds: bounds)
    (copy.scale, copy.opaque) = (scale, opaque)
    return copy
  }
}

/// The context in which a renderer's actions draw; it is the current context while they run.
nonisolated open class UIGraphicsRendererContext: NSObject {
  /// The context, whose coordinates are those of the format's bounds.
  public final let cgContext: CGContext
  /// The properties of the output.
  public final let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// Fills a rectangle with the fill color.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills a rectangle with the fill color.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.fill(rect, blendMode: blendMode)
  }

  /// Strokes a line of one point with the stroke color, inside the rectangle's sides.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Strokes a line of one point with the stroke color, inside the rectangle's sides.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Clips later drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The base class of renderers, which draw with closures; `UIGraphicsImageRenderer` is the one that exists here.
nonisolated open class UIGraphicsRenderer: NSObject {
  /// The properties of the output.
  public final let format: UIGraphicsRendererFormat

  init(_ format: UIGraphicsRendererFormat) {
    self.format = format
    super.init()
  }
}
