import CoreGraphics

/// How a layer draws its contents.
@MainActor
package struct DrawingSettings {
  var isOpaque = false
  var redrawsOnBoundsChange = false
  var isAsynchronous = false
  var format = CALayerContentsFormat.RGBA8Uint
  /// How bright the contents may be, where the layer says so.
  var brightness: BrightnessHints.Box?
  /// What the layer drew last.
  var store: BackingStore?

  package init() {}
}

extension CALayer {
  /// Whether what the layer draws leaves no part of it clear; key "opaque"; default false.
  ///
  /// A hint, for contents that `draw(in:)` makes (RE15): the store then has no alpha, shows black where
  /// nothing was drawn, and is not cleared before it is drawn into again.
  public var isOpaque: Bool {
    get { drawing.isOpaque }
    set { drawing.isOpaque = newValue }
  }

  /// Whether a change of the bounds asks for a display; default false: contents are stretched (DI5).
  public var needsDisplayOnBoundsChange: Bool {
    get { drawing.redrawsOnBoundsChange }
    set { drawing.redrawsOnBoundsChange = newValue }
  }

  /// Whether drawing may happen later, in another thread; default false (DI8).
  ///
  /// Kept: here all drawing is done at once.
  public var drawsAsynchronously: Bool {
    get { drawing.isAsynchronous }
    set { drawing.isAsynchronous = newValue }
  }

  /// How the pixels that `draw(in:)` makes are best kept; default `.RGBA8Uint`.
  ///
  /// A hint, which is kept: here they always have 8 bits for each of red, green, blue and alpha.
  public var contentsFormat: CALayerContentsFormat {
    get { drawing.format }
    set { drawing.format = newValue }
  }
}
