import CoreGraphics
public import Foundation

/// A layer that draws itself in tiles as they come into view, for contents too large to be drawn at once.
///
/// `draw(in:)`, or the delegate's `draw(_:in:)`, is called for each tile, with a context that is clipped to it and
/// whose transform has the tile's resolution. A tile is drawn completely, also where it extends beyond the bounds. As
/// with any layer, nothing is drawn before `setNeedsDisplay()`. A drawn tile stays until its area is to be displayed
/// again; then the old tile is shown until there is a new one.
///
/// In a window `draw(in:)` is called between frames, for one tile at a time, on the main actor as always. What it draws
/// is recorded, and another thread makes the pixels. So a frame waits for no tile. A tile that is ready only after its
/// place was first shown fades in; until then a coarser or finer level is shown there, if it has been drawn. Pictures
/// made without a window have all their tiles at once.
///
/// Tiles in view are kept, and 64 MiB of others, as an LRU cache: the least recently seen are removed first.
open class CATiledLayer: CALayer {
  /// The size of a tile in pixels; default 256 × 256.
  ///
  /// Sizes are rounded up to whole pixels. A side of less than 1 counts as 256, one of more than 4096 as 4096; both are
  /// reported.
  @Animatable(TiledKey.tileSize) open var tileSize: CGSize
  /// The number of resolutions that the layer is drawn at, each half of the one before; default 1.
  ///
  /// A number less than 1 counts as 1, which is reported.
  @Animatable(TiledKey.levelsOfDetail) open var levelsOfDetail: Int
  /// How many times the resolution of the layer's contents is doubled for the finest level; default 0.
  ///
  /// With 4 levels and a bias of 3 the layer is drawn at 8, 4, 2 and 1 times `contentsScale` pixels per point.
  @Animatable(TiledKey.levelsOfDetailBias) open var levelsOfDetailBias: Int

  /// The tiles that have been drawn.
  package let tiles = TileStore()

  /// A tiled layer without tiles.
  public required init() { super.init() }

  /// A copy of another tiled layer's values, without its tiles.
  public required init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CATiledLayer { tiles.isAsked = other.tiles.isAsked }
  }

  /// The layer of an archive; `nil` for one that is damaged.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The duration of a late tile's fade-in, in seconds; default 0.25.
  ///
  /// Override it for another duration; there is no fade if it is 0, negative or NaN.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// Makes the tiles in areas that need display be drawn again as they come into view.
  open override func display() {
    defer { drawing.dirtyArea = .nothing }
    if let delegate, OptionalRequirement.isAnswered(by: { delegate.display(self) }) { return }
    tiles.discard(drawing.dirtyArea)
    setNeedsCommit()
  }

  override class var kind: (any LayerKind.Type)? { CATiledLayer.self }
}
