import CoreGraphics

/// Draws the tiles of layers in windows: records them between frames, one at a time, and has other threads make the
/// pixels.
///
/// Each step is a task of its own on the main actor, so that events and frames come between any two tiles.
@MainActor
enum TileWork {
  /// How many tiles are on their way at once: one is recorded while the others' pixels are made.
  private static let mostWorkers = 2
  private static var workers = 0
  /// Layers with tiles to draw; each once.
  private static var layers: [CATiledLayer] = []

  private struct Job {
    let layer: CATiledLayer
    let place: TilePlace
    let grid: TileGrid
    let version, edition: Int
  }

  /// Has the tiles drawn that a layer waits for.
  static func begin(_ layer: CATiledLayer) {
    if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
    while workers < mostWorkers {
      workers += 1
      Task {
        await work()
        workers -= 1
      }
    }
  }

  private static func work() async {
    while let job = nextJob() {
      let drawing = job.layer.recordTile(at: job.place, of: job.grid)
      let image = await pixels(of: drawing, isOpaque: job.layer.isOpaque)
      let tiles = job.layer.tiles
      guard tiles.edition == job.edition else { continue }
      tiles.put(image, at: job.place, version: job.version)
      job.layer.frameContext?.setNeedsFrame()
    }
  }

  /// The tile that is nearest to the middle of what is seen of the first layer that waits.
  private static func nextJob() -> Job? {
    while let layer = layers.first {
      let tiles = layer.tiles
      if let grid = tiles.grid, let place = tiles.waiting.popLast(),
        let version = tiles.tiles[place]?.version
      {
        tiles.tiles[place]?.isInWork = true
        return Job(
          layer: layer,
          place: place,
          grid: grid,
          version: version,
          edition: tiles.edition
        )
      }
      if tiles.waiting.isEmpty { layers.removeFirst() }
    }
    return nil
  }

  @concurrent
  private static func pixels(of drawing: RecordedDrawing?, isOpaque: Bool) async -> CGImage? {
    drawing?.makeImage(isOpaque: isOpaque)
  }
}

extension CALayer {
  /// The context of the tree that the layer is in.
  fileprivate var frameContext: LayerContext? {
    var top = self
    while let next = top.tree.superlayer { top = next }
    return top.tree.context
  }
}
