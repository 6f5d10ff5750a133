import CoreGraphics

/// The settings of a layer for drawing its contents.
@MainActor
package struct DrawingSettings {
  var isOpaque = false
  var redrawsOnBoundsChange = false
  var isAsynchronous = false
  var format = CALayerContentsFormat.RGBA8Uint
  /// The brightness hints, if the layer has any.
  var hints: DrawingHints?
  /// The layer's last drawing.
  var store: BackingStore?

  package init() {}
}

/// Hints for drawing that few layers have: those of brightness, by the class that derives from this one.
class DrawingHints {}
