import CoreGraphics
public import Foundation

/// A layer that draws itself in tiles, each when it comes into view: for contents too large to be drawn at once (SL7).
///
/// `draw(in:)`, or the delegate's `draw(_:in:)`, is called for each tile with a context that is cut to it; its
/// transform tells the resolution. A tile is drawn whole, also where it reaches over the bounds. As with any layer
/// nothing is drawn before `setNeedsDisplay()` (DI1), and what was drawn stays until its place is to be displayed anew;
/// then the old tile is seen until there is a new one.
///
/// In a window `draw(in:)` is called between frames, for one tile at a time, on the main actor as always: what it draws
/// is recorded, and another thread makes the pixels. So a frame waits for no tile; a tile that comes after its place
/// was first shown fades in, and meanwhile what there is of a coarser or finer level is seen. Pictures that are made
/// without a window have all their tiles at once.
///
/// Tiles in view are kept, and 64 MiB of those that are not; the ones seen least recently go first.
open class CATiledLayer: CALayer {
  /// The size of a tile in pixels; default 256 × 256.
  ///
  /// Parts of a pixel count as whole ones. A side that is less than 1 counts as 256, one beyond 4096 as 4096; both are
  /// reported.
  @Animatable(TiledKey.tileSize) open var tileSize: CGSize
  /// How many resolutions the layer is drawn at, each half of the one before; default 1.
  ///
  /// Fewer than 1 count as 1, which is reported.
  @Animatable(TiledKey.levelsOfDetail) open var levelsOfDetail: Int
  /// How often the finest resolution is twice that of the layer's contents; default 0.
  ///
  /// With 4 levels and a bias of 3 the layer is drawn at 8, 4, 2 times and once as many pixels a point as its
  /// `contentsScale` says.
  @Animatable(TiledKey.levelsOfDetailBias) open var levelsOfDetailBias: Int

  /// What has been drawn.
  package let tiles = TileStore()

  /// A tiled layer that has drawn nothing.
  public required init() { super.init() }

  /// A copy of another tiled layer's values, without its tiles.
  public required init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CATiledLayer { tiles.isAsked = other.tiles.isAsked }
  }

  /// How long a tile that comes late takes to fade in, in seconds; default 0.25.
  ///
  /// Override it for another time; 0 or less, or no number, for none.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// Has the tiles drawn anew, as they come into view, where the layer has asked for it (DI4).
  open override func display() {
    defer { pending.dirtyArea = .nothing }
    if let delegate, OptionalRequirement.isAnswered(by: { delegate.display(self) }) { return }
    tiles.discard(pending.dirtyArea)
    Engine.current.tiledLayers.note(self)
    setNeedsCommit()
  }

  package override class var keepsHitRules: Bool { self == CATiledLayer.self }

  override class var declaresContent: Bool { true }

  override class var declaredKeys: [any DeclaredDefault] { TiledKey.all }

  override func declaredContent(of values: CustomValues) -> DeclaredContent {
    .tiles(tiles.content)
  }
}
