/// A round-robin queue of layers that wait for tiles.
@MainActor
struct TileQueue {
  /// The waiting layers, each once.
  private var layers: [CATiledLayer] = []

  /// A tile to be drawn.
  struct Job {
    let layer: CATiledLayer
    let place: TilePlace
    let grid: TileGrid
    let version, edition: Int
  }

  /// Appends a layer to the queue, unless it is in it.
  mutating func add(_ layer: CATiledLayer) {
    if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
  }

  /// The next tile to draw: of the layer whose turn it is, the tile nearest to the center of the visible part.
  ///
  /// Layers that have left the tree are skipped: their missing tiles are computed when they come back.
  mutating func next() -> Job? {
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
}

extension TileQueue.Job {
  /// Removes and returns the next tile that a layer waits for; `nil` if it waits for none.
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
