public import QuartzCore

/// What a renderer draws on.
nonisolated open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle that is drawn, in points; (0, 0, 0, 0) before there is a renderer.
  public internal(set) final var bounds = CGRect.zero

  /// A usual format.
  public required override init() { super.init() }

  /// The format that suits the screen.
  open class func preferred() -> Self { Self() }

  /// The same as `preferred()`.
  open class func `default`() -> Self { preferred() }

  /// A format of the same values, for a rectangle.
  func copy(bounds: CGRect) -> Self {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// What a renderer of pictures draws on: how many pixels a point has, and whether there is alpha.
nonisolated open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point; default the screen's.
  open var scale = ScreenScale.current
  /// Whether pictures have no alpha, and are black where nothing is drawn; default false.
  open var opaque = false

  override func copy(bounds: CGRect) -> Self {
    let copy = super.copy(bounds: bounds)
    (copy.scale, copy.opaque) = (scale, opaque)
    return copy
  }
}

/// Where a renderer's actions draw; it is the current context while they run.
nonisolated open class UIGraphicsRendererContext: NSObject {
  /// The context, whose coordinates are those of the format's bounds.
  public final let cgContext: CGContext
  /// What is drawn on.
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

  /// Draws a line of the stroke color, a point wide, inside a rectangle's sides.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a line of the stroke color, a point wide, inside a rectangle's sides.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Cuts later drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws by actions given to it; `UIGraphicsImageRenderer` is the kind there is.
nonisolated open class UIGraphicsRenderer: NSObject {
  /// What is drawn on.
  public final let format: UIGraphicsRendererFormat

  init(_ format: UIGraphicsRendererFormat) {
    self.format = format
    super.init()
  }
}
