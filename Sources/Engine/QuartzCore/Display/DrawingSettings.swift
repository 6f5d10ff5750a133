import CoreGraphics

/// The settings of a layer for drawing its contents.
@MainActor
struct DrawingSettings {
  var isOpaque = false
  var redrawsOnBoundsChange = false
  var isAsynchronous = false
  var format = CALayerContentsFormat.RGBA8Uint
  /// The brightness hints, if the layer has any.
  var hints: DrawingHints?
  /// The layer's last drawing.
  var store: BackingStore?
  /// The area that has to be drawn again.
  var dirtyArea = DirtyArea.nothing

  var needsDisplay: Bool { dirtyArea != .nothing }

  /// Those of a layer of which nothing was set.
  static let standard = DrawingSettings()
}

/// Hints for drawing that few layers have: those of brightness, by the class that derives from this one.
class DrawingHints {}
