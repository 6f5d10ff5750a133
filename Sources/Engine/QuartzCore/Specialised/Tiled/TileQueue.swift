/// Layers that wait for tiles, in turn.
@MainActor
struct TileQueue {
  /// Each once.
  private var layers: [CATiledLayer] = []

  /// A tile to be drawn.
  struct Job {
    let layer: CATiledLayer
    let place: TilePlace
    let grid: TileGrid
    let version, edition: Int
  }

  /// Takes in a layer, behind those that wait already.
  mutating func add(_ layer: CATiledLayer) {
    if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
  }

  /// The tile that is nearest to the middle of what is seen of the layer whose turn it is.
  ///
  /// Layers that have left the tree have no turn: what is still wanted of them is found out where they come back.
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
