extension CALayer {
  /// Whether the layer's drawing is opaque everywhere; key "opaque"; default false.
  ///
  /// A hint, for contents that `draw(in:)` makes: the store then has no alpha, shows black where nothing was drawn, and
  /// is not cleared before it is drawn into again.
  public var isOpaque: Bool {
    get { drawing.isOpaque }
    set { if newValue != drawing.isOpaque { drawing.isOpaque = newValue } }
  }

  /// Whether a change of the bounds makes the layer need display; default false: contents are stretched.
  public var needsDisplayOnBoundsChange: Bool {
    get { drawing.redrawsOnBoundsChange }
    set {
      guard newValue != drawing.redrawsOnBoundsChange else { return }
      drawing.redrawsOnBoundsChange = newValue
    }
  }

  /// Whether drawing may happen later, on another thread; default false.
  ///
  /// Stored without effect: here all drawing is done at once.
  public var drawsAsynchronously: Bool {
    get { drawing.isAsynchronous }
    set { if newValue != drawing.isAsynchronous { drawing.isAsynchronous = newValue } }
  }

  /// The pixel format for the layer's drawing; default `.RGBA8Uint`.
  ///
  /// A hint that is stored: here pixels always have 8 bits for each of red, green, blue and alpha.
  public var contentsFormat: CALayerContentsFormat {
    get { drawing.format }
    set { if newValue != drawing.format { drawing.format = newValue } }
  }
}
