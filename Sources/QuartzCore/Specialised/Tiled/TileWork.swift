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

  /// A tile to be drawn.
  struct Job {
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
      job.layer.context?.setNeedsFrame()
    }
  }

  /// The tile that is nearest to the middle of what is seen of the layer whose turn it is.
  ///
  /// Layers that have left the tree have no turn: what is still wanted of them is found out where they come back.
  static func nextJob() -> Job? {
    while !layers.isEmpty {
      let layer = layers.removeFirst()
      guard layer.tree.committedIn != 0 else {
        layer.tiles.stopWaiting()
        continue
      }
      guard let job = Job(layer) else { continue }
      layers.append(layer)
      return job
    }
    return nil
  }

  @concurrent
  private static func pixels(of drawing: RecordedDrawing?, isOpaque: Bool) async -> CGImage? {
    drawing?.makeImage(isOpaque: isOpaque)
  }
}

extension TileWork.Job {
  /// Takes the next of the tiles that a layer waits for; `nil` when it waits for none.
  @MainActor
  fileprivate init?(_ layer: CATiledLayer) {
    let tiles = layer.tiles
    guard let grid = tiles.grid else { return nil }
    while let place = tiles.waiting.popLast() {
      guard let version = tiles.tiles[place]?.version else { continue }
      tiles.tiles[place]?.isInWork = true
      (self.layer, self.place, self.grid) = (layer, place, grid)
      (self.version, edition) = (version, tiles.edition)
      return
    }
    return nil
  }
}
